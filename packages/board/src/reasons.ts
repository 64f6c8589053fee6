import type { Cell, Geometry } from '@pencilmark/core/geometry';
import type { Step } from '@pencilmark/core/human';

/** Why a single digit goes into its cell: what blocks the other places, or the other digits. */
export interface Reasons {
  /** The cells whose digit rules something out. */
  readonly blockers: readonly Cell[];
  /** The empty cells of the house that a digit blocks. */
  readonly blocked: readonly Cell[];
  /** The cells of a line from a digit that blocks to the house, without those of the house. */
  readonly rays: readonly (readonly Cell[])[];
}

type Placing = Pick<Step, 'marks' | 'placements' | 'eliminations'>;

/**
 * The digits on the board behind a step that only places a digit. Where its only mark is a house,
 * they keep the digit out of its other cells. Where its only mark is the cell, they keep other
 * digits out of it.
 */
export function reasonsFor(geometry: Geometry, digits: ArrayLike<number>, step: Placing): Reasons | undefined {
  const [mark, placement] = [step.marks[0], step.placements[0]];
  if (step.marks.length !== 1 || step.placements.length !== 1 || step.eliminations.length > 0) return undefined;
  if (mark?.kind === 'house') return inHouse(geometry, digits, mark.house, placement!);
  if (mark?.kind !== 'cell' || mark.cell !== placement!.cell) return undefined;
  const blockers = new Map<number, Cell>();
  for (const cell of geometry.peerSets[mark.cell]!)
    if (digits[cell] !== 0 && !blockers.has(digits[cell]!)) blockers.set(digits[cell]!, cell);
  return { blockers: [...blockers.values()], blocked: [], rays: [] };
}

function inHouse(
  geometry: Geometry,
  digits: ArrayLike<number>,
  house: number,
  { cell: place, digit }: { readonly cell: Cell; readonly digit: number },
): Reasons {
  const { peerSets, houses, cellCount } = geometry;
  const inside = new Set(houses[house]!.cells);
  const open = new Set(houses[house]!.cells.filter((cell) => digits[cell] === 0 && cell !== place));
  const holders = Array.from({ length: cellCount }, (_, cell) => cell).filter((cell) => digits[cell] === digit);
  const reach = (holder: Cell): Cell[] => [...open].filter((cell) => peerSets[holder]!.has(cell));
  const reasons = { blockers: [] as Cell[], blocked: [] as Cell[], rays: [] as Cell[][] };
  // The digit that blocks most comes first; a digit that blocks nothing further is not needed.
  for (;;) {
    const [best] = holders
      .map((holder) => ({ holder, cells: reach(holder) }))
      .sort((a, b) => b.cells.length - a.cells.length);
    if (!best || best.cells.length === 0) break;
    reasons.blockers.push(best.holder);
    reasons.blocked.push(...best.cells);
    reasons.rays.push(
      ...raysFrom(geometry, best.holder, best.cells).map((ray) => ray.filter((cell) => !inside.has(cell))),
    );
    for (const cell of best.cells) open.delete(cell);
  }
  return reasons;
}

/** The cells from a digit along its row and its column, up to the last that it blocks there. */
function raysFrom({ size }: Geometry, from: Cell, blocked: readonly Cell[]): Cell[][] {
  return [1, -1, size, -size].flatMap((step) => {
    const isLevel = Math.abs(step) === 1;
    const onLine = blocked.filter((cell) => {
      const isSameLine = isLevel ? Math.floor(cell / size) === Math.floor(from / size) : cell % size === from % size;
      return isSameLine && (cell - from) * step > 0;
    });
    if (onLine.length === 0) return [];
    const length = Math.max(...onLine.map((cell) => (cell - from) / step));
    return [Array.from({ length }, (_, index) => from + step * (index + 1))];
  });
}
