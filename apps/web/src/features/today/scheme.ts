import type { Geometry } from '@pencilmark/core/geometry';
import type { Mark, Step } from '@pencilmark/core/human';

/** What stands in a cell of a scheme. */
export type Kind = 'true' | 'tied' | 'placed' | 'goes';

/** A drawing of a step, so small that it shows only the lines it needs. */
export interface Scheme {
  /** How many rows and columns there are. */
  readonly size: number;
  readonly nodes: readonly { readonly x: number; readonly y: number; readonly kind: Kind }[];
  readonly links: readonly {
    readonly from: readonly [x: number, y: number];
    readonly to: readonly [x: number, y: number];
    readonly isStrong: boolean;
  }[];
  /** Cells that houses of the step cover. */
  readonly washed: readonly (readonly [x: number, y: number])[];
}

/** With fewer lines it would not look like a board. */
const LEAST = 5;

const TIED: readonly string[] = ['off', 'second', 'fourth', 'cover'];

/** Where a step has something to show, cell by cell; what it does to a candidate outweighs why. */
function kindsOf({ marks, placements, eliminations }: Step): ReadonlyMap<number, Kind> {
  const kinds = new Map<number, Kind>();
  for (const mark of marks)
    for (const cell of cellsOf(mark)) if (kinds.get(cell) !== 'true') kinds.set(cell, kindOf(mark));
  const isMarked = (cell: number, digit: number): boolean =>
    marks.some((mark) => 'digit' in mark && mark.digit === digit && cellsOf(mark).includes(cell));
  for (const { cell, digit } of eliminations) if (!kinds.has(cell) || isMarked(cell, digit)) kinds.set(cell, 'goes');
  for (const { cell } of placements) kinds.set(cell, 'placed');
  return kinds;
}

const kindOf = (mark: Mark): Kind => ('role' in mark && TIED.includes(mark.role) ? 'tied' : 'true');

const cellsOf = (mark: Mark): readonly number[] =>
  mark.kind === 'candidate' || mark.kind === 'cell' ? [mark.cell] : mark.kind === 'group' ? mark.cells : [];

/** The lines that are shown: those in use, and their neighbours until there are enough. */
function linesOf(used: ReadonlySet<number>, count: number, size: number): number[] {
  const shown = new Set(used);
  for (let apart = 1; shown.size < Math.min(count, size); apart++)
    for (const line of [...used].flatMap((place) => [place + apart, place - apart]))
      if (line >= 0 && line < size && shown.size < count) shown.add(line);
  return [...shown].sort((a, b) => a - b);
}

/** The scheme of a step: rows and columns without anything to show are left out. */
export function schemeOf(step: Step, geometry: Geometry): Scheme {
  const { size } = geometry;
  const kinds = kindsOf(step);
  const usedRows = new Set([...kinds.keys()].map((cell) => Math.floor(cell / size)));
  const usedColumns = new Set([...kinds.keys()].map((cell) => cell % size));
  const count = Math.max(LEAST, usedRows.size, usedColumns.size);
  const [rows, columns] = [linesOf(usedRows, count, size), linesOf(usedColumns, count, size)];
  const place = (cell: number): readonly [number, number] => [
    columns.indexOf(cell % size),
    rows.indexOf(Math.floor(cell / size)),
  ];
  const isShown = (cell: number): boolean => place(cell).every((line) => line >= 0);
  const houses = step.marks.flatMap((mark) => (mark.kind === 'house' ? geometry.houses[mark.house]!.cells : []));
  return {
    size: count,
    nodes: [...kinds].map(([cell, kind]) => ({ x: place(cell)[0], y: place(cell)[1], kind })),
    links: step.marks.flatMap((mark) =>
      mark.kind === 'link'
        ? [{ from: place(mark.from.cells[0]!), to: place(mark.to.cells[0]!), isStrong: mark.isStrong }]
        : [],
    ),
    washed: [...new Set(houses)].filter(isShown).map(place),
  };
}
