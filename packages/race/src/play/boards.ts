import type { Geometry } from '@pencilmark/core';
import { boardOfMatch, digitIn, digitsOfText } from '../geometry.ts';
import type { Standing } from '../messages/rules.ts';
import type { SideState, Snapshot } from '../messages/snapshot.ts';
import { BOARD_PENALTY } from '../prices.ts';
import { type Refusal, refused } from '../refusals.ts';
import { type RoundTrip, sideOf } from '../state.ts';
import type { Draft } from './draft.ts';
import { endMatch } from './ending.ts';
import type { CommandOf, Mode } from './mode.ts';

// What races and teams share: boards that are filled at the same time, each by its own side.

/** At most so much of the way is taken from the time, in ms. */
const MOST_WAY = 250;

/** The board of a side, as the referee sees it. */
type Board = SideState & { readonly own: NonNullable<SideState['own']> };

const boardOfSeat = ({ progress }: Draft['state'], seat: number): Board =>
  progress.boards!.sides[sideOf(progress.rules, seat)] as Board;

const geometryOf = ({ state }: Draft): Geometry => boardOfMatch(state.setup.puzzles[0]!.board);

const solutionOf = ({ state }: Draft): number[] => digitsOfText(state.setup.puzzles[0]!.solution);

/** Starts the boards of a race or a team match. */
export const startBoards: Mode['start'] = (draft, toss) =>
  draft.add('started', { seat: null }, { toss, puzzle: draft.state.setup.puzzles[0]!.puzzle, begins: null, par: null });

/** Ends a match whose time is over. */
export const endInTime: Mode['due'] = (draft) => endMatch(draft, 'time', standings(draft));

/** Places a digit; `penaltyOf` says what the k-th wrong digit costs, in ms. */
export function moveChecked(
  draft: Draft,
  command: CommandOf<'move'>,
  penaltyOf: (misses: number) => number,
): Refusal | undefined {
  const { seat, cid, cell, digit } = command;
  const { own, misses, count } = boardOfSeat(draft.state, seat);
  const refusal = refusalOfMove(draft, command);
  if (refusal) return refusal;
  if (digit === 0) return refused('digit');
  if (own.digits[cell] !== 0) return refused('filled');
  if (own.struckOut.some((struck) => struck.cell === cell && struck.digit === digit)) return refused('struck-out');
  if (digitIn(draft.state.setup.puzzles[0]!.solution, cell) === digit) {
    draft.add('filled', { seat, cid }, { cell, digit, count: count + 1 });
    afterFilled(draft, command);
  } else {
    draft.add('missed', { seat, cid }, { cell, digit, count, penalty: penaltyOf(misses + 1) });
  }
  return undefined;
}

/** Places, changes or clears a digit on a board that is judged when it is full. */
export function moveUnchecked(draft: Draft, command: CommandOf<'move'>): Refusal | undefined {
  const { seat, cid, cell, digit } = command;
  const { own, count } = boardOfSeat(draft.state, seat);
  const refusal = refusalOfMove(draft, command);
  if (refusal) return refusal;
  const old = own.digits[cell]!;
  if (old === digit) return refused(digit === 0 ? 'empty' : 'filled');
  if (digit === 0) {
    draft.add('cleared', { seat, cid }, { cell, count: count - 1 });
  } else {
    draft.add('filled', { seat, cid }, { cell, digit, count: old === 0 ? count + 1 : count });
    afterFilled(draft, command);
  }
  return undefined;
}

/** Leaves the match for good. */
export function resignBoard(draft: Draft, { seat, cid }: CommandOf<'resign'>): Refusal | undefined {
  const refusal = refusalOfSeat(draft, seat);
  if (refusal) return refusal;
  draft.add('resigned', { seat, cid }, {});
  endIfAllAreDone(draft);
  return undefined;
}

/** Sets or clears a note on the board of a team. */
export function takeNote(draft: Draft, { seat, cid, cell, digit, isOn }: CommandOf<'note'>): Refusal | undefined {
  const refusal = refusalOfMove(draft, { seat, cell, digit, base: 0 });
  if (refusal) return refusal;
  const { own } = boardOfSeat(draft.state, seat);
  if (own.digits[cell] !== 0) return refused('filled');
  draft.add('note', { seat, cid }, { cell, digit, isOn });
  return undefined;
}

type Aim = Pick<CommandOf<'move'>, 'seat' | 'cell' | 'digit' | 'base'>;

/** Why a seat plays no more, or nothing. */
function refusalOfSeat(draft: Draft, seat: number): Refusal | undefined {
  const { ms, resigned } = boardOfSeat(draft.state, seat);
  if (resigned.includes(seat)) return refused('resigned');
  return ms === null ? undefined : refused('finished');
}

function refusalOfMove(draft: Draft, { seat, cell, digit, base }: Aim): Refusal | undefined {
  const { size, cellCount } = geometryOf(draft);
  if (base > draft.state.progress.seq) return refused('future');
  const refusal = refusalOfSeat(draft, seat);
  if (refusal) return refusal;
  if (cell >= cellCount) return refused('cell');
  if (digit > size) return refused('digit');
  return draft.state.progress.boards!.givens[cell] !== 0 ? refused('given') : undefined;
}

/** What follows from a digit: a full board is judged, and the last right digit ends the match. */
function afterFilled(draft: Draft, { seat, rtt }: { readonly seat: number; readonly rtt?: RoundTrip }): void {
  const { own, penalty } = boardOfSeat(draft.state, seat);
  if (own.digits.includes(0)) return;
  const solution = solutionOf(draft);
  if (own.digits.some((digit, cell) => digit !== solution[cell])) {
    draft.add('judged', { seat }, { penalty: BOARD_PENALTY });
    return;
  }
  const way = Math.min(Math.round(rtt?.least ?? 0), MOST_WAY);
  const ms = Math.max(0, draft.now - draft.state.progress.since - way + penalty);
  draft.add('finished', { seat }, { ms });
  endIfAllAreDone(draft);
}

function endIfAllAreDone(draft: Draft): void {
  const { boards, rules, seats } = draft.state.progress;
  const isDone = seats.every((_, seat) => {
    const { ms, resigned } = boards!.sides[sideOf(rules, seat)]!;
    return ms !== null || resigned.includes(seat);
  });
  if (isDone) endMatch(draft, 'finished', standings(draft));
}

/** The standings: finished boards by their times, then the others by their right digits. */
function standings(draft: Draft): Standing[] {
  const { progress } = draft.state;
  const solution = solutionOf(draft);
  const scores = progress.boards!.sides.map((side) => ({ ms: side.ms, count: rightDigits(progress, side, solution) }));
  return progress.seats.map((_, seat) => {
    const own = scores[sideOf(progress.rules, seat)]!;
    return { seat, place: 1 + scores.filter((other) => isBetter(other, own)).length, ...own };
  });
}

const rightDigits = ({ boards }: Snapshot, { own }: SideState, solution: readonly number[]): number =>
  own!.digits.filter((digit, cell) => boards!.givens[cell] === 0 && digit === solution[cell]).length;

type Score = Pick<Standing, 'ms' | 'count'>;

function isBetter(a: Score, b: Score): boolean {
  if (a.ms !== null && b.ms !== null) return a.ms < b.ms;
  if (a.ms === null && b.ms === null) return a.count > b.count;
  return a.ms !== null;
}
