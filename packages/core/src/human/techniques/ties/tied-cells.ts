import type { Geometry } from '../../../geometry/geometry.ts';
import { demandSources } from '../../../geometry/sources.ts';
import type { Candidate } from '../../../puzzle/puzzle.ts';
import type { Cell } from '../../../sets/cells.ts';
import { type DigitSet, digitsOf } from '../../../sets/digits.ts';
import { hasTies, type Tie, tiesOf } from '../../relations/ties.ts';
import { candidatesOf, type Position } from '../../steps/position.ts';
import { candidateMarks, cellMarks, demandMarks, markedAs, type Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';

/** A placed digit, and the eliminations in other cells by a clue or a rule. */
interface Placed {
  readonly cell: Cell;
  readonly ties: Tie[];
  readonly eliminations: Candidate[];
}

/** The name of a clue or a rule among those of its board: ties of the same source share a step. */
const sourceKey = (geometry: Geometry, { demands }: Tie): string =>
  JSON.stringify(demandSources(geometry)[demands[0]!] ?? demands);

function* placedIn(position: Position, cell: Cell): Generator<Placed> {
  const { geometry, grid } = position;
  const digit = grid.digits[cell]!;
  const bySource = new Map<string, Placed>();
  for (const tie of digit === 0 ? [] : tiesOf(geometry).byCell[cell]!) {
    const eliminations = candidatesOf(position, [tie.to], ~tie.allowed[digit - 1]!);
    if (eliminations.length === 0) continue;
    const key = sourceKey(geometry, tie);
    const placed = bySource.get(key) ?? { cell, ties: [], eliminations: [] };
    placed.ties.push(tie);
    placed.eliminations.push(...eliminations);
    bySource.set(key, placed);
  }
  yield* bySource.values();
}

function* tiedSteps(position: Position): Generator<Step> {
  const { geometry, grid } = position;
  for (let cell = 0; cell < geometry.cellCount; cell++)
    for (const { ties, eliminations } of placedIn(position, cell)) {
      const demands = [...new Set(ties.flatMap((tie) => tie.demands))];
      const cells = ties.map(({ to }) => to);
      const { marks, args } = position.evidence(() => ({
        marks: [...demandMarks(demands, 'base'), ...cellMarks([cell], 'pattern')],
        args: {
          demands: { demands },
          cell: { cells: [cell] },
          digit: { digits: [grid.digits[cell]!] },
          cells: { cells },
        },
      }));
      yield { technique: 'tied-cell', placements: [], eliminations, marks, args };
    }
}

export const tiedCell = defineTechnique({
  id: 'tied-cell',
  name: 'Tied Cell',
  family: 'ties',
  says: '{cell} is {digit}. By {demands}, not every digit can stand beside it in {cells}.',
  supports: hasTies,
  find: tiedSteps,
});

/** The digits of the end of a tie that fit none of some digits of its start. */
const without = ({ allowed }: Tie, starts: DigitSet): DigitSet =>
  ~digitsOf(starts).reduce((set, digit) => set | allowed[digit - 1]!, 0);

function* missingPartners(position: Position): Generator<Step> {
  const { geometry, candidates } = position;
  for (const tie of tiesOf(geometry).all) {
    const starts = candidates[tie.from]!;
    const eliminations = starts === 0 ? [] : candidatesOf(position, [tie.to], without(tie, starts));
    if (eliminations.length === 0) continue;
    const { marks, args } = position.evidence(() => ({
      marks: [
        ...demandMarks(tie.demands, 'base'),
        ...digitsOf(starts).flatMap((digit) => candidateMarks([tie.from], digit, 'pattern')),
        ...markedAs('off', eliminations),
      ],
      args: {
        demands: { demands: tie.demands },
        cell: { cells: [tie.from] },
        digits: { digits: digitsOf(starts), isChoice: true },
        other: { cells: [tie.to] },
        gone: { digits: eliminations.map(({ digit }) => digit) },
      },
    }));
    yield { technique: 'missing-partner', placements: [], eliminations, marks, args };
  }
}

export const missingPartner = defineTechnique({
  id: 'missing-partner',
  name: 'Missing Partner',
  family: 'ties',
  says: '{cell} can only be {digits}. By {demands}, none of these goes with {gone} in {other}.',
  supports: hasTies,
  find: missingPartners,
});
