import { geometryOf } from '@pencilmark/core';
import { fillGrid } from '@pencilmark/core/generate';
import { ALPHABET } from '@pencilmark/core/geometry';
import { makeRandom, shuffled } from '@pencilmark/core/random';
import { expect, test } from 'vitest';
import type { MatchPuzzle } from '../messages/rules.ts';
import { begun, on, START, setupOf } from '../testing.ts';

const HOLES = 10;

/** A random grid of a board, with ten cells emptied. */
function puzzleOn(board: string): MatchPuzzle {
  const geometry = geometryOf(board);
  if (!geometry.ok) throw new Error(geometry.error.message);
  const random = makeRandom(1);
  const solution = Array.from(fillGrid(geometry.value, random), (digit) => ALPHABET[digit - 1]!);
  const holes = new Set(shuffled(solution.keys(), random).slice(0, HOLES));
  const puzzle = solution.map((digit, cell) => (holes.has(cell) ? '.' : digit));
  return { board, puzzle: puzzle.join(''), solution: solution.join('') };
}

test.each(['4x4', '5x5', '6x6', '9x9:x', '9x9:antiknight', '12x12', '16x16', '25x25'])(
  'a duel and a race on %s come to their ends',
  (board) => {
    const puzzle = puzzleOn(board);
    const moves = Array.from(puzzle.puzzle)
      .flatMap((digit, cell) => (digit === '.' ? [cell] : []))
      .map((cell) => ({ t: 'move', cell, digit: ALPHABET.indexOf(puzzle.solution[cell]!) + 1 }) as const);

    let duel = begun(setupOf({ board }, [puzzle]));
    for (const [turn, move] of moves.entries()) duel = on(duel, [START + turn * 2000, { ...move, seat: turn % 2 }]);
    expect(duel.state.progress.result).toMatchObject({ ending: 'full', standings: [{ count: 5 }, { count: 5 }] });

    let race = begun(setupOf({ board, mode: 'race', seats: 1 }, [puzzle]));
    for (const [turn, move] of moves.entries()) race = on(race, [START + turn * 2000, { ...move, seat: 0 }]);
    expect(race.state.progress.result).toMatchObject({ ending: 'finished', standings: [{ count: HOLES, ms: 18_000 }] });
  },
);
