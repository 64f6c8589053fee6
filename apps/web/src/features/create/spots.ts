import { type Cell, clueFault, type Geometry, type Kind } from '@pencilmark/core/geometry';
import type { Point } from './plane.ts';

/** A place outside the board for a clue: its cells as seen from there, and where it lies. */
export interface Spot extends Point {
  readonly cells: readonly Cell[];
}

/** The steps that lead into the board: along rows and columns, or diagonals. */
const STEPS = {
  line: [
    [0, 1],
    [0, -1],
    [1, 0],
    [-1, 0],
  ],
  diagonal: [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ],
} as const;

/** How far from the middle of its place a diagonal's spot lies, so that two fit side by side. */
const ASIDE = 0.22;

/** Where the clues of a kind can stand outside a board, around it as a clock goes. */
export function spotsOf({ name, form }: Kind, usual: readonly number[], geometry: Geometry): Spot[] {
  const { size } = geometry;
  const steps = form.place === 'line' || form.place === 'diagonal' ? STEPS[form.place] : [];
  const isOn = (row: number, column: number): boolean => row >= 0 && row < size && column >= 0 && column < size;
  const spots = steps.flatMap(([down, right]) =>
    Array.from({ length: size * size }, (_, first): Spot | undefined => {
      const [row, column] = [Math.floor(first / size), first % size];
      if (isOn(row - down, column - right)) return undefined;
      const cells: Cell[] = [];
      for (let at = 0; isOn(row + at * down, column + at * right); at++) cells.push(first + at * (down * size + right));
      const aside = down * right === 0 ? 0 : ASIDE;
      const [x, y] = [column - right + 0.5 + aside * right, row - down + 0.5 + aside * down];
      return cells.length > 1 ? { cells, x, y } : undefined;
    }).filter((spot) => spot !== undefined),
  );
  const angle = ({ x, y }: Spot): number => Math.atan2(x - size / 2, y - size / 2);
  return spots
    .filter(({ cells }) => clueFault({ rule: name, cells: [cells], values: usual }, geometry) === undefined)
    .sort((a, b) => angle(b) - angle(a));
}
