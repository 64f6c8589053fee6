import type { Mark, Step } from '@pencilmark/core/human';
import type { Candidate } from '@pencilmark/core/puzzle';
import { geometry } from '../../../table/session.ts';
import type { Compared, Supposed, Walk } from '../hint.ts';
import { type Shown, stepShown } from '../step-shown.ts';

/**
 * A step of a walk that supposes something: what is supposed, and what followed so far, in pencil;
 * the candidates that fell by it and on which the step rests, crossed out.
 */
export function supposedShown({ steps, stands, at }: Walk, { stand: start }: Supposed): Shown {
  const [step, stand] = [steps[at]!.step, stands[at]!];
  const isFallen = ({ cell, digit }: Candidate): boolean =>
    ((start.candidates[cell]! & ~stand.candidates[cell]!) >>> (digit - 1)) % 2 === 1;
  const eliminations = [...step.eliminations, ...restsOn(step).filter(isFallen)];
  const tried = new Set([...stand.digits.keys()].filter((cell) => stand.digits[cell] !== start.digits[cell]));
  return { ...stepShown({ ...step, eliminations }, stand), tried };
}

/** The candidates that must be false for a single: of its cell, or of its digit in a house. */
function restsOn({ placements: [placed], args }: Step): Candidate[] {
  if (!placed) return [];
  const { size, houses } = geometry.peek()!;
  const house = args.house && 'houses' in args.house ? houses[args.house.houses[0]!] : undefined;
  const all = house
    ? house.cells.map((cell) => ({ cell, digit: placed.digit }))
    : Array.from({ length: size }, (_, index) => ({ cell: placed.cell, digit: index + 1 }));
  return all.filter(({ cell, digit }) => cell !== placed.cell || digit !== placed.digit);
}

/** What all cases have in common, and the cells in which they begin. */
export function comparedShown({ cases, placements, eliminations, stand }: Compared): Shown {
  const cells = new Set(cases.flatMap(({ suppositions }) => suppositions.map(({ cell }) => cell)));
  const marks = Array.from(cells, (cell): Mark => ({ kind: 'cell', cell, role: 'pattern' }));
  return stepShown({ technique: 'cases', placements, eliminations, marks, args: {} }, stand);
}
