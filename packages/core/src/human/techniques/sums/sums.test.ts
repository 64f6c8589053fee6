import { geometryOf } from '../../../geometry/clues.ts';
import type { Geometry } from '../../../geometry/geometry.ts';
import { describeFamily } from '../../conformance.ts';
import { TECHNIQUES } from '../../techniques.ts';
import { casesOf } from '../../testing.ts';
import { hiddenSingle, nakedSingle } from '../basics/singles.ts';

/** The boards of the first cases of some techniques. */
const boardsOf = (...ids: readonly string[]): Geometry[] =>
  ids.map((id) => {
    const { geometry } = casesOf('sums.tsv').find(({ technique }) => technique === id)!;
    const read = geometryOf(geometry);
    if (!read.ok) throw new Error(read.error.message);
    return read.value;
  });

describeFamily(
  'sums',
  TECHNIQUES.filter(({ family }) => family === 'sums'),
  {
    along: [hiddenSingle, nakedSingle],
    boards: boardsOf('hidden-cage', 'sum-bounds', 'overlapping-sums', 'set-combinations'),
  },
);
