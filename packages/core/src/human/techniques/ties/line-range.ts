import type { Geometry } from '../../../geometry/geometry.ts';
import { perBoard } from '../../../geometry/per-board.ts';
import { demandSources } from '../../../geometry/sources.ts';
import type { Cell } from '../../../sets/cells.ts';
import { type DigitSet, digitsOf } from '../../../sets/digits.ts';
import { hasTies, type Tie, tiesOf } from '../../relations/ties.ts';
import { candidatesOf, type Position } from '../../steps/position.ts';
import { demandMarks, type Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';

/** The digits that a clue leaves to its cells on an empty board, by its ties alone. */
interface Range {
  readonly demands: readonly number[];
  readonly digits: ReadonlyMap<Cell, DigitSet>;
}

/** The ranges of all clues whose ties reach over more than two cells and leave something out. */
const rangesOf = perBoard((geometry: Geometry): readonly Range[] => {
  const sources = demandSources(geometry);
  return [...geometry.clues.keys()].flatMap((clue) => {
    const isOwn = (demand: number): boolean => {
      const source = sources[demand];
      return source?.kind === 'clue' && source.clue === clue;
    };
    return rangeBy(geometry, isOwn);
  });
});

function rangeBy(geometry: Geometry, isOwn: (demand: number) => boolean): Range[] {
  const ties = tiesOf(geometry).all.filter(({ demands }) => demands.every(isOwn));
  const digits = new Map(ties.map(({ from }) => [from, geometry.allDigits]));
  if (digits.size < 3) return [];
  while (narrow(ties, digits)) if ([...digits.values()].includes(0)) return [];
  for (const [cell, set] of digits) if (set === geometry.allDigits) digits.delete(cell);
  return digits.size === 0 ? [] : [{ demands: [...new Set(ties.flatMap(({ demands }) => demands))], digits }];
}

/** Eliminates the digits that fit no digit of a tied cell. Returns whether there were any. */
function narrow(ties: readonly Tie[], digits: Map<Cell, DigitSet>): boolean {
  let isNew = false;
  for (const { from, to, allowed } of ties) {
    const own = digits.get(to)!;
    const left = digitsOf(digits.get(from)!).reduce((set, digit) => set | (allowed[digit - 1]! & own), 0);
    isNew ||= left !== own;
    digits.set(to, left);
  }
  return isNew;
}

function* rangeSteps(position: Position): Generator<Step> {
  for (const { demands, digits } of rangesOf(position.geometry)) {
    const eliminations = [...digits].flatMap(([cell, set]) => candidatesOf(position, [cell], ~set));
    if (eliminations.length === 0) continue;
    const { marks, args } = position.evidence(() => ({
      marks: demandMarks(demands, 'pattern'),
      args: { demands: { demands } },
    }));
    yield { technique: 'line-range', placements: [], eliminations, marks, args };
  }
}

export const lineRange = defineTechnique({
  id: 'line-range',
  name: 'Line Range',
  family: 'ties',
  says: 'Each cell of {demands} has to fit those that it is tied to, and these have to fit theirs. That leaves a range of digits to each place, whatever stands elsewhere.',
  supports: (geometry) => hasTies(geometry) && rangesOf(geometry).length > 0,
  find: rangeSteps,
});
