import { boxed } from '@pencilmark/core';
import { apply, decide, FIRST_RATING, initial, type MatchSetup, view } from '@pencilmark/race';
import { anything, except, optional, type Row, whole } from './law.ts';

const small = boxed(2, 2);
const rules = {
  mode: 'race',
  board: '4x4:2x2',
  level: 'gentle',
  seats: 2,
  seconds: 600,
  isChecked: true,
  isRated: false,
} as const;
const digits = [...'1234341221434320'].map(Number);
const solution = [...'1234341221434321'].map(Number);
const one = { board: '4x4:2x2', puzzle: '1.3434.2214343..', solution: '1234341221434321' };
const setup: MatchSetup = { id: 'm1', rules, commit: 'c'.repeat(64), seed: 'secret', puzzles: [one] };
const state = initial(setup);
const [event] = decide(state, { t: 'join', seat: 0, name: 'Ann' } as never, 5000).events;
const viewer = except(0, 'nobody', -1, 1.5);
const seat = whole(0);
const amount = except(3, -1);
const moments = except([{ ms: 2000, cells: 1, cell: 7 }], [7]);
const clock = { left: 1000, quota: 300 };

/** A right clock, turn and the like has its keys, which is all that is looked at. */
export const RACE: Readonly<Record<string, () => Row>> = {
  apply: () => [state, event],
  bonusOf: () => [amount],
  canSee: () => [rules, viewer, seat],
  commitText: () => [setup],
  costOf: () => [amount],
  dailyCommitText: () => ['2026-11-22', 'easy', '9x9', '53..7', 'cafe'],
  dailyText: () => ['2026-11-22', 'easy'],
  deadline: () => [state],
  decide: () => [state, { t: 'join', seat: 0, name: 'Ann' }, 5000, optional({})].slice(0, 3),
  firstQuota: () => [amount],
  firstSeat: () => ['00000003', whole(2)],
  flagTime: () => [clock, 50_000],
  follow: () => [view(state, 0), event],
  ghostAt: () => [moments, 4999],
  ghostCells: () => [moments, 4999],
  ghostOf: () => [except([event], [7]), seat],
  initial: () => [setup],
  levelsOf: () => ['9x9'],
  par: () => [small, except(digits, [-1], ['x']), optional(except([], [7])), optional(except(9, -1))],
  penaltyOf: () => [amount],
  ratingsAfter: () => [{ ending: 'full', standings: [] }, except([], [7])],
  refusalOfRules: () => [rules],
  replay: () => [setup, anything([event])],
  rested: () => [FIRST_RATING, 1e9],
  resultOf: () => [state],
  sideCount: () => [rules],
  sideOf: () => [rules, seat],
  solverGhost: () => [small, except(digits, ['x']), except(solution, ['x']), optional(amount)],
  spend: () => [clock, { elapsed: 5000, took: 4900, rtt: 60 }],
  tossText: () => ['f00d', except(['aa', 'bb'], [7])],
  view: () => [apply(state, event!), viewer],
  viewEvent: () => [rules, event, viewer],
};
