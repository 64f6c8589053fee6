import type { Geometry } from '../geometry/geometry.ts';
import type { Cell } from '../sets/cells.ts';
import { type CellMask, isPart, maskOf, meets, NO_CELLS, sizeOf, union, without } from './cell-masks.ts';

/** How many cells the small unavoidable sets have that are sought first, and those after them. */
const SMALL = [8, 16];

/** Templates of a board of at most 64 cells: sets of cells that one digit can have in a grid. */
export class TemplateBoard {
  readonly geometry: Geometry;
  readonly all: readonly CellMask[];

  constructor(geometry: Geometry) {
    this.geometry = geometry;
    this.all = [...templatesFrom(geometry, 0, [])].map(maskOf);
  }

  /** All grids whose first row has the digits in order, each as the template of each digit. */
  *grids(chosen: readonly CellMask[] = [], used: CellMask = NO_CELLS): Generator<readonly CellMask[]> {
    const digit = chosen.length;
    if (digit === this.geometry.size) yield chosen;
    else
      for (const template of this.all)
        if ((template.low >>> digit) & 1 && !meets(template, used))
          yield* this.grids([...chosen, template], union(used, template));
  }

  /**
   * All minimal unavoidable sets of a grid, the smallest first. Another grid takes other templates
   * for some digits, and a set is where it differs. What includes a smaller set is left as soon as
   * the templates of the first digits tell so; hence small sets are sought first.
   */
  unavoidableSets(grid: readonly CellMask[]): CellMask[] {
    const known: CellMask[] = [];
    for (const most of [...SMALL, this.geometry.cellCount]) {
      const found = new Map<string, CellMask>();
      this.eachChange(grid, most, known, (set) => found.set(`${set.low} ${set.high}`, set));
      const inOrder = [...found.values()].sort((a, b) => sizeOf(a) - sizeOf(b));
      for (const set of inOrder) if (!includesOne(set, known)) known.push(set);
    }
    return known;
  }

  /** Visits where other grids differ: at most so many cells, which include no known set. */
  private eachChange(
    grid: readonly CellMask[],
    most: number,
    known: readonly CellMask[],
    visit: (set: CellMask) => void,
  ): void {
    const extend = (digit: number, used: CellMask, set: CellMask): void => {
      if (digit === grid.length) {
        if (sizeOf(set) > 0) visit(set);
        return;
      }
      for (const template of this.all) {
        if (meets(template, used)) continue;
        const wider = union(set, without(grid[digit]!, template));
        if (sizeOf(wider) > most || includesOne(wider, known)) continue;
        extend(digit + 1, union(used, template), wider);
      }
    };
    extend(0, NO_CELLS, NO_CELLS);
  }
}

/** Whether a set includes one of some sets, which are the smallest first. */
function includesOne(set: CellMask, sets: readonly CellMask[]): boolean {
  const size = sizeOf(set);
  for (const part of sets) {
    if (isPart(part, set)) return true;
    if (sizeOf(part) > size) return false;
  }
  return false;
}

/** Templates that have these cells in the rows before. */
function* templatesFrom(geometry: Geometry, row: number, cells: readonly Cell[]): Generator<readonly Cell[]> {
  const { size, peerSets } = geometry;
  if (row === size) yield cells;
  else
    for (let cell = row * size; cell < (row + 1) * size; cell++)
      if (!cells.some((other) => peerSets[cell]!.has(other))) yield* templatesFrom(geometry, row + 1, [...cells, cell]);
}
