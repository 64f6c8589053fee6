import type { Cell } from '../../sets/cells.ts';
import type { Digit } from '../../sets/digits.ts';
import { choices, emptyIn, isWithin, lost, type Plain, type Reference, seers, unionOf, without } from './plain.ts';

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
const restricted = (plain: Plain, first: PlainSet, second: PlainSet): Digit[] =>
  first.digits.filter(
    (digit) =>
      second.digits.includes(digit) &&
      holding(plain, first, digit).every((a) => holding(plain, second, digit).every((b) => plain.see(a, b))),
  );

/** Two sets with a restricted digit: one of them holds any other common digit. */
function* setPairs(plain: Plain): Generator<string> {
  for (const [first, second] of choices(almostLocked(plain), 2)) {
    if (plain.houses.some(({ cells }) => isWithin([...first!.cells, ...second!.cells], cells))) continue;
    const links = restricted(plain, first!, second!);
    for (const link of links)
      for (const digit of first!.digits)
        if (digit !== link && second!.digits.includes(digit))
          yield* lost(
            plain,
            seers(plain, digit, [...holding(plain, first!, digit), ...holding(plain, second!, digit)]),
            digit,
          );
    // With two restricted digits, each set holds one of them, and all its other digits.
    if (links.length < 2) continue;
    for (const link of links)
      yield* lost(plain, seers(plain, link, [...holding(plain, first!, link), ...holding(plain, second!, link)]), link);
    for (const set of [first!, second!])
      for (const digit of without(set.digits, links))
        yield* lost(plain, seers(plain, digit, holding(plain, set, digit)), digit);
  }
}

/** A pivot takes a digit from a wing, or another digit from the other wing. */
function* threeSets(plain: Plain): Generator<string> {
  const sets = almostLocked(plain);
  const links = sets.map((a) => sets.map((b) => (a === b ? [] : restricted(plain, a, b))));
  for (const [at, pivot] of sets.entries())
    for (const [from, to] of choices(
      [...sets.keys()].filter((index) => links[at]![index]!.length > 0),
      2,
    )) {
      const [first, second] = [sets[from!]!, sets[to!]!];
      if (first.cells.length + pivot.cells.length + second.cells.length === 3) continue;
      for (const digit of first.digits.filter((own) => second.digits.includes(own)))
        if (links[at]![from!]!.some((a) => links[at]![to!]!.some((b) => a !== b && a !== digit && b !== digit)))
          yield* lost(
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
      plain.at(cell).length > 1 && !plain.cells.some((place) => plain.see(place, cell) && plain.at(place).length === 1);
    const excludersOf = (cells: readonly Cell[]): Cell[] =>
      plain.cells.filter(
        (cell) =>
          plain.at(cell).length > 0 && plain.at(cell).length <= count && cells.every((peer) => plain.see(cell, peer)),
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
          .filter((digit) =>
            way.every((chosen, before) => chosen !== digit || !plain.see(cells[before]!, cells[index]!)),
          )
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
