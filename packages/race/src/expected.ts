import { type Expected, having, listOf, TEXT, within } from '@pencilmark/core/result';

// What the arguments of the public functions must be. A match in progress is looked at from outside
// only: its events are checked by the schemas of `@pencilmark/race/messages`.

export const A_STATE = having('a match, such as initial(SETUP)', 'setup', 'progress', 'answers');
export const A_SETUP = having('a setup with id, rules, seed and puzzles', 'id', 'rules', 'seed', 'puzzles');
export const THE_RULES = having('the rules of a match, with mode and seats', 'mode', 'seats');
export const AN_EVENT = having('an event of a match, with seq, seat, k and body', 'seq', 'seat', 'k', 'body');
export const A_SNAPSHOT = having('a snapshot, such as view(MATCH, SEAT)', 'rules', 'seats', 'phase');
export const A_COMMAND = having("a command, such as { t: 'due' }", 't');
export const A_RESULT = having('the result of a match, with standings', 'standings');
export const A_CLOCK = having('a clock, such as { left: 240_000, quota: 300 }', 'left', 'quota');
export const A_TURN = having('a turn, such as { elapsed: 5000, rtt: 60 }', 'elapsed', 'rtt');
export const A_RATING = having('a rating, such as FIRST_RATING', 'rating', 'deviation', 'volatility');
export const EVENTS = listOf(AN_EVENT);
export const RATINGS = listOf(A_RATING);
export const MOMENTS = listOf(having('a moment, such as { ms: 2000, cells: 1 }', 'ms', 'cells'));
export const DIGITS = listOf(within(0));
export const A_SEAT = within(0);
export const A_VIEWER: Expected = [
  (viewer: unknown) => viewer === 'referee' || viewer === 'spectator' || A_SEAT[0](viewer as never),
  "the number of a seat, 'spectator' or 'referee'",
];
export const TEXTS = listOf(TEXT);
export const PLACEMENTS = listOf(having('a candidate, such as { cell: 0, digit: 1 }', 'cell', 'digit'));
