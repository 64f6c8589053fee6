import type { Geometry } from '../../geometry/geometry.ts';
import type { Grid } from '../../puzzle/grid.ts';
import type { Candidate } from '../../puzzle/puzzle.ts';
import { isOfPeers } from '../../rules/demand.ts';
import type { Cell } from '../../sets/cells.ts';
import { type Digit, type DigitSet, digitBit, digitCount, digitsOf } from '../../sets/digits.ts';
import type { Arg, Implied, Step } from '../steps/step.ts';
import { techniqueCalled } from '../techniques.ts';

/** A candidate that is supposed true or false. */
type Supposed = Omit<Implied, 'reasons'>;

/** Patterns of more cells are not filled in all ways. */
const MOST_CELLS = 16;

/**
 * Whether the pattern of a step proves that one of some assumptions is true, or that a candidate is
 * false. The proof uses only the marks of the pattern: the bases of a fish, or the cells and
 * guardians of a pattern that without guardians is impossible or has two solutions.
 */
export function patternCovers(grid: Grid, step: Step, starts: readonly Supposed[], end: Supposed): boolean {
  if (!starts.every(({ isOn }) => isOn)) return false;
  const bases = step.args.bases ?? (step.args.digit && step.args.houses);
  if (bases) return cannotHoldFish(grid, housesIn(bases), starts, end);
  const guardians = candidatesIn(step.args.guardians);
  const isNamed = guardians.every(({ cell, digit }) =>
    starts.some((start) => start.cell === cell && start.digit === digit),
  );
  if (guardians.length === 0 || !isNamed) return false;
  const needsProper = techniqueCalled(step.technique)?.family === 'uniqueness';
  const cells = cellsIn(step.args.cells) ?? [...grid.digits.keys()].filter((cell) => grid.digits[cell] === 0);
  return needsProper ? hasTwins(grid, cells, guardians) : cannotFill(grid, cells, guardians);
}

const housesIn = (arg: Arg): readonly number[] => ('houses' in arg ? arg.houses : []);
const candidatesIn = (arg: Arg | undefined): readonly Candidate[] => (arg && 'candidates' in arg ? arg.candidates : []);
const cellsIn = (arg: Arg | undefined): readonly Cell[] | undefined => (arg && 'cells' in arg ? arg.cells : undefined);

/**
 * Whether the bases of a fish have no room for the digit once the assumptions are false and the
 * opposite of the end is supposed.
 */
function cannotHoldFish(
  { geometry, candidates }: Grid,
  bases: readonly number[],
  starts: readonly Candidate[],
  end: Supposed,
): boolean {
  const { houses, peerSets } = geometry;
  const { digit } = starts[0]!;
  const isExcluded = (cell: Cell): boolean =>
    end.digit === digit && (end.cell === cell || (!end.isOn && peerSets[end.cell]!.has(cell)));
  const isFree = (cell: Cell): boolean =>
    (candidates[cell]! & digitBit(digit)) !== 0 && !starts.some((start) => start.cell === cell) && !isExcluded(cell);
  const fits = (at: number, chosen: readonly Cell[]): boolean =>
    at === bases.length ||
    houses[bases[at]!]!.cells.some(
      (cell) =>
        isFree(cell) &&
        chosen.every((chosenCell) => chosenCell === cell || !peerSets[chosenCell]!.has(cell)) &&
        fits(at + 1, [...chosen, cell]),
    );
  return starts.every((start) => start.digit === digit) && !fits(0, []);
}

/** The digits that cells may hold without the excluded candidates. */
const setsWithout = ({ candidates }: Grid, cells: readonly Cell[], excluded: readonly Candidate[]): DigitSet[] =>
  cells.map((cell) =>
    excluded.reduce(
      (set, candidate) => (candidate.cell === cell ? set & ~digitBit(candidate.digit) : set),
      candidates[cell]!,
    ),
  );

/** Whether some cells cannot be filled without the guardians. */
function cannotFill(grid: Grid, cells: readonly Cell[], guardians: readonly Candidate[]): boolean {
  if (cells.length > MOST_CELLS) return false;
  return fillsOf(grid.geometry, cells, setsWithout(grid, cells, guardians)).next().done === true;
}

/** Whether some cells allow a second solution whatever they hold, unless it is a guardian. */
function hasTwins(grid: Grid, cells: readonly Cell[], guardians: readonly Candidate[]): boolean {
  const { geometry } = grid;
  const sets = setsWithout(grid, cells, guardians);
  if (isGrave(geometry, cells, sets)) return mayChange(grid, cells, sets);
  if (cells.length > MOST_CELLS) return false;
  const all = cells.map(() => sets.reduce((union, set) => union | set, 0));
  const seen = new Map<string, number>();
  for (const fill of fillsOf(geometry, cells, all)) {
    const print = footprint(geometry, cells, fill);
    seen.set(print, (seen.get(print) ?? 0) + 1);
  }
  const fills = [...fillsOf(geometry, cells, sets)];
  return fills.every((fill) => seen.get(footprint(geometry, cells, fill))! > 1) && mayChange(grid, cells, all);
}

/** Whether each cell has two digits, and each house has none or two of these cells for a digit. */
const isGrave = ({ houses, allDigits }: Geometry, cells: readonly Cell[], sets: readonly DigitSet[]): boolean =>
  sets.every((set) => digitCount(set) === 2) &&
  houses.every((house) =>
    digitsOf(allDigits).every((digit) => {
      const count = cells.filter((cell, at) => house.set.has(cell) && (sets[at]! & digitBit(digit)) !== 0).length;
      return count === 0 || count === 2;
    }),
  );

/** All ways to fill cells from their sets of digits, so that peers differ. */
function* fillsOf(
  geometry: Geometry,
  cells: readonly Cell[],
  sets: readonly DigitSet[],
  fill: readonly Digit[] = [],
): Generator<readonly Digit[]> {
  const at = fill.length;
  if (at === cells.length) yield fill;
  else
    for (const digit of digitsOf(sets[at]!))
      if (
        fill.every((chosenDigit, index) => chosenDigit !== digit || !geometry.peerSets[cells[index]!]!.has(cells[at]!))
      )
        yield* fillsOf(geometry, cells, sets, [...fill, digit]);
}

/** Which digits each house has of a fill. */
const footprint = ({ houses }: Geometry, cells: readonly Cell[], fill: readonly Digit[]): string =>
  houses
    .map(({ set }) => fill.reduce((digits, digit, at) => (set.has(cells[at]!) ? digits | digitBit(digit) : digits), 0))
    .join();

/**
 * Whether each cell may hold each of its digits, checked against peers outside the pattern. No
 * further demand may speak of one of these cells.
 */
function mayChange({ geometry, candidates, digits }: Grid, cells: readonly Cell[], sets: readonly DigitSet[]): boolean {
  if (geometry.demands.every(({ kind }) => kind === 'house')) return true;
  if (geometry.demands.some((demand) => !isOfPeers(demand) && demand.cells.some((cell) => cells.includes(cell))))
    return false;
  return cells.every((cell, at) =>
    [...geometry.peerSets[cell]!].every((peer) => {
      const held = digits[peer] === 0 ? candidates[peer]! : digitBit(digits[peer]!);
      const sharesHouse = geometry.houses.some(({ set }) => set.has(cell) && set.has(peer));
      return (held & sets[at]!) === 0 || sharesHouse || cells.includes(peer);
    }),
  );
}
