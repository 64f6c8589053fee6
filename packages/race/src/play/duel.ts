import { type Spent, spend } from '../clock.ts';
import { firstSeat } from '../commit.ts';
import { type Refusal, refused } from '../refusals.ts';
import { TIMES } from '../times.ts';
import { type Draft, REFEREE } from './draft.ts';
import { endMatch } from './ending.ts';
import type { CommandOf, Mode } from './mode.ts';
import { duelOf, fallFlag, parOfStart, pass, place, refusalOfPlacement, standings } from './turn.ts';

/** Two players, one board, a clock for each. */
export const duel: Mode = {
  name: 'duel',
  says: 'two players share a board; only the clock of the player to move runs',
  refuses: ({ seats, isChecked, teams }) => seats !== 2 || !isChecked || teams !== undefined,
  puzzles: ({ isRated }) => (isRated ? 2 : 1),
  start(draft, toss) {
    const { puzzle } = draft.state.setup.puzzles[0]!;
    draft.add('started', REFEREE, { toss, puzzle, begins: firstSeat(toss, 2), par: parOfStart(draft, 0) });
  },
  due(draft) {
    const { turn, since, hasMoved, clocks } = duelOf(draft);
    if (!hasMoved[turn] && draft.now >= since + TIMES.firstMove) endMatch(draft, 'void', []);
    else fallFlag(draft, turn, { used: clocks[turn]!.left, forgiven: 0 });
  },
  commands: {
    move(draft, command) {
      const { seat, cid, cell, digit } = command;
      const refusal = refusalOfTurn(draft, command) ?? refusalOfPlacement(draft, { cell, digit });
      return refusal ?? inTime(draft, command, (spent) => place(draft, { seat, cid }, { cell, digit }, spent));
    },
    pass(draft, command) {
      const { seat, cid } = command;
      return refusalOfTurn(draft, command) ?? inTime(draft, command, (spent) => pass(draft, { seat, cid }, spent));
    },
    prepare(draft, { seat, cid, placement }) {
      if (duelOf(draft).turn === seat) return refused('own-turn');
      const refusal = placement && refusalOfPlacement(draft, placement);
      if (refusal) return refusal;
      draft.add('prepared', { seat, cid }, { placement });
      return undefined;
    },
    claim(draft, { seat, cid }) {
      const { absentSince } = draft.state.progress.seats[1 - seat]!;
      if (absentSince === null || draft.now < absentSince + TIMES.absence) return refused('present');
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

function refusalOfTurn(draft: Draft, { seat, base }: CommandOf<'move' | 'pass'>): Refusal | undefined {
  const { turn, position } = duelOf(draft);
  if (base > draft.state.progress.seq) return refused('future');
  if (base < position) return refused('stale');
  return turn === seat ? undefined : refused('turn');
}

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
