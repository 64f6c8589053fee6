import { type Spent, spend } from '../clock.ts';
import { firstSeat } from '../commit.ts';
import { FIRST_MOVE_TIME } from '../deadline.ts';
import { boardOfMatch, digitIn, digitsOfText } from '../geometry.ts';
import type { Placement } from '../messages/parts.ts';
import type { MatchPuzzle, Standing } from '../messages/rules.ts';
import type { DuelState } from '../messages/snapshot.ts';
import type { Par } from '../par.ts';
import { type Refusal, refused } from '../refusals.ts';
import { type PlayerCommand, withItem } from '../state.ts';
import { type Author, type Draft, REFEREE } from './draft.ts';
import { endMatch } from './ending.ts';
import type { CommandOf, Mode } from './mode.ts';

/** What a wrong digit and a pass cost besides the par, in ms. */
const COST = 10_000;
/** What a prepared placement takes from the clock when it is played, in ms. */
const PREPARED_COST = 100;
const CLAIM_TIME = 30_000;

const duelOf = ({ state }: Draft): DuelState => state.progress.duel!;
const puzzleOf = (draft: Draft, leg = duelOf(draft).leg): MatchPuzzle => draft.state.setup.puzzles[leg]!;
const bonusOf = ({ par }: DuelState): number => par! * 500;
const costOf = ({ par }: DuelState): number => COST + par! * 1000;

/** Two players, one board, a clock for each. */
export const duel: Mode = {
  name: 'duel',
  says: 'two players share a board; only the clock of the player to move runs',
  refuses: ({ seats, isChecked, teams }) => seats !== 2 || !isChecked || teams !== undefined,
  puzzles: ({ isRated }) => (isRated ? 2 : 1),
  start(draft, toss) {
    const begins = firstSeat(toss, 2);
    const { puzzle } = draft.state.setup.puzzles[0]!;
    draft.add('started', REFEREE, { toss, puzzle, begins, par: parOfStart(draft, 0) });
  },
  due(draft) {
    const { turn, since, hasMoved, clocks } = duelOf(draft);
    if (!hasMoved[turn] && draft.now >= since + FIRST_MOVE_TIME) endMatch(draft, 'void', []);
    else fallFlag(draft, turn, { used: clocks[turn]!.left, forgiven: 0 });
  },
  commands: {
    move(draft, command) {
      const { seat, cid, cell, digit } = command;
      const refusal = refusalOfTurn(draft, command) ?? refusalOfPlacement(draft, { cell, digit });
      return refusal ?? inTime(draft, command, (spent) => place(draft, { seat, cid }, { cell, digit }, spent, false));
    },
    pass: (draft, command) =>
      refusalOfTurn(draft, command) ?? inTime(draft, command, (spent) => passTurn(draft, command, spent)),
    prepare(draft, { seat, cid, placement }) {
      if (duelOf(draft).turn === seat) return refused('own-turn');
      const refusal = placement && refusalOfPlacement(draft, placement);
      if (refusal) return refusal;
      draft.add('prepared', { seat, cid }, { placement });
      return undefined;
    },
    claim(draft, { seat, cid }) {
      const { absentSince } = draft.state.progress.seats[1 - seat]!;
      if (absentSince === null || draft.now < absentSince + CLAIM_TIME) return refused('present');
      draft.add('claimed', { seat, cid }, {});
      endMatch(draft, 'claimed', standings(draft, 1 - seat));
      return undefined;
    },
    resign(draft, { seat, cid }) {
      draft.add('resigned', { seat, cid }, {});
      endMatch(draft, 'resigned', standings(draft, seat));
      return undefined;
    },
  },
};

/** Takes a turn, unless the flag has fallen before. */
function inTime(draft: Draft, command: CommandOf<'move' | 'pass'>, take: (spent: Spent) => void): Refusal | undefined {
  const { clocks, since } = duelOf(draft);
  const { seat, took, rtt } = command;
  const spent = spend(clocks[seat]!, { elapsed: draft.now - since, took, rtt: rtt?.mean ?? 0 });
  if (spent.clock.left > 0) {
    take(spent);
    return undefined;
  }
  fallFlag(draft, seat, spent);
  return refused('over');
}

const parOfPosition = (draft: Draft, digits: readonly number[], struckOut: readonly Placement[]): Par | undefined =>
  draft.parOf(boardOfMatch(puzzleOf(draft).board), digits, struckOut);

const parOfStart = (draft: Draft, leg: number): number | null => {
  const { board, puzzle } = draft.state.setup.puzzles[leg]!;
  return draft.parOf(boardOfMatch(board), digitsOfText(puzzle), [])?.seconds ?? null;
};

function refusalOfTurn(draft: Draft, { seat, base }: CommandOf<'move' | 'pass'>): Refusal | undefined {
  const { turn, position } = duelOf(draft);
  if (base > draft.state.progress.seq) return refused('future');
  if (base < position) return refused('stale');
  return turn === seat ? undefined : refused('turn');
}

function refusalOfPlacement(draft: Draft, { cell, digit }: Placement): Refusal | undefined {
  const { givens, digits, struckOut } = duelOf(draft);
  const { size, cellCount } = boardOfMatch(puzzleOf(draft).board);
  if (cell >= cellCount) return refused('cell');
  if (digit < 1 || digit > size) return refused('digit');
  if (givens[cell] !== 0) return refused('given');
  if (digits[cell] !== 0) return refused('filled');
  return struckOut.some((one) => one.cell === cell && one.digit === digit) ? refused('struck-out') : undefined;
}

const isRight = (draft: Draft, { cell, digit }: Placement): boolean =>
  digitIn(puzzleOf(draft).solution, cell) === digit;

/** Places a digit for a seat, right or wrong, and gives the turn to the other. */
function place(draft: Draft, author: Author, placement: Placement, spent: Spent, isPrepared: boolean): void {
  const { digits, struckOut } = duelOf(draft);
  const { clock, used, forgiven } = spent;
  if (isRight(draft, placement)) {
    const bonus = bonusOf(duelOf(draft));
    const after = withItem(digits, placement.cell, placement.digit);
    const par = parOfPosition(draft, after, struckOut)?.seconds ?? null;
    const paid = { ...clock, left: clock.left + bonus };
    draft.add('placed', author, { ...placement, clock: paid, used, forgiven, bonus, par, isPrepared });
  } else {
    const cost = costOf(duelOf(draft));
    const par = parOfPosition(draft, digits, [...struckOut, placement])?.seconds ?? null;
    draft.add('wrong', author, { ...placement, clock: charged(spent, cost), used, forgiven, cost, par, isPrepared });
  }
  afterTurn(draft, author.seat!);
}

function passTurn(draft: Draft, { seat, cid }: PlayerCommand, spent: Spent): void {
  const before = duelOf(draft);
  const cost = costOf(before);
  const { used, forgiven } = spent;
  draft.add('passed', { seat, cid }, { clock: charged(spent, cost), used, forgiven, cost, par: before.par });
  afterTurn(draft, seat);
}

/** A clock that pays a cost. It stops at 0. */
const charged = ({ clock }: Spent, cost: number) => ({ ...clock, left: Math.max(0, clock.left - cost) });

/** What follows from a turn: the end, the next puzzle, help, or a prepared placement. */
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
  const { digits, struckOut } = duelOf(draft);
  const { cell } = parOfPosition(draft, digits, struckOut)!;
  const digit = digitIn(puzzleOf(draft).solution, cell);
  const after = withItem(digits, cell, digit);
  draft.add('shown', REFEREE, { cell, digit, par: parOfPosition(draft, after, struckOut)?.seconds ?? null });
}

/** A full board ends the duel, or the first half of a rated one: then the other player begins. */
function endLeg(draft: Draft): void {
  const { leg } = duelOf(draft);
  const next = draft.state.setup.puzzles[leg + 1];
  if (!next) {
    endMatch(draft, 'full', standings(draft));
    return;
  }
  const begins = 1 - firstSeat(draft.state.progress.toss!, 2);
  draft.add('next', REFEREE, { puzzle: next.puzzle, begins, par: parOfStart(draft, leg + 1) });
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

function fallFlag(draft: Draft, seat: number, { used, forgiven }: Pick<Spent, 'used' | 'forgiven'>): void {
  draft.add('flag', { seat }, { used, forgiven });
  endMatch(draft, 'flag', standings(draft, seat));
}

/** The standings, by the time left unless somebody has lost. */
function standings(draft: Draft, loser?: number): Standing[] {
  const { clocks, counts } = duelOf(draft);
  const isSecond = (seat: number): boolean =>
    loser === undefined ? clocks[seat]!.left < clocks[1 - seat]!.left : seat === loser;
  return clocks.map(({ left }, seat) => ({
    seat,
    place: isSecond(seat) ? 2 : 1,
    ms: left,
    count: counts[seat]!,
  }));
}
