import { digitsOf } from '@pencilmark/core/geometry/plain';
import type { Role, Step } from '@pencilmark/core/human';
import type { Candidate, Grid } from '@pencilmark/core/puzzle';

/** A candidate that a step rests on, and which part of the pattern it is. */
export interface Part extends Candidate {
  readonly role: Role;
}

/** The candidates that a step rests on: those with marks, those of links, and those of proofs. */
export function partsOf({ args, marks }: Step, grid: Grid): readonly Part[] {
  const inCells = (cells: readonly number[], digit: number, role: Role): Part[] =>
    cells.map((cell) => ({ cell, digit, role }));
  const marked = marks.flatMap((mark): Part[] => {
    if (mark.kind === 'candidate') return [{ cell: mark.cell, digit: mark.digit, role: mark.role }];
    if (mark.kind === 'group') return inCells(mark.cells, mark.digit, mark.role);
    if (mark.kind === 'cell')
      return digitsOf(grid.candidatesOf(mark.cell)).map((digit) => ({ cell: mark.cell, digit, role: mark.role }));
    if (mark.kind === 'link') return [mark.from, mark.to].flatMap((node) => inCells(node.cells, node.digit, 'pattern'));
    return [];
  });
  const proven = Object.values(args).flatMap((arg): Part[] =>
    'branches' in arg
      ? arg.branches.flatMap(({ nodes }) =>
          nodes.map(({ cell, digit, isOn }) => ({ cell, digit, role: isOn ? 'on' : 'off' })),
        )
      : [],
  );
  return [...marked, ...proven].filter(({ cell, digit }) => grid.has(cell, digit));
}

/** The cells of the houses and clues that a step points at. */
export const cellsPointedAt = ({ marks }: Step, { geometry }: Grid): readonly number[] =>
  marks.flatMap((mark) => {
    if (mark.kind === 'house') return geometry.houses[mark.house]!.cells;
    return mark.kind === 'demand' ? geometry.demands[mark.demand]!.cells : [];
  });
