/** Why a command is refused: a code for programs, and the sentence that people read. */
export const REFUSALS = {
  seat: 'This seat is not yours.',
  taken: 'This seat is taken.',
  twice: 'This account sits at this match already.',
  account: 'A rated match needs an account.',
  'not-open': 'This match does not wait for players any more.',
  'not-ready': 'Nobody is asked to be ready now.',
  'not-yet': 'It is too early for this.',
  'not-live': 'The match is not running.',
  over: 'The match is over.',
  turn: 'It is the turn of the other player.',
  'own-turn': 'It is your turn: place the digit instead of preparing it.',
  stale: 'The position has changed since.',
  future: 'The match has not come to this event yet.',
  cell: 'This board has no such cell.',
  digit: 'This board has no such digit.',
  given: 'The digit in this cell is printed.',
  filled: 'This cell is filled.',
  empty: 'This cell is empty already.',
  'struck-out': 'This digit was tried here: it is wrong.',
  finished: 'This board is finished.',
  resigned: 'You have left this match.',
  present: 'The other player has not been away for 30 seconds.',
  mode: 'This mode does not know that.',
  phrase: 'There is no such phrase.',
  often: 'Please wait a moment before the next phrase.',
  many: 'That is more than a match can hold.',
  board: 'There is no such board for matches.',
  level: 'There are no puzzles of this level for matches on this board.',
  rules: 'These rules do not fit this mode.',
  unwritable: 'The service cannot write this down. Nothing was done.',
} as const;

/** The code of a refusal, a key of `REFUSALS`. */
export type RefusalCode = keyof typeof REFUSALS;

/** Why a command was not done. It costs nothing and leaves no trace in the log. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly text: string;
}

/** `possible` is a sentence more, where it helps to know what could be done instead. */
export const refused = (code: RefusalCode, possible?: string): Refusal => ({
  code,
  text: [REFUSALS[code], possible].filter(Boolean).join(' '),
});
