import type { Spent } from '../clock.ts';
import { firstSeat } from '../commit.ts';
import { boardOfMatch, digitIn, digitsOfText } from '../geometry.ts';
import type { Clock, Placement } from '../messages/parts.ts';
import type { MatchPuzzle, Standing } from '../messages/rules.ts';
import type { DuelState } from '../messages/snapshot.ts';
import type { Par } from '../par.ts';
import { bonusOf, costOf, PREPARED_COST } from '../prices.ts';
import { type Refusal, refused } from '../refusals.ts';
import { withItem } from '../state.ts';
import { type Author, type Draft, REFEREE } from './draft.ts';
import { endMatch } from './ending.ts';

// What happens in a turn of a duel, and what follows from it.

export const duelOf = ({ state }: Draft): DuelState => state.progress.duel!;

/** Why a placement cannot be tried in the position, or nothing. */
export function refusalOfPlacement(draft: Draft, { cell, digit }: Placement): Refusal | undefined {
  const { givens, digits, struckOut } = duelOf(draft);
  const { size, cellCount } = boardOfMatch(puzzleOf(draft).board);
  if (cell >= cellCount) return refused('cell');
  if (digit < 1 || digit > size) return refused('digit');
  if (givens[cell] !== 0) return refused('given');
  if (digits[cell] !== 0) return refused('filled');
  return struckOut.some((struck) => struck.cell === cell && struck.digit === digit) ? refused('struck-out') : undefined;
}

/** Places a digit for a seat, right or wrong, and gives the turn to the other. */
export function place(draft: Draft, author: Author, placement: Placement, spent: Spent, isPrepared = false): void {
  const { digits, struckOut, par } = duelOf(draft);
  const { clock, used, forgiven } = spent;
  const { cell, digit } = placement;
  if (digitIn(puzzleOf(draft).solution, cell) === digit) {
    const bonus = bonusOf(par!);
    const next = worthOf(draft, withItem(digits, cell, digit));
    const paid = { ...clock, left: clock.left + bonus };
    draft.add('placed', author, { ...placement, clock: paid, used, forgiven, bonus, par: next, isPrepared });
  } else {
    const cost = costOf(par!);
    const next = worthOf(draft, digits, [...struckOut, placement]);
    const paid = charged(clock, cost);
    draft.add('wrong', author, { ...placement, clock: paid, used, forgiven, cost, par: next, isPrepared });
  }
  afterTurn(draft, author.seat!);
}

/** Gives the turn to the other for a price. */
export function pass(draft: Draft, author: Author, { clock, used, forgiven }: Spent): void {
  const { par } = duelOf(draft);
  const cost = costOf(par!);
  draft.add('passed', author, { clock: charged(clock, cost), used, forgiven, cost, par });
  afterTurn(draft, author.seat!);
}

/** Ends the duel, because the clock of a seat is out. */
export function fallFlag(draft: Draft, seat: number, { used, forgiven }: Pick<Spent, 'used' | 'forgiven'>): void {
  draft.add('flag', { seat }, { used, forgiven });
  endMatch(draft, 'flag', standings(draft, seat));
}

/** The par of the first position of a leg. */
export const parOfStart = (draft: Draft, leg: number): number | null =>
  worthOf(draft, digitsOfText(puzzleOf(draft, leg).puzzle), []);

/** The standings, by the time left unless somebody has lost. */
export function standings(draft: Draft, loser?: number): Standing[] {
  const { clocks, counts } = duelOf(draft);
  const isSecond = (seat: number): boolean =>
    loser === undefined ? clocks[seat]!.left < clocks[1 - seat]!.left : seat === loser;
  return clocks.map(({ left }, seat) => ({ seat, place: isSecond(seat) ? 2 : 1, ms: left, count: counts[seat]! }));
}

const puzzleOf = (draft: Draft, leg = draft.state.progress.duel?.leg ?? 0): MatchPuzzle =>
  draft.state.setup.puzzles[leg]!;

const parOf = (draft: Draft, digits: readonly number[], struckOut = duelOf(draft).struckOut): Par | undefined =>
  draft.parOf(boardOfMatch(puzzleOf(draft).board), digits, struckOut);

/** The par of a position in seconds, or null for a full board. */
const worthOf = (draft: Draft, digits: readonly number[], struckOut?: Placement[]): number | null =>
  parOf(draft, digits, struckOut)?.seconds ?? null;

/** A clock that pays a cost. It stops at 0. */
const charged = (clock: Clock, cost: number): Clock => ({ ...clock, left: Math.max(0, clock.left - cost) });

/** What follows from a turn: the end, help, the next puzzle, or a prepared placement. */
function afterTurn(draft: Draft, seat: number): void {
  if (duelOf(draft).clocks[seat]!.left === 0) {
    endMatch(draft, 'flag', standings(draft, seat));
    return;
  }
  if (duelOf(draft).passes === 2) showEasiest(draft);
  if (duelOf(draft).digits.includes(0)) playPrepared(draft);
  else endLeg(draft);
}

/** After two passes in a row, the referee places the easiest digit. */
function showEasiest(draft: Draft): void {
  const { digits } = duelOf(draft);
  const { cell } = parOf(draft, digits)!;
  const digit = digitIn(puzzleOf(draft).solution, cell);
  draft.add('shown', REFEREE, { cell, digit, par: worthOf(draft, withItem(digits, cell, digit)) });
}

/** A full board ends the duel, or the first half of a rated duel: then the other player begins. */
function endLeg(draft: Draft): void {
  const leg = duelOf(draft).leg + 1;
  const next = draft.state.setup.puzzles[leg];
  if (!next) {
    endMatch(draft, 'full', standings(draft));
    return;
  }
  const begins = 1 - firstSeat(draft.state.progress.toss!, 2);
  draft.add('next', REFEREE, { puzzle: next.puzzle, begins, par: parOfStart(draft, leg) });
}

function playPrepared(draft: Draft): void {
  const { turn: seat, prepared, clocks } = duelOf(draft);
  const placement = prepared[seat];
  if (!placement) return;
  if (refusalOfPlacement(draft, placement)) {
    draft.add('dropped', { seat }, placement);
    return;
  }
  const { left, quota } = clocks[seat]!;
  const spent = { clock: { left: left - PREPARED_COST, quota }, used: PREPARED_COST, forgiven: 0 };
  if (spent.clock.left <= 0) fallFlag(draft, seat, spent);
  else place(draft, { seat }, placement, spent, true);
}
