import { randomPuzzle, vicinityFor } from './draw.ts';
import { isNearer, type Judged, judge } from './judge.ts';
import type { Generated, GenerateOptions } from './options.ts';
import { wishesOf } from './wishes.ts';

/** How many random grids are tried before the search turns to the vicinity of puzzles. */
const RANDOM_TRIES = 2_000;

/**
 * A random proper puzzle: a random complete grid, thinned while the puzzle stays proper. For rare
 * wishes, a search climbs from puzzle to puzzle (see `height`). If the wishes cannot be met,
 * `reached` is false. Throws a RangeError for wishes that make no sense.
 *
 *     generate({ seed: 1, symmetry: 'rotate180', givens: [28, 32] }).reached      // true
 *     generate({ seed: 1, givens: 16, maxTries: 3 }).reached                      // false
 */
export function generate(options: GenerateOptions): Generated {
  const wishes = wishesOf(options);
  const { maxTries, near, goOn } = wishes;
  const vicinity = vicinityFor(wishes);
  const randomTries = near.length > 0 ? 0 : RANDOM_TRIES;
  let nearest: Judged | undefined;
  let tries = 0;
  do {
    const neighbour = tries >= randomTries ? vicinity?.next(maxTries - tries) : undefined;
    const drawn = neighbour ?? randomPuzzle(wishes);
    tries += drawn.made;
    const judged = judge(drawn, wishes);
    if (!judged.missed) return generatedOf(judged, options.seed, tries);
    if (judged.height !== undefined) vicinity?.add(drawn.thinned.puzzle, drawn.solution, judged.height);
    if (!nearest || isNearer(judged, nearest)) nearest = judged;
  } while (tries < maxTries && goOn(tries));
  return generatedOf(nearest, options.seed, tries);
}

/** The answer, with the wish that the puzzle misses, if it misses one. */
function generatedOf({ drawn, missed, height }: Judged, seed: number, tries: number): Generated {
  const { thinned, solution } = drawn;
  const { puzzle, givens } = thinned;
  const hasHeight = height !== undefined && height !== Number.NEGATIVE_INFINITY;
  const unmet = { ...(missed && { missed }), tries, ...(hasHeight && { height }) };
  return { puzzle, solution, givens, seed, reached: !missed, ...unmet };
}
