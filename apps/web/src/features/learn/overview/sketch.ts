import type { Node, Step } from '@pencilmark/core/human';

/** What becomes of a candidate in a sketch: tied to the pattern, open in it, placed, or it goes. */
export type Fate = 'tied' | 'open' | 'placed' | 'gone';

/** A candidate in a sketch: a disc in its cell. The side of a cell is 1. */
export interface Disc {
  readonly cell: number;
  readonly digit: number;
  readonly fate: Fate;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface Line {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly isStrong: boolean;
}

/** How discs share a cell: how many stand side by side, and how large they are. */
const SHARES = [
  { most: 1, across: 1, radius: 0.38 },
  { most: 4, across: 2, radius: 0.22 },
  { most: Number.POSITIVE_INFINITY, across: 3, radius: 0.155 },
] as const;

/**
 * The candidates that a step speaks of, as discs. What goes or is placed is that, whatever else.
 */
export function discsOf(step: Step, size: number): Disc[] {
  const fates = new Map<string, Fate>();
  const set = (cell: number, digit: number, fate: Fate): void => void fates.set(`${cell} ${digit}`, fate);
  for (const mark of step.marks) {
    const fate = 'role' in mark && ['pattern', 'on', 'base'].includes(mark.role) ? 'tied' : 'open';
    if (mark.kind === 'candidate') set(mark.cell, mark.digit, fate);
    if (mark.kind === 'group') for (const cell of mark.cells) set(cell, mark.digit, fate);
  }
  for (const { cell, digit } of step.eliminations) set(cell, digit, 'gone');
  for (const { cell, digit } of step.placements) set(cell, digit, 'placed');
  const all = [...fates].map(([key, fate]) => {
    const [cell, digit] = key.split(' ').map(Number) as [number, number];
    return { cell, digit, fate };
  });
  return all.map((disc) => ({ ...disc, ...placeOf(disc, all, size) }));
}

/** Where a disc lies among those of its cell, which stand in the order of their digits. */
function placeOf(disc: Pick<Disc, 'cell' | 'digit'>, all: readonly Pick<Disc, 'cell' | 'digit'>[], size: number) {
  const own = all
    .filter(({ cell }) => cell === disc.cell)
    .map(({ digit }) => digit)
    .sort((a, b) => a - b);
  const { across, radius } = SHARES.find(({ most }) => own.length <= most)!;
  const at = own.indexOf(disc.digit);
  const lines = Math.ceil(own.length / across);
  return {
    x: (disc.cell % size) + ((at % across) + 0.5) / across,
    y: Math.floor(disc.cell / size) + (Math.floor(at / across) + 0.5) / lines,
    radius,
  };
}

/** The links of a step, from the middle of a node to that of another. */
export function linesOf(step: Step, discs: readonly Disc[], size: number): Line[] {
  const middle = ({ cells, digit }: Node): { readonly x: number; readonly y: number } => {
    const spots = cells.map(
      (cell) =>
        discs.find((disc) => disc.cell === cell && disc.digit === digit) ?? {
          x: (cell % size) + 0.5,
          y: Math.floor(cell / size) + 0.5,
        },
    );
    const mean = (of: 'x' | 'y'): number => spots.reduce((sum, spot) => sum + spot[of], 0) / spots.length;
    return { x: mean('x'), y: mean('y') };
  };
  return step.marks.flatMap((mark) =>
    mark.kind === 'link' ? [{ from: middle(mark.from), to: middle(mark.to), isStrong: mark.isStrong }] : [],
  );
}
