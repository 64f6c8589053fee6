import type { Cell } from '../../sets/cells.ts';
import type { Digit } from '../../sets/digits.ts';
import { choices, emptyIn, isWithin, lost, type Plain, type Reference, seers, unionOf, without } from './plain.ts';

export interface PlainSet {
  readonly cells: readonly Cell[];
  readonly digits: readonly Digit[];
}

/** Cells of a house with one digit more than cells, each set once. */
export function almostLockedSets(plain: Plain): PlainSet[] {
  const sets = new Map<string, PlainSet>();
  for (const house of plain.houses)
    for (let count = 1; count < plain.size; count++)
      for (const cells of choices(emptyIn(plain, house), count)) {
        const digits = unionOf(cells.map(plain.at));
        if (digits.length === count + 1) sets.set(`${unionOf([cells])}`, { cells, digits });
      }
  return [...sets.values()];
}

const holding = (plain: Plain, { cells }: PlainSet, digit: Digit): Cell[] =>
  cells.filter((cell) => plain.has(cell, digit));

/** The digits that only one of two sets can have, since all their places see each other. */
const restricted = (plain: Plain, one: PlainSet, other: PlainSet): Digit[] =>
  one.digits.filter(
    (digit) =>
      other.digits.includes(digit) &&
      holding(plain, one, digit).every((a) => holding(plain, other, digit).every((b) => plain.see(a, b))),
  );

/** Two sets with a restricted digit: any other common digit is in one of them. */
function* setPairs(plain: Plain): Generator<string> {
  for (const [one, other] of choices(almostLockedSets(plain), 2)) {
    if (plain.houses.some(({ cells }) => isWithin([...one!.cells, ...other!.cells], cells))) continue;
    const links = restricted(plain, one!, other!);
    for (const link of links)
      for (const digit of one!.digits)
        if (digit !== link && other!.digits.includes(digit))
          yield* lost(
            plain,
            seers(plain, digit, [...holding(plain, one!, digit), ...holding(plain, other!, digit)]),
            digit,
          );
    // With two restricted digits each set holds one of them, and all the rest.
    if (links.length < 2) continue;
    for (const link of links)
      yield* lost(plain, seers(plain, link, [...holding(plain, one!, link), ...holding(plain, other!, link)]), link);
    for (const set of [one!, other!])
      for (const digit of without(set.digits, links))
        yield* lost(plain, seers(plain, digit, holding(plain, set, digit)), digit);
  }
}

/** A pivot takes one digit from one wing or another digit from the other wing. */
function* threeSets(plain: Plain): Generator<string> {
  const sets = almostLockedSets(plain);
  const links = sets.map((one) => sets.map((other) => (one === other ? [] : restricted(plain, one, other))));
  for (const [at, pivot] of sets.entries())
    for (const [one, other] of choices(
      [...sets.keys()].filter((index) => links[at]![index]!.length > 0),
      2,
    )) {
      const [first, second] = [sets[one!]!, sets[other!]!];
      if (first.cells.length + pivot.cells.length + second.cells.length === 3) continue;
      for (const digit of first.digits.filter((own) => second.digits.includes(own)))
        if (links[at]![one!]!.some((a) => links[at]![other!]!.some((b) => a !== b && a !== digit && b !== digit)))
          yield* lost(
            plain,
            seers(plain, digit, [...holding(plain, first, digit), ...holding(plain, second, digit)]),
            digit,
          );
    }
}

/**
 * Two sets and a house in which each place for a digit sees all its places in one of the sets, and
 * neither set sees them all: one of the sets lacks the digit and holds its rest.
 */
function* setBridges(plain: Plain): Generator<string> {
  for (const [one, other] of choices(almostLockedSets(plain), 2)) {
    if (one!.cells.length + other!.cells.length === 2) continue;
    const common = one!.digits.filter((digit) => other!.digits.includes(digit));
    for (const link of without(common, restricted(plain, one!, other!)))
      for (const house of plain.houses) {
        const places = plain.places(house, link);
        const seenBy = (set: PlainSet): Cell[] =>
          places.filter((place) => holding(plain, set, link).every((cell) => plain.see(cell, place)));
        const [here, there] = [seenBy(one!), seenBy(other!)];
        if (places.length < 2 || here.length === places.length || there.length === places.length) continue;
        if (!places.every((place) => here.includes(place) || there.includes(place))) continue;
        for (const digit of without(common, [link]))
          yield* lost(
            plain,
            seers(plain, digit, [...holding(plain, one!, digit), ...holding(plain, other!, digit)]),
            digit,
          );
      }
  }
}

/** The stem takes one of its digits from some set; each of these sets holds another digit then. */
function* blossoms(plain: Plain): Generator<string> {
  const sets = almostLockedSets(plain);
  for (const stem of plain.cells) {
    if (plain.at(stem).length < 3) continue;
    for (const digit of without(plain.digits, plain.at(stem))) {
      const petals = plain
        .at(stem)
        .map((own) =>
          sets.filter(
            (set) =>
              set.digits.includes(own) &&
              set.digits.includes(digit) &&
              holding(plain, set, own).every((cell) => plain.see(cell, stem)),
          ),
        );
      for (const loser of plain.cells.filter((cell) => plain.has(cell, digit))) {
        const fitting = petals.map((list) =>
          list.filter((set) => holding(plain, set, digit).every((cell) => plain.see(cell, loser))),
        );
        const isOfSeveral = new Set(fitting.flat()).size > 1;
        if (isOfSeveral && fitting.every((list) => list.length > 0)) yield* lost(plain, [loser], digit);
      }
    }
  }
}

/** Digits of a house that have places in one cell more than they are. */
interface PlainHiddenSet {
  readonly house: Plain['houses'][number];
  readonly digits: readonly Digit[];
  readonly cells: readonly Cell[];
}

/** The most digits of a set. More of them are seen as an almost locked set of the other cells. */
const MOST_DIGITS = 4;

function almostHiddenSets(plain: Plain): PlainHiddenSet[] {
  return plain.houses.flatMap((house) => {
    const open = plain.digits.filter((digit) => plain.places(house, digit).length > 0);
    return Array.from({ length: MOST_DIGITS }, (_, index) => [...choices(open, index + 1)])
      .flat()
      .map((digits) => ({ house, digits, cells: unionOf(digits.map((digit) => plain.places(house, digit))) }))
      .filter(({ digits, cells }) => cells.length === digits.length + 1);
  });
}

/** Two of these share two cells: each leaves one of them to the other, and no cell to others. */
function* hiddenPairs(plain: Plain): Generator<string> {
  for (const [one, other] of choices(almostHiddenSets(plain), 2)) {
    const shared = one!.cells.filter((cell) => other!.cells.includes(cell));
    const isApart = one!.house !== other!.house && !one!.digits.some((digit) => other!.digits.includes(digit));
    if (!isApart || shared.length !== 2 || one!.cells.length + other!.cells.length === 4) continue;
    for (const [cells, digits] of [
      [shared, [...one!.digits, ...other!.digits]],
      [without(one!.cells, shared), one!.digits],
      [without(other!.cells, shared), other!.digits],
    ] as const)
      yield* leavingOnly(plain, cells, digits);
  }
}

/** Cells where two houses cross, and beside them some of each: as many digits as cells. */
function* crossedSets(plain: Plain): Generator<string> {
  const subsets = (cells: readonly Cell[]): (readonly Cell[])[] =>
    cells.flatMap((_, index) => [...choices(cells, index + 1)]);
  for (const [house, other] of choices(plain.houses, 2)) {
    const common = emptyIn(plain, house!).filter((cell) => other!.cells.includes(cell));
    for (const crossing of subsets(common)) {
      const digits = unionOf(crossing.map(plain.at));
      const spare = digits.length - crossing.length;
      if (crossing.length < 2 || spare < 2) continue;
      const takes = (arm: readonly Cell[]): number => arm.length - without(unionOf(arm.map(plain.at)), digits).length;
      const arms = [house!, other!].map((side) =>
        subsets(without(emptyIn(plain, side), crossing)).filter((arm) => takes(arm) > 0 && takes(arm) < spare),
      );
      for (const first of arms[0]!)
        for (const second of arms[1]!) {
          const [own, others] = [first, second].map((arm) => unionOf(arm.map(plain.at)));
          const isShared = own!.some((digit) => others!.includes(digit) && digits.includes(digit));
          if (takes(first) + takes(second) !== spare || isShared || first.some((cell) => second.includes(cell)))
            continue;
          for (const digit of unionOf([digits, own!, others!])) {
            const places = (cells: readonly Cell[]): Cell[] => cells.filter((cell) => plain.has(cell, digit));
            const parts =
              own!.includes(digit) && others!.includes(digit)
                ? [places(first), places(second)]
                : [places([...crossing, ...first, ...second])];
            for (const part of parts) yield* lost(plain, seers(plain, digit, part), digit);
          }
        }
    }
  }
}

/** Two places beside a box that some digits have in the lines of a cell there, but for the box. */
interface PlainFirework {
  readonly cell: Cell;
  readonly box: Plain['houses'][number];
  readonly wings: readonly [Cell, Cell];
  readonly digits: readonly Digit[];
}

/** Digits that lie where two lines cross, or at one of two wings, one in each line. */
function fireworks(plain: Plain, count: number): PlainFirework[] {
  const [rows, columns, boxes] = ['row', 'column', 'box'].map((kind) =>
    plain.houses.filter((one) => one.kind === kind),
  );
  const emptyCells = plain.cells.filter((cell) => plain.at(cell).length > 0);
  return emptyCells.flatMap((cell) => {
    const [row, column, box] = [rows, columns, boxes].map((list) => list!.find(({ cells }) => cells.includes(cell))!);
    const outside = (line: Plain['houses'][number], digit: Digit): Cell[] =>
      without(plain.places(line, digit), box!.cells);
    const few = plain.digits.filter((digit) =>
      [row!, column!].every((line) => plain.places(line, digit).length > 0 && outside(line, digit).length < 2),
    );
    return [...choices(few, count)].flatMap((digits) => {
      const [own, other] = [row!, column!].map((line) => unionOf(digits.map((digit) => outside(line, digit))));
      if (own!.length !== 1 || other!.length !== 1) return [];
      return [{ cell, box: box!, wings: [own![0]!, other![0]!] as const, digits }];
    });
  });
}

function* leavingOnly(plain: Plain, cells: readonly Cell[], digits: readonly Digit[]): Generator<string> {
  for (const cell of cells) for (const digit of without(plain.at(cell), digits)) yield* lost(plain, [cell], digit);
}

function* fireworkTriples(plain: Plain): Generator<string> {
  for (const { cell, wings, digits } of fireworks(plain, 3)) yield* leavingOnly(plain, [cell, ...wings], digits);
}

/** Two digits of a cell and two others of a cell in another box, with the same two wings. */
function* fireworkQuads(plain: Plain): Generator<string> {
  for (const [one, other] of choices(fireworks(plain, 2), 2)) {
    const isCrossed = one!.wings[0] === other!.wings[1] && one!.wings[1] === other!.wings[0];
    const digits = unionOf([one!.digits, other!.digits]);
    if (isCrossed && one!.box !== other!.box && digits.length === 4)
      yield* leavingOnly(plain, [one!.cell, other!.cell, ...one!.wings], digits);
  }
}

/** Which candidates of some cells occur when all ways to fill them are tried. */
const exclusions = (count: 2 | 3) =>
  function* (plain: Plain): Generator<string> {
    const isTried = (cell: Cell): boolean =>
      plain.at(cell).length > 1 && !plain.cells.some((one) => plain.see(one, cell) && plain.at(one).length === 1);
    const excludersOf = (cells: readonly Cell[]): Cell[] =>
      plain.cells.filter(
        (cell) =>
          plain.at(cell).length > 0 && plain.at(cell).length <= count && cells.every((one) => plain.see(cell, one)),
      );
    for (const cells of choices(plain.cells.filter(isTried), count)) {
      const excluders = excludersOf(cells);
      if (excluders.length < 2) continue;
      const ways = waysToFill(plain, cells).filter((digits) =>
        excluders.every((cell) => without(plain.at(cell), digits).length > 0),
      );
      for (const [index, cell] of cells.entries())
        for (const digit of plain.at(cell))
          if (!ways.some((digits) => digits[index] === digit)) yield* lost(plain, [cell], digit);
    }
  };

function waysToFill(plain: Plain, cells: readonly Cell[]): readonly (readonly Digit[])[] {
  return cells.reduce<readonly (readonly Digit[])[]>(
    (ways, cell, index) =>
      ways.flatMap((way) =>
        plain
          .at(cell)
          .filter((digit) => way.every((one, before) => one !== digit || !plain.see(cells[before]!, cells[index]!)))
          .map((digit) => [...way, digit]),
      ),
    [[]],
  );
}

/** Almost locked sets, and what is left when all ways to fill some cells are tried. */
export const SETS: readonly Reference[] = [
  { ids: ['als-xz'], find: setPairs, most: 40 },
  { ids: ['als-xy-wing'], find: threeSets, most: 26 },
  { ids: ['als-w-wing'], find: setBridges, most: 30 },
  { ids: ['death-blossom'], find: blossoms, most: 40 },
  { ids: ['ahs-xz'], find: hiddenPairs, most: 45 },
  { ids: ['sue-de-coq'], find: crossedSets, most: 40 },
  { ids: ['firework-triple'], find: fireworkTriples },
  { ids: ['firework-quad'], find: fireworkQuads },
  { ids: ['aligned-pair-exclusion'], find: exclusions(2), most: 60 },
  { ids: ['aligned-triplet-exclusion'], find: exclusions(3), most: 34 },
];
