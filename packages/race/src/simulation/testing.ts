import { readFileSync } from 'node:fs';
import { classic, puzzleOf, solve } from '@pencilmark/core';
import { makeRandom } from '@pencilmark/core/random';
import { digitsOfText } from '../geometry.ts';
import { apply } from '../log/apply.ts';
import { decide } from '../match.ts';
import type { MatchPuzzle } from '../messages/rules.ts';
import type { ParOf } from '../par.ts';
import type { Command } from '../state.ts';
import { begun, parOf, START, setupOf } from '../testing.ts';
import { deedOf, type Player } from './players/testing.ts';

// Duels of model players under the real rules.

/** Rules that were not chosen: each position has the same par. */
export const flatPar: ParOf = (geometry, digits, struckOut) => {
  const known = parOf(geometry, digits, struckOut);
  return known && { ...known, seconds: 6 };
};

/**
 * The share of a duel that seat 0 won: 1, 0, or a half for a draw. Chance comes anew from the seed
 * for each turn. So the same duel with changed seats has the same luck at the same turns.
 */
export function duelBetween(
  players: readonly [Player, Player],
  puzzle: MatchPuzzle,
  seed: number,
  judged: ParOf = parOf,
): number {
  let { state } = begun(setupOf({ board: puzzle.board }, [puzzle]));
  const solution = digitsOfText(puzzle.solution);
  for (let now = START; state.progress.phase === 'live'; ) {
    const duel = state.progress.duel!;
    const random = makeRandom(seed * 1000 + state.progress.seq);
    const sight = { duel, par: parOf(classic, duel.digits, duel.struckOut)!, solution, random };
    const { seconds, placement } = deedOf(players[duel.turn]!, sight);
    const base = state.progress.seq;
    const ordered = { seat: duel.turn, cid: `c${base}`, base };
    now += Math.round(seconds * 1000);
    const command: Command = placement === 'pass' ? { t: 'pass', ...ordered } : { t: 'move', ...ordered, ...placement };
    state = decide(state, command, now, { parOf: judged }).events.reduce(apply, state);
  }
  const [own, other] = state.progress.result!.standings;
  if (!own || !other) return 0.5;
  return own.place === other.place ? 0.5 : own.place === 1 ? 1 : 0;
}

/** The 9×9 puzzles of the collection whose hardest step has such a rating. */
export const puzzlesBetween = (least: number, most: number): MatchPuzzle[] =>
  readFileSync(new URL('../../../../corpus/collection.tsv', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([, board, , er]) => board === '9x9:3x3' && Number(er) >= least && Number(er) <= most)
    .map(([puzzle]) => ({
      board: '9x9',
      puzzle: puzzle!,
      solution: solve(puzzleOf(puzzle!))!.join(''),
    }));
