import type { Geometry } from '@pencilmark/core/geometry';
import { type Mark, type Step, techniqueCalled } from '@pencilmark/core/human';

/** On which cells a step rests. */
export interface Rest {
  /** The cells of its pattern that do not belong to what is claimed. */
  readonly needed: ReadonlySet<number>;
  /** Cells that may be named or not: that of the claim, those of its clues, and filled cells. */
  readonly free: ReadonlySet<number>;
}

/** The cells of which a mark speaks by themselves, not as cells of a house or of a clue. */
function cellsOf(mark: Mark): readonly number[] {
  switch (mark.kind) {
    case 'cell':
    case 'candidate':
      return [mark.cell];
    case 'group':
      return mark.cells;
    case 'link':
      return [...mark.from.cells, ...mark.to.cells];
    default:
      return [];
  }
}

/** The cells of a step's pattern: those of its marks, and of all branches of its proof. */
export function patternOf({ marks, args }: Step): ReadonlySet<number> {
  const proof = Object.values(args).find((arg) => 'branches' in arg);
  const lemmas = proof?.lemmas?.flatMap(({ branches }) => branches) ?? [];
  const nodes = [...(proof?.branches ?? []), ...lemmas].flatMap((branch) => branch.nodes);
  return new Set([...marks.flatMap(cellsOf), ...nodes.map(({ cell }) => cell)]);
}

/**
 * The cells on which a step rests when it shows something of a cell. Where its marks name none
 * beyond that cell, it rests on its house: on the empty cells there, or for the last cell on all
 * others; without a house on the cells of its clue; and else on the cell alone.
 */
export function restOf(step: Step, geometry: Geometry, digits: Uint8Array, claimed: number): Rest {
  const pattern = patternOf(step);
  const ofClues = step.marks.flatMap((mark) => (mark.kind === 'demand' ? geometry.demands[mark.demand]!.cells : []));
  const needed = without(pattern, claimed);
  if (needed.size > 0) return { needed, free: new Set([claimed, ...ofClues]) };
  const known = knownOf(step, geometry, digits);
  if (pattern.size > 0 && ofClues.length === 0)
    return { needed: pattern, free: new Set([...pattern, ...known(pattern)]) };
  const ofHouses = step.marks.flatMap((mark) => (mark.kind === 'house' ? geometry.houses[mark.house]!.cells : []));
  const around = ofHouses.length > 0 ? ofHouses : ofClues;
  const empty = without(
    around.filter((cell) => digits[cell] === 0),
    claimed,
  );
  const free = new Set([claimed, ...around, ...known(empty)]);
  return { needed: empty.size > 0 ? empty : without(around, claimed), free };
}

/**
 * The filled cells that make a single: those that its cell sees, or those that take its digit from
 * other cells of its house. For other steps none.
 */
function knownOf({ technique, placements }: Step, { cells, peerSets }: Geometry, digits: Uint8Array) {
  const [placed] = techniqueCalled(technique)?.family === 'singles' ? placements : [];
  return (seen: ReadonlySet<number>): readonly number[] =>
    cells.filter(
      (cell) =>
        placed !== undefined &&
        digits[cell] !== 0 &&
        (seen.has(placed.cell) || digits[cell] === placed.digit) &&
        [...seen].some((other) => peerSets[cell]!.has(other)),
    );
}

/** The cells of those houses of a step that are named as a whole, for what is in them. */
export function wholeHouses({ marks }: Step, { houses }: Geometry, named: ReadonlySet<number>): ReadonlySet<number> {
  const own = marks.flatMap((mark) => (mark.kind === 'house' && mark.role !== 'cover' ? [houses[mark.house]!] : []));
  return new Set(own.filter(({ cells }) => cells.every((cell) => named.has(cell))).flatMap(({ cells }) => cells));
}

function without(cells: Iterable<number>, cell: number): ReadonlySet<number> {
  const others = new Set(cells);
  others.delete(cell);
  return others;
}
