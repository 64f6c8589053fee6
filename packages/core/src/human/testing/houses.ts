import type { Cell } from '../../sets/cells.ts';
import type { Digit } from '../../sets/digits.ts';
import {
  choices,
  emptyIn,
  isLine,
  isWithin,
  lost,
  type Plain,
  type PlainHouse,
  placed,
  type Reference,
  unionOf,
  without,
} from './plain.ts';

function* fullHouses(plain: Plain): Generator<string> {
  for (const { cells } of plain.houses) {
    const [cell, ...more] = cells.filter((cell) => plain.digitIn(cell) === 0);
    if (cell !== undefined && more.length === 0 && plain.at(cell).length === 1)
      yield placed(plain, cell, plain.at(cell)[0]!);
  }
}

function* hiddenSingles(plain: Plain): Generator<string> {
  for (const house of plain.houses)
    for (const digit of plain.digits) {
      const [cell, ...more] = plain.places(house, digit);
      if (cell !== undefined && more.length === 0) yield placed(plain, cell, digit);
    }
}

function* nakedSingles(plain: Plain): Generator<string> {
  for (const cell of plain.cells) if (plain.at(cell).length === 1) yield placed(plain, cell, plain.at(cell)[0]!);
}

/** Digits of a house with two places or more, all of them in another house. */
function* lockedDigits(
  plain: Plain,
  isPair: (from: PlainHouse, to: PlainHouse) => boolean,
): Generator<readonly [PlainHouse, PlainHouse, Digit]> {
  for (const from of plain.houses)
    for (const to of plain.houses)
      for (const digit of plain.digits) {
        const own = plain.places(from, digit);
        const isLocked = own.length > 1 && isWithin(own, to.cells) && plain.places(to, digit).length > own.length;
        if (from !== to && isPair(from, to) && isLocked) yield [from, to, digit];
      }
}

const locked = (isPair: (from: PlainHouse, to: PlainHouse) => boolean) =>
  function* (plain: Plain): Generator<string> {
    for (const [from, to, digit] of lockedDigits(plain, isPair))
      yield* lost(plain, without(plain.places(to, digit), from.cells), digit);
  };

/** As many cells of a house as they have digits. */
const nakedSets = (count: number, isTaken: (houses: readonly PlainHouse[]) => boolean) =>
  function* (plain: Plain): Generator<string> {
    for (const house of plain.houses)
      for (const cells of choices(emptyIn(plain, house), count)) {
        const digits = unionOf(cells.map(plain.at));
        const houses = plain.houses.filter((house) => isWithin(cells, house.cells));
        if (digits.length !== count || cells.some((cell) => plain.at(cell).length < 2) || !isTaken(houses)) continue;
        for (const digit of digits)
          for (const house of houses) yield* lost(plain, without(plain.places(house, digit), cells), digit);
      }
  };

/** As many digits of a house as they have places. */
function* hiddenIn(plain: Plain, count: number): Generator<readonly [PlainHouse, readonly Digit[], readonly Cell[]]> {
  for (const house of plain.houses)
    for (const digits of choices(
      plain.digits.filter((digit) => plain.places(house, digit).length > 1),
      count,
    )) {
      const cells = unionOf(digits.map((digit) => plain.places(house, digit)));
      if (cells.length === count) yield [house, digits, cells];
    }
}

const hiddenSets = (count: number) =>
  function* (plain: Plain): Generator<string> {
    for (const [, digits, cells] of hiddenIn(plain, count))
      for (const cell of cells) for (const digit of without(plain.at(cell), digits)) yield* lost(plain, [cell], digit);
  };

/** A locked digit leaves a house beside the first a single place for the digit. */
const directLocked = (isPair: (from: PlainHouse, to: PlainHouse) => boolean) =>
  function* (plain: Plain): Generator<string> {
    for (const [from, to, digit] of lockedDigits(plain, isPair))
      for (const house of plain.houses.filter(
        (candidateHouse) => candidateHouse.kind === from.kind && candidateHouse !== from && candidateHouse !== to,
      )) {
        const own = plain.places(house, digit);
        const left = own.filter((cell) => from.cells.includes(cell) || !to.cells.includes(cell));
        if (left.length === 1 && own.length > 1) yield placed(plain, left[0]!, digit);
      }
  };

/** The cells of a hidden set leave a single place to another digit of their house. */
const directHidden = (count: number) =>
  function* (plain: Plain): Generator<string> {
    for (const [house, digits, cells] of hiddenIn(plain, count))
      for (const digit of without(plain.digits, digits)) {
        const own = plain.places(house, digit);
        const left = without(own, cells);
        if (left.length === 1 && own.length > 1) yield placed(plain, left[0]!, digit);
      }
  };

/**
 * Cells of a house beside a crossing, with one digit more than cells, and as many cells of the
 * other house beside the crossing that have all other places of these digits there.
 */
const almostLocked = (count: number) =>
  function* (plain: Plain): Generator<string> {
    for (const from of plain.houses)
      for (const to of plain.houses) {
        if (![from, to].some(isLine) || ![from, to].some(({ kind }) => kind === 'box')) continue;
        const crossing = from.cells.filter((cell) => to.cells.includes(cell));
        if (crossing.length < 2) continue;
        for (const cells of choices(without(emptyIn(plain, from), crossing), count)) {
          const digits = unionOf(cells.map(plain.at));
          const places = digits.map((digit) => plain.places(to, digit));
          const beside = without(unionOf(places), crossing);
          if (digits.length !== count + 1 || beside.length !== count || places.some((own) => own.length === 0))
            continue;
          for (const cell of beside)
            for (const digit of without(plain.at(cell), digits)) yield* lost(plain, [cell], digit);
          for (const digit of digits)
            yield* lost(plain, without(plain.places(from, digit), [...crossing, ...cells]), digit);
        }
      }
  };

const MOST_LEFT = 6;

/**
 * Neighbouring lines and as many boxes: the cells that stick out on both sides have the same
 * digits.
 */
function* leftovers(plain: Plain): Generator<string> {
  const boxes = plain.houses.filter(({ kind }) => kind === 'box');
  const digitsIn = (cells: readonly Cell[]): Digit[] =>
    unionOf(cells.map((cell) => (plain.digitIn(cell) === 0 ? plain.at(cell) : [plain.digitIn(cell)])));
  for (const kind of ['row', 'column']) {
    const lines = plain.houses.filter((house) => house.kind === kind);
    for (let count = 2; count < plain.size - 1; count++)
      for (let first = 0; first + count <= plain.size; first++) {
        const area = lines.slice(first, first + count).flatMap(({ cells }) => cells);
        for (const some of choices(boxes, count)) {
          const filled = some.flatMap(({ cells }) => cells);
          const [inLines, inBoxes] = [without(area, filled), without(filled, area)];
          if (inLines.length === 0 || inLines.length > MOST_LEFT) continue;
          for (const [cells, otherCells] of [
            [inLines, inBoxes],
            [inBoxes, inLines],
          ] as const)
            for (const cell of cells)
              for (const digit of without(plain.at(cell), digitsIn(otherCells))) yield* lost(plain, [cell], digit);
        }
      }
  }
}

const isPointing = (from: PlainHouse, to: PlainHouse): boolean =>
  (from.kind === 'box' || from.kind === 'extra') && to.kind !== 'box';
const isClaiming = (from: PlainHouse, to: PlainHouse): boolean =>
  isLine(from) ? !isLine(to) : from.kind === 'extra' && to.kind === 'box';

/** The findings in single houses, and in two that cross. */
export const HOUSES: readonly Reference[] = [
  { ids: ['full-house'], find: fullHouses },
  { ids: ['hidden-single'], find: hiddenSingles },
  { ids: ['naked-single'], find: nakedSingles },
  { ids: ['pointing'], find: locked(isPointing) },
  { ids: ['claiming'], find: locked(isClaiming) },
  { ids: ['direct-pointing'], find: directLocked(isPointing) },
  { ids: ['direct-claiming'], find: directLocked(isClaiming) },
  { ids: ['direct-hidden-pair'], find: directHidden(2) },
  { ids: ['direct-hidden-triplet'], find: directHidden(3) },
  { ids: ['almost-locked-pair'], find: almostLocked(1) },
  { ids: ['almost-locked-triple'], find: almostLocked(2) },
  { ids: ['law-of-leftovers'], find: leftovers },
  { ids: ['naked-pair', 'locked-pair'], find: nakedSets(2, () => true) },
  { ids: ['naked-triple', 'locked-triple'], find: nakedSets(3, () => true) },
  { ids: ['locked-pair'], find: nakedSets(2, (houses) => houses.length > 1) },
  { ids: ['locked-triple'], find: nakedSets(3, (houses) => houses.length > 1) },
  { ids: ['naked-quad'], find: nakedSets(4, () => true) },
  { ids: ['hidden-pair'], find: hiddenSets(2) },
  { ids: ['hidden-triple'], find: hiddenSets(3) },
  { ids: ['hidden-quad'], find: hiddenSets(4) },
];
