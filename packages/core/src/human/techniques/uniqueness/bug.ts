import type { Geometry, House } from '../../../geometry/geometry.ts';
import type { Candidate } from '../../../puzzle/puzzle.ts';
import type { Cell } from '../../../sets/cells.ts';
import { type DigitSet, digitBit, digitCount, digitsOf } from '../../../sets/digits.ts';
import { candidatesOf, commonPeers, housesInOrder, type Position } from '../../steps/position.ts';
import { type Evidence, houseMarks, markedAs, type Step } from '../../steps/step.ts';
import type { Technique } from '../../steps/technique.ts';
import { housesWith, nakedBeside } from './unique-loop-pattern.ts';

/**
 * A bivalue universal grave with a few extra candidates. Without these, every empty cell has two
 * candidates, and every digit has no place or two places in each house. Then any solution would
 * give a second solution: take the other candidate everywhere. So a proper puzzle needs at least
 * one of the extra candidates.
 */
interface Grave {
  /** The cells with extra candidates, in the order in which the search meets them. */
  readonly cells: readonly Cell[];
  /** The extra candidates, cell by cell. */
  readonly extra: readonly DigitSet[];
}

/** A set of digits without the two lowest. */
function withoutTwo(digits: DigitSet): DigitSet {
  const rest = digits & (digits - 1);
  return rest & (rest - 1);
}

/**
 * The cells with more than two candidates, if a type could use them: they share a house, or each
 * has three candidates and they have one of these in common. No other cell has a single candidate.
 */
function fullerCells({ geometry, candidates }: Position): readonly Cell[] | undefined {
  const cells: Cell[] = [];
  let common = -1;
  let haveThree = true;
  for (let cell = 0; cell < candidates.length; cell++) {
    const set = candidates[cell]!;
    const third = withoutTwo(set);
    if (third === 0) {
      if (set !== 0 && (set & (set - 1)) === 0) return undefined;
      continue;
    }
    cells.push(cell);
    common &= set;
    haveThree &&= (third & (third - 1)) === 0;
    if (cells.length > geometry.size && (common === 0 || !haveThree)) return undefined;
  }
  const isPossible =
    (haveThree && common !== 0) || geometry.houses.some((house) => cells.every((cell) => house.set.has(cell)));
  return isPossible ? cells : undefined;
}

/** The digits that the sets of a house's cells hold, but not just two of these sets. */
function notTwice(sets: Int32Array, { cells }: House): DigitSet {
  let [once, twice, often] = [0, 0, 0];
  for (let at = 0; at < cells.length; at++) {
    const set = sets[cells[at]!]!;
    often |= twice & set;
    twice |= once & set;
    once |= set;
  }
  return (once & ~twice) | often;
}

/** The grave of a position, if a type could use it. */
function grave(position: Position): Grave | undefined {
  const fuller = fullerCells(position);
  return fuller && graveOf(position, fuller);
}

/**
 * The grave of a position, if there is one; `fuller` are the cells with more than two candidates.
 * The search visits all digits with other than two places in some house, as Sudoku Explainer does.
 */
function graveOf(position: Position, fuller: readonly Cell[]): Grave | undefined {
  const { geometry, candidates } = position;
  const houses = housesInOrder(geometry);
  const left = candidates.slice();
  const cells: Cell[] = [];
  for (const house of houses)
    for (let digits = notTwice(candidates, house); digits !== 0; digits &= digits - 1) {
      const bit = digits & -digits;
      const spoilers = fuller.filter((cell) => (candidates[cell]! & bit) !== 0 && house.set.has(cell));
      if (spoilers.length === 0) return undefined;
      // When the extra candidate could be in several cells, another house says in which.
      if (spoilers.length > 1) continue;
      left[spoilers[0]!]! &= ~bit;
      if (!cells.includes(spoilers[0]!)) cells.push(spoilers[0]!);
    }
  if (cells.length === 0 || fuller.some((cell) => digitCount(left[cell]!) !== 2)) return undefined;
  for (const house of houses) if (notTwice(left, house) !== 0) return undefined;
  return { cells, extra: cells.map((cell) => candidates[cell]! & ~left[cell]!) };
}

/** The extra candidates of a grave, cell by cell. */
const extrasOf = (position: Position, { cells, extra }: Grave): Candidate[] =>
  cells.flatMap((cell, index) => candidatesOf(position, [cell], extra[index]!));

/** The extra candidates of a position, of which one must be true. Empty without a grave. */
export function graveExtras(position: Position): readonly Candidate[] {
  const { candidates } = position;
  if (candidates.some((set) => digitCount(set) === 1)) return [];
  const fuller = [...candidates.keys()].filter((cell) => digitCount(candidates[cell]!) > 2);
  const grave = graveOf(position, fuller);
  return grave ? extrasOf(position, grave) : [];
}

const extraDigits = ({ extra }: Grave): DigitSet => extra.reduce((union, set) => union | set, 0);

/** A step of a grave: the parts that all types share, and the parts of its own. */
interface MoreOfGrave {
  readonly measures?: Readonly<Record<string, number>>;
  evidence?(): Partial<Evidence>;
}

function* graveStep(
  position: Position,
  technique: string,
  grave: Grave,
  eliminations: readonly Candidate[],
  { measures, evidence }: MoreOfGrave = {},
): Generator<Step> {
  if (eliminations.length === 0) return;
  const { marks, args } = position.evidence(() => {
    const own = evidence?.();
    const extras = extrasOf(position, grave);
    return {
      marks: [...markedAs('fin', extras), ...(own?.marks ?? [])],
      args: { cells: { cells: grave.cells }, extras: { candidates: extras }, ...own?.args },
    };
  });
  yield { technique, placements: [], eliminations, marks, args, ...(measures && { measures }) };
}

/** BUG + 1: a single cell has extra candidates. One of these is its digit. */
function* typeOne(position: Position, grave: Grave): Generator<Step> {
  const { cells, extra } = grave;
  if (cells.length === 1) yield* graveStep(position, 'bug-plus-1', grave, candidatesOf(position, cells, ~extra[0]!));
}

/**
 * Type 2: all extra candidates have the same digit. One of the cells holds it, so a cell that sees
 * all of them does not.
 */
function* typeTwo(position: Position, grave: Grave): Generator<Step> {
  const { cells } = grave;
  const digits = extraDigits(grave);
  if (cells.length < 2 || digitCount(digits) !== 1) return;
  yield* graveStep(position, 'bug-2', grave, candidatesOf(position, commonPeers(position.geometry, cells), digits), {
    evidence: () => ({ args: { digit: { digits: digitsOf(digits) } } }),
  });
}

/** The largest naked set of the search, counting the cells that stand for a single cell. */
const LARGEST_SET = 7;

/**
 * Type 3: all cells with extra candidates share a house. They count as a single cell with these
 * candidates, which may be part of a naked set.
 */
function* typeThree(position: Position, grave: Grave): Generator<Step> {
  const { candidates } = position;
  const { cells } = grave;
  const extras = extraDigits(grave);
  if (cells.length < 2 || digitCount(extras) === 1) return;
  const houses = housesWith(position, cells);
  for (let size = digitCount(extras); size <= LARGEST_SET; size++)
    for (const house of houses) {
      const rest = house.cells.filter((cell) => candidates[cell] !== 0 && !cells.includes(cell));
      const sets = rest.map((cell) => candidates[cell]!);
      for (const chosen of nakedBeside(extras, sets, size)) {
        const set = rest.filter((_, index) => ((chosen >>> index) & 1) === 1);
        const digits = set.reduce((union, cell) => union | candidates[cell]!, extras);
        const losers = rest.filter((cell) => !set.includes(cell));
        yield* graveStep(position, 'bug-3', grave, candidatesOf(position, losers, digits), {
          evidence: () => ({
            marks: [
              ...markedAs('second', candidatesOf(position, set, digits)),
              ...houseMarks([house.index], 'pattern'),
            ],
            args: { set: { cells: set }, digits: { digits: digitsOf(digits) }, house: { houses: [house.index] } },
          }),
          measures: { size },
        });
      }
    }
}

/**
 * Type 4: two cells of a house have extra candidates. They share another digit: by the pattern, it
 * has no other place in the house. So one of them holds it, and the other an extra candidate.
 */
function* typeFour(position: Position, grave: Grave): Generator<Step> {
  const { candidates } = position;
  const { cells, extra } = grave;
  const [first, second] = cells;
  if (cells.length !== 2 || first === undefined || second === undefined) return;
  const plain = cells.map((cell, index) => candidates[cell]! & ~extra[index]!);
  const common = plain[0]! & plain[1]!;
  let shown = 0;
  for (const house of housesWith(position, cells))
    for (const locked of digitsOf(common & ~shown)) {
      shown |= digitBit(locked);
      const eliminations = cells.flatMap((cell, index) =>
        candidatesOf(position, [cell], plain[index]! & ~digitBit(locked)),
      );
      yield* graveStep(position, 'bug-4', grave, eliminations, {
        evidence: () => ({
          marks: houseMarks([house.index], 'pattern'),
          args: { locked: { digits: [locked] }, house: { houses: [house.index] } },
        }),
      });
    }
}

/**
 * Two cells that must differ without sharing a house might both get the same digit in the other
 * solution.
 */
export const supportsGraves = ({ demands }: Geometry): boolean => demands.every(({ kind }) => kind === 'house');

const bug = <Id extends string>(
  id: Id,
  name: string,
  find: (position: Position, grave: Grave) => Iterable<Step>,
  says: string,
): Technique<Id> => ({
  id,
  name,
  family: 'uniqueness',
  says: `If {extras} were gone, every empty cell would have two candidates, and every digit two places in each house that lacks it. Then one could take the other candidate in every cell, and one solution would become two. ${says}`,
  supports: supportsGraves,
  *find(position) {
    const graveHere = position.get(grave);
    if (graveHere) yield* find(position, graveHere);
  },
});

export const bugPlus1 = bug('bug-plus-1', 'BUG + 1', typeOne, 'So {cells} holds what is extra there.');
export const bug2 = bug(
  'bug-2',
  'BUG Type 2',
  typeTwo,
  'So one of these candidates is true: {digit} is in one of {cells}, and in no cell that sees all of these.',
);
export const bug3 = bug(
  'bug-3',
  'BUG Type 3',
  typeThree,
  'So one of these candidates is true, and {cells} count as one cell that has them. Together with {set} that makes as many cells as digits in {house}: {digits} have no other places there.',
);
export const bug4 = bug(
  'bug-4',
  'BUG Type 4',
  typeFour,
  'In {house}, {locked} is in one of {cells}; were the other one neither {locked} nor an extra candidate, no extra candidate would be true.',
);
