import type { DrillPosition } from '@pencilmark/coach/drill';
import { type Geometry, randomSymmetry } from '@pencilmark/core/geometry';
import { type Candidate, type Grid, gridOf, makePuzzle, permuteCells, relabel } from '@pencilmark/core/puzzle';
import { makeRandom, shuffled } from '@pencilmark/core/random';

/**
 * A position as it looks after turning the board and giving its digits other names, as a seed has
 * it. Boards with rules and clues of their own stay as they are: there few symmetries hold.
 */
export function turned({ grid, givens }: DrillPosition, seed: number): DrillPosition {
  const { geometry } = grid;
  if (!isPlain(geometry)) return { grid, givens };
  const random = makeRandom(seed);
  const cells = randomSymmetry(geometry, random);
  const digits = shuffled(
    Array.from({ length: geometry.size }, (_, index) => index + 1),
    random,
  );
  const image = (list: Uint8Array, struckOut?: readonly Candidate[]) =>
    relabel(permuteCells(makePuzzle(geometry, list, struckOut), cells), digits);
  return { grid: gridOf(image(grid.digits, struckOutOf(grid))), givens: image(givens).givens };
}

const isPlain = ({ rules, clues, least }: Geometry): boolean => rules.length === 0 && clues.length === 0 && least === 1;

/** The candidates that were removed although no peer has their digit. */
export function struckOutOf({ geometry, digits, candidates }: Grid): Candidate[] {
  const all = gridOf(makePuzzle(geometry, digits)).candidates;
  return Array.from(all, (set, cell) => ({ cell, removed: set & ~candidates[cell]! })).flatMap(({ cell, removed }) =>
    Array.from({ length: geometry.size }, (_, index) => ({ cell, digit: index + 1 })).filter(
      ({ digit }) => ((removed >>> (digit - 1)) & 1) === 1,
    ),
  );
}
