import type { Cell } from '../../sets/cells.ts';
import type { Digit } from '../../sets/digits.ts';
import { choices, emptyIn, gone, isWithin, type Plain, type Reference, seers, unionOf, without } from './plain.ts';

interface PlainSet {
  readonly cells: readonly Cell[];
  readonly digits: readonly Digit[];
}

/** Cells of a house with one digit more than cells, each set once. */
function almostLocked(plain: Plain): PlainSet[] {
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

/** The digits that only one of two sets can hold, since all their places see each other. */
const restricted = (plain: Plain, one: PlainSet, other: PlainSet): Digit[] =>
  one.digits.filter(
    (digit) =>
      other.digits.includes(digit) &&
      holding(plain, one, digit).every((a) => holding(plain, other, digit).every((b) => plain.see(a, b))),
  );

/** Two sets with a restricted digit: one of them holds any other common digit. */
function* setPairs(plain: Plain): Generator<string> {
  for (const [one, other] of choices(almostLocked(plain), 2)) {
    if (plain.houses.some(({ cells }) => isWithin([...one!.cells, ...other!.cells], cells))) continue;
    const links = restricted(plain, one!, other!);
    for (const link of links)
      for (const digit of one!.digits)
        if (digit !== link && other!.digits.includes(digit))
          yield* gone(
            plain,
            seers(plain, digit, [...holding(plain, one!, digit), ...holding(plain, other!, digit)]),
            digit,
          );
    // With two restricted digits, each set holds one of them, and all its other digits.
    if (links.length < 2) continue;
    for (const link of links)
      yield* gone(plain, seers(plain, link, [...holding(plain, one!, link), ...holding(plain, other!, link)]), link);
    for (const set of [one!, other!])
      for (const digit of without(set.digits, links))
        yield* gone(plain, seers(plain, digit, holding(plain, set, digit)), digit);
  }
}

/** A pivot takes a digit from a wing, or another digit from the other wing. */
function* threeSets(plain: Plain): Generator<string> {
  const sets = almostLocked(plain);
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
          yield* gone(
            plain,
            seers(plain, digit, [...holding(plain, first, digit), ...holding(plain, second, digit)]),
            digit,
          );
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
          if (!ways.some((digits) => digits[index] === digit)) yield* gone(plain, [cell], digit);
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

/**
 * Almost locked sets, and the candidates that remain when all ways to fill some cells are tried.
 */
export const SETS: readonly Reference[] = [
  { ids: ['als-xz'], find: setPairs, most: 40 },
  { ids: ['als-xy-wing'], find: threeSets, most: 26 },
  { ids: ['aligned-pair-exclusion'], find: exclusions(2), most: 60 },
];
