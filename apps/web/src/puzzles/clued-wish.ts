import { generateClued } from '@pencilmark/core/generate';
import { type Geometry, geometryOf } from '@pencilmark/core/geometry';
import type { Puzzle } from '@pencilmark/core/puzzle';
import { hardestOf, type Rated, type Rating } from '@pencilmark/core/rate';
import { contradictionOn, mapped } from './contradiction.ts';
import type { Mixture } from './mixtures.ts';
import { type Contradiction, type Made, mostTries, type Wish } from './order.ts';
import { isTooHard, madeOf, meets, mostOf, ratedBy } from './wish.ts';

/** Where nothing is said of how hard it is, nothing harder than this level has is in a puzzle. */
const USUAL_MOST = hardestOf('tricky', 'clued');

const boardOf = (id: string): Geometry => {
  const read = geometryOf(id);
  if (!read.ok) throw new RangeError(read.error.message);
  return read.value;
};

/** The part of a wish for clues that no puzzle meets, as a board with such clues shows. */
export function contradictionWith(wish: Wish, { kinds }: Mixture): Contradiction | undefined {
  const geometry = boardOf(mapped(wish.board));
  const sample = generateClued({ kinds, geometry, seed: 1, maxTries: 1, maxCalls: 1 });
  return contradictionOn(sample.puzzle.geometry, wish);
}

/**
 * Makes a puzzle with clues that meets a wish, and that people can solve; the same seed gives the
 * same puzzle everywhere. `progress` hears how many versions of it were rated.
 */
export function makeClued(
  wish: Wish,
  { kinds, isCovered }: Mixture,
  seed: number,
  progress: (rated: number) => void = () => {},
): Made | undefined {
  const { difficulty, most, least, technique } = wish;
  const isOpen = [difficulty, most, least, technique].every((bound) => bound === undefined);
  const wanted = isOpen ? { ...wish, most: USUAL_MOST } : wish;
  let count = 0;
  let last: { readonly puzzle: Puzzle; readonly rated: Rated<Rating> } | undefined;
  const ratingOf = (puzzle: Puzzle): Rated<Rating> => {
    if (last?.puzzle === puzzle) return last.rated;
    progress(++count);
    last = { puzzle, rated: ratedBy(puzzle, { most: mostOf(wanted, 'clued') }) };
    return last.rated;
  };
  const { puzzle, reached, tries } = generateClued({
    kinds,
    seed,
    geometry: boardOf(wish.board),
    maxTries: mostTries(wish),
    ...(isCovered && { isCovered }),
    ...(wish.symmetry && { symmetry: wish.symmetry }),
    isEasy: (made) => !isTooHard(wanted, ratingOf(made)),
    accept: (made) => meets(wanted, ratingOf(made)),
  });
  return reached ? { ...madeOf(puzzle, ratingOf(puzzle)), tries } : undefined;
}
