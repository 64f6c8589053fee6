import { solvedSystem } from '../points.ts';
import { regular, type Seen } from './crossings.ts';
import { FITS, trustIn } from './trust.ts';

/** How strongly a plane withstands a bend, against a crossing that is clearly seen. */
const RIGIDITY = 0.5;

/** Crossings on a plane that is bent a little: shifts that are polynomials of the third degree. */
export function bent({ places, weights }: Seen, size: number): Float64Array {
  const plane = regular(size);
  const result = plane.slice();
  const count = (size + 1) ** 2;
  for (let axis = 0; axis < 2; axis++) {
    const shifts = Float64Array.from({ length: count }, (_, at) => places[2 * at + axis]! - plane[2 * at + axis]!);
    const clear = Float64Array.from({ length: count }, (_, at) => weights[2 * at + axis]!);
    const trusted = clear.slice();
    for (let round = 0; round < FITS; round++) {
      const fit = polynomialOf(shifts, trusted, size);
      if (!fit) break;
      for (let at = 0; at < count; at++) {
        result[2 * at + axis] = plane[2 * at + axis]! + fit[at]!;
        trusted[at] = trustIn(clear[at]!, fit[at]! - shifts[at]!);
      }
    }
  }
  return result;
}

/** The values at all crossings of the polynomial of the third degree that fits best. */
function polynomialOf(shifts: Float64Array, weights: Float64Array, size: number): Float64Array | undefined {
  const wide = size + 1;
  const terms = Array.from({ length: wide * wide }, (_, at) => {
    const u = (2 * (at % wide)) / size - 1;
    const v = (2 * Math.floor(at / wide)) / size - 1;
    return [1, u, v, u * u, u * v, v * v, u * u * u, u * u * v, u * v * v, v * v * v];
  });
  const count = 10;
  const rows = new Float64Array(count * (count + 1));
  for (let at = 0; at < shifts.length; at++) {
    const weight = weights[at]!;
    const own = terms[at]!;
    for (let i = 0; i < count; i++) {
      for (let j = 0; j < count; j++) rows[i * (count + 1) + j]! += weight * own[i]! * own[j]!;
      rows[i * (count + 1) + count]! += weight * own[i]! * shifts[at]!;
    }
  }
  // A bend that nobody saw is none.
  for (let i = 0; i < count; i++) rows[i * (count + 1) + i]! += i < 3 ? 1e-6 : RIGIDITY;
  const factors = solvedSystem(rows, count);
  return factors && Float64Array.from(terms, (own) => own.reduce((sum, term, i) => sum + term * factors[i]!, 0));
}
