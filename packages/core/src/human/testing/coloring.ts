import type { Cell } from '../../sets/cells.ts';
import { clustersOf } from './one-digit.ts';
import { lost, type Plain, type Reference } from './plain.ts';
import { exclude, type PlainCandidate, strongLinks } from './wings.ts';

const candidatesOf = (plain: Plain): PlainCandidate[] =>
  plain.cells.flatMap((cell) => plain.at(cell).map((digit) => ({ cell, digit })));

const isSame = (one: PlainCandidate, other: PlainCandidate): boolean =>
  one.cell === other.cell && one.digit === other.digit;

/** The smallest cluster that shows more than fewer candidates do. */
const FEWEST_CANDIDATES = 6;

/** Candidates of several digits that strong links join, in two colors. */
function medusas(plain: Plain): (readonly [PlainCandidate[], PlainCandidate[]])[] {
  const links = strongLinks(plain);
  const clusters: (readonly [PlainCandidate[], PlainCandidate[]])[] = [];
  for (const [start] of links) {
    if (clusters.flat(2).some((known) => isSame(known, start))) continue;
    const colors: [PlainCandidate[], PlainCandidate[]] = [[start], []];
    const colorOf = (one: PlainCandidate): number => colors.findIndex((color) => color.some((own) => isSame(own, one)));
    for (let before = -1; before < colors.flat().length; ) {
      before = colors.flat().length;
      for (const [from, to] of links) if (colorOf(from) >= 0 && colorOf(to) < 0) colors[1 - colorOf(from)]!.push(to);
    }
    clusters.push(colors);
  }
  return clusters.filter((colors) => {
    const all = colors.flat();
    return all.length >= FEWEST_CANDIDATES && all.some(({ digit }) => digit !== all[0]!.digit);
  });
}

function* medusaTraps(plain: Plain): Generator<string> {
  for (const colors of medusas(plain))
    for (const loser of candidatesOf(plain))
      if (colors.every((color) => color.some((one) => exclude(plain, one, loser))))
        yield* lost(plain, [loser.cell], loser.digit);
}

function* medusaWraps(plain: Plain): Generator<string> {
  for (const color of medusas(plain).flat()) {
    const isExcluded = (loser: PlainCandidate): boolean => color.some((one) => exclude(plain, one, loser));
    const sets = [
      ...plain.cells
        .filter((cell) => !color.some((one) => one.cell === cell))
        .map((cell) => plain.at(cell).map((digit) => ({ cell, digit }))),
      ...plain.houses.flatMap((house) =>
        plain.digits.map((digit) => plain.places(house, digit).map((cell) => ({ cell, digit }))),
      ),
    ];
    if (!color.some(isExcluded) && !sets.some((set) => set.length > 0 && set.every(isExcluded))) continue;
    for (const { cell, digit } of color) yield* lost(plain, [cell], digit);
  }
}

/** The cells that hold a digit if some do; undefined where a house is left without a place. */
function spreadOf(plain: Plain, digit: number, color: readonly Cell[]): Cell[] | undefined {
  const cells = [...color];
  const left = (house: Plain['houses'][number]): Cell[] =>
    plain.places(house, digit).filter((place) => !cells.some((cell) => plain.see(cell, place)));
  for (let before = -1; before < cells.length; ) {
    before = cells.length;
    for (const house of plain.houses) {
      const [only, ...more] = left(house);
      if (only === undefined && plain.places(house, digit).length > 0) return undefined;
      if (only !== undefined && more.length === 0 && !cells.includes(only)) cells.push(only);
    }
  }
  return cells;
}

function* xColorTraps(plain: Plain): Generator<string> {
  for (const digit of plain.digits)
    for (const colors of clustersOf(plain, digit)) {
      const spreads = colors.map((color) => spreadOf(plain, digit, color));
      if (spreads.includes(undefined) || spreads.flat().length === colors.flat().length) continue;
      const losers = plain.cells.filter(
        (cell) => plain.has(cell, digit) && spreads.every((cells) => cells!.some((one) => plain.see(one, cell))),
      );
      yield* lost(plain, losers, digit);
    }
}

function* xColorWraps(plain: Plain): Generator<string> {
  for (const digit of plain.digits)
    for (const color of clustersOf(plain, digit).flat())
      if (spreadOf(plain, digit, color) === undefined) yield* lost(plain, color, digit);
}

/** What follows from candidates in two colors. Two colors of one digit stand in `one-digit.ts`. */
export const COLORING: readonly Reference[] = [
  { ids: ['medusa-trap'], find: medusaTraps },
  { ids: ['medusa-wrap'], find: medusaWraps },
  { ids: ['x-colors-trap'], find: xColorTraps },
  { ids: ['x-colors-wrap'], find: xColorWraps },
];
