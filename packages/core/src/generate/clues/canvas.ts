import type { Clue } from '../../rules/clue.ts';
import type { Form } from '../../rules/kind.ts';
import { kindNamed } from '../../rules/kinds.ts';
import { type Extent, isOnBoard, neighboursOf, placeOf } from '../../rules/places.ts';
import type { Cell } from '../../sets/cells.ts';

/** The places that clues occupy on a board, so that new clues neither cover nor cross them. */
export interface Canvas {
  isFree(cell: Cell): boolean;
  /** Whether nothing lies yet where a clue would lie. */
  hasRoomFor(clue: Clue): boolean;
  /** Whether a line of a clue would cross a line on the canvas. */
  isCrossedBy(clue: Clue): boolean;
  /**
   * The cells by which a line may be extended: it does not turn sharply, touch itself or cross
   * lines.
   */
  stepsOf(line: readonly Cell[]): readonly Cell[];
  add(clue: Clue): void;
}

/** A canvas of a board, on which some clues lie. */
export function makeCanvas(extent: Extent, clues: readonly Clue[]): Canvas {
  const { size } = extent;
  const spots = new Set<string>();
  const crossings = new Set<Cell>();
  const add = (clue: Clue): void => {
    for (const spot of spotsOf(clue)) spots.add(spot);
    for (const list of clue.cells) for (const corner of crossingsOf(list, size)) crossings.add(corner);
  };
  for (const clue of clues) add(clue);
  return {
    add,
    isFree: (cell) => isOnBoard(...placeOf(cell, size), extent) && !spots.has(`${cell}`),
    hasRoomFor: (clue) => !spotsOf(clue).some((spot) => spots.has(spot)),
    isCrossedBy: ({ cells }) => cells.some((list) => crossingsOf(list, size).some((corner) => crossings.has(corner))),
    stepsOf: (line) => {
      const own = new Set(crossingsOf(line, size));
      return kingSteps(line.at(-1)!, extent).filter(
        (cell) =>
          !spots.has(`${cell}`) &&
          !line.includes(cell) &&
          !crossingsOf([line.at(-1)!, cell], size).some((corner) => crossings.has(corner) || own.has(corner)) &&
          !neighboursOf(cell, extent).some((neighbour) => line.slice(0, -1).includes(neighbour)) &&
          isSmooth([...line.slice(-2), cell], size),
      );
    },
  };
}

/** Whether a clue covers no cells: it lies outside of the board, on an edge or on a corner. */
const isBeside = ({ place, cells: [, most] }: Form): boolean => place !== undefined || most === 2;

/** The places that a clue occupies, as words: its cells, or the spot outside. */
function spotsOf({ rule, cells }: Clue): string[] {
  const form = kindNamed(rule)!.form;
  if (!isBeside(form)) return cells.flat().map(String);
  return cells.map((list) => (form.place ? list : [...list].sort((a, b) => a - b)).join());
}

/** The cells that share an edge or a corner with a cell. */
function kingSteps(cell: Cell, extent: Extent): Cell[] {
  const [row, column] = placeOf(cell, extent.size);
  const around = [-1, 0, 1];
  return around
    .flatMap((down) => around.map((right) => [row + down, column + right] as const))
    .filter(([down, right]) => isOnBoard(down, right, extent))
    .map(([down, right]) => down * extent.size + right)
    .filter((neighbour) => neighbour !== cell);
}

/** Where diagonal steps of a line lie: the top left of the four cells around the corner crossed. */
const crossingsOf = (line: readonly Cell[], size: number): Cell[] =>
  line.slice(1).flatMap((cell, index) => {
    const [[row, column], [ownRow, ownColumn]] = [placeOf(line[index]!, size), placeOf(cell, size)];
    const isDiagonal = row !== ownRow && column !== ownColumn;
    return isDiagonal ? [Math.min(row, ownRow) * size + Math.min(column, ownColumn)] : [];
  });

/** Whether a line of up to three cells continues without a sharp angle. */
function isSmooth(line: readonly Cell[], size: number): boolean {
  const [first, second, third] = line.map((cell) => placeOf(cell, size));
  if (!first || !second || !third) return true;
  return (second[0] - first[0]) * (third[0] - second[0]) + (second[1] - first[1]) * (third[1] - second[1]) >= 0;
}
