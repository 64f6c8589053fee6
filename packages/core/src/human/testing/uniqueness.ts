import type { Cell } from '../../sets/cells.ts';
import type { Digit } from '../../sets/digits.ts';
import {
  choices,
  emptyIn,
  isWithin,
  lost,
  type Plain,
  type PlainHouse,
  type Reference,
  seers,
  unionOf,
  without,
} from './plain.ts';

/** Corners, in turn, of two rows and two columns in which each house has none of them or two. */
function* rectanglesOf(plain: Plain): Generator<readonly [Cell, Cell, Cell, Cell]> {
  const rows = Array.from({ length: plain.size }, (_, index) => index);
  for (const [top, bottom] of choices(rows, 2))
    for (const [left, right] of choices(rows, 2)) {
      const at = (row: number, column: number): Cell => row * plain.size + column;
      const cells = [at(top!, left!), at(top!, right!), at(bottom!, right!), at(bottom!, left!)] as const;
      const counts = plain.houses.map((house) => cells.filter((cell) => house.cells.includes(cell)));
      const isOfNeighbours = (some: readonly Cell[]): boolean =>
        some.length === 2 && !isWithin(some, [cells[0], cells[2]]) && !isWithin(some, [cells[1], cells[3]]);
      const seeOnlyByHouses = plain.see(cells[0], cells[2]) || plain.see(cells[1], cells[3]);
      if (counts.every((some) => some.length === 0 || isOfNeighbours(some)) && !seeOnlyByHouses) yield cells;
    }
}

/**
 * A rectangle that two digits could fill in two ways. At least one corner has no other candidates.
 */
interface PlainRing {
  readonly cells: readonly [Cell, Cell, Cell, Cell];
  readonly pair: readonly Digit[];
  /** The corners with other candidates. */
  readonly roof: readonly Cell[];
}

function* ringsOf(plain: Plain): Generator<PlainRing> {
  for (const cells of rectanglesOf(plain))
    for (const pair of choices(plain.digits, 2)) {
      const fits = (even: Digit, odd: Digit): boolean =>
        cells.every((cell, index) => plain.has(cell, index % 2 === 0 ? even : odd));
      if (!fits(pair[0]!, pair[1]!) && !fits(pair[1]!, pair[0]!)) continue;
      if (!cells.some((cell) => `${plain.at(cell)}` === `${pair}`)) continue;
      yield { cells, pair, roof: cells.filter((cell) => !isWithin(plain.at(cell), pair)) };
    }
}

const extrasOf = (plain: Plain, { roof, pair }: PlainRing): Digit[] =>
  unionOf(roof.map((cell) => without(plain.at(cell), pair)));

const housesWith = (plain: Plain, cells: readonly Cell[]): PlainHouse[] =>
  plain.houses.filter((house) => isWithin(cells, house.cells));

function* typeOne(plain: Plain): Generator<string> {
  for (const { roof, pair } of ringsOf(plain))
    if (roof.length === 1) for (const digit of pair) if (plain.has(roof[0]!, digit)) yield* lost(plain, roof, digit);
}

function* typeTwo(plain: Plain): Generator<string> {
  for (const ring of ringsOf(plain)) {
    const [digit, ...more] = extrasOf(plain, ring);
    if (ring.roof.length > 1 && more.length === 0) yield* lost(plain, seers(plain, digit!, ring.roof), digit!);
  }
}

/** The largest set, where the two corners count as a single cell. */
const LARGEST_SET = 4;

function* typeThree(plain: Plain): Generator<string> {
  for (const ring of ringsOf(plain)) {
    const extras = extrasOf(plain, ring);
    if (ring.roof.length !== 2) continue;
    for (const house of housesWith(plain, ring.roof)) {
      const rest = without(emptyIn(plain, house), ring.roof);
      for (let count = 1; count < rest.length; count++)
        for (const cells of choices(rest, count)) {
          const digits = unionOf([extras, ...cells.map(plain.at)]);
          if (digits.length !== count + 1) continue;
          // A set of more than half of the cells is seen as the hidden set of the remaining cells.
          const hidden = rest.length + 1 - count;
          const isNaked = digits.length <= LARGEST_SET && 2 * digits.length <= rest.length + 2;
          const isHidden = hidden <= LARGEST_SET && 2 * hidden + 1 <= rest.length + 2;
          if (!isNaked && !(isHidden && !ring.pair.some((digit) => digits.includes(digit)))) continue;
          for (const digit of digits)
            for (const sharedHouse of housesWith(plain, [...ring.roof, ...cells]))
              yield* lost(plain, without(plain.places(sharedHouse, digit), [...ring.roof, ...cells]), digit);
        }
    }
  }
}

function* typeFour(plain: Plain): Generator<string> {
  for (const { roof, pair } of ringsOf(plain)) {
    if (roof.length !== 2) continue;
    for (const house of housesWith(plain, roof))
      for (const locked of pair) {
        const places = plain.places(house, locked);
        if (places.length === 0 || !isWithin(places, roof)) continue;
        const lostDigit = pair.find((digit) => digit !== locked)!;
        yield* lost(
          plain,
          roof.filter((cell) => plain.has(cell, lostDigit)),
          lostDigit,
        );
      }
  }
}

/** Whether a digit has no place but two cells in some house, and both may hold it. */
const areLinked = (plain: Plain, a: Cell, b: Cell, digit: Digit): boolean =>
  housesWith(plain, [a, b]).some(
    (house) => plain.places(house, digit).length === 2 && isWithin([a, b], plain.places(house, digit)),
  );

function* typeSix(plain: Plain): Generator<string> {
  for (const { cells, pair, roof } of ringsOf(plain)) {
    const [a, b, c, d] = cells;
    if (`${roof}` !== `${[a, c]}` && `${roof}` !== `${[b, d]}`) continue;
    for (const digit of pair)
      if (
        (areLinked(plain, a, b, digit) && areLinked(plain, c, d, digit)) ||
        (areLinked(plain, b, c, digit) && areLinked(plain, d, a, digit))
      )
        yield* lost(plain, roof, digit);
  }
}

function* hiddenRectangles(plain: Plain): Generator<string> {
  for (const { cells, pair, roof } of ringsOf(plain))
    for (let corner = 0; corner < 4 && roof.length > 1; corner++) {
      const [floor, next, opposite, previous] = [0, 1, 2, 3].map((turn) => cells[(corner + turn) % 4]!);
      if (`${plain.at(floor!)}` !== `${pair}`) continue;
      for (const linked of pair) {
        if (![next!, previous!].every((cell) => areLinked(plain, opposite!, cell, linked))) continue;
        const digit = pair.find((own) => own !== linked)!;
        if (plain.has(opposite!, digit)) yield* lost(plain, [opposite!], digit);
      }
    }
}

/** A rectangle of placed digits, and the candidates that would complete it. */
interface PlainAvoidable {
  readonly pair: readonly Digit[];
  readonly wanting: readonly { readonly cell: Cell; readonly digit: Digit }[];
}

function* avoidables(plain: Plain): Generator<PlainAvoidable> {
  for (const cells of rectanglesOf(plain)) {
    const empty = cells.filter((cell) => plain.digitIn(cell) === 0);
    if (cells.some(plain.isGiven) || empty.length < 1 || empty.length > 2) continue;
    for (const even of plain.digits)
      for (const odd of plain.digits) {
        const wantedIn = (index: number): Digit => (index % 2 === 0 ? even : odd);
        const fits = cells.every((cell, index) =>
          plain.digitIn(cell) === 0 ? plain.has(cell, wantedIn(index)) : plain.digitIn(cell) === wantedIn(index),
        );
        if (even === odd || !fits) continue;
        yield { pair: [even, odd], wanting: empty.map((cell) => ({ cell, digit: wantedIn(cells.indexOf(cell)) })) };
      }
  }
}

function* avoidablesOne(plain: Plain): Generator<string> {
  for (const { wanting } of avoidables(plain))
    if (wanting.length === 1) yield* lost(plain, [wanting[0]!.cell], wanting[0]!.digit);
}

function* avoidablesTwo(plain: Plain): Generator<string> {
  for (const { wanting } of avoidables(plain)) {
    const extras = unionOf(wanting.map(({ cell, digit }) => without(plain.at(cell), [digit])));
    if (wanting.length !== 2 || extras.length !== 1) continue;
    const roof = wanting.map(({ cell }) => cell).filter((cell) => plain.has(cell, extras[0]!));
    yield* lost(plain, seers(plain, extras[0]!, roof), extras[0]!);
  }
}

/** Every cell has two digits and every digit two places, except for a cell with a third digit. */
function* gravePlusOne(plain: Plain): Generator<string> {
  const open = plain.cells.filter((cell) => plain.at(cell).length > 0);
  const fuller = open.filter((cell) => plain.at(cell).length !== 2);
  if (fuller.length !== 1 || plain.at(fuller[0]!).length !== 3) return;
  for (const extra of plain.at(fuller[0]!)) {
    const left = (house: PlainHouse, digit: Digit): Cell[] =>
      plain.places(house, digit).filter((cell) => cell !== fuller[0] || digit !== extra);
    if (plain.houses.every((house) => plain.digits.every((digit) => [0, 2].includes(left(house, digit).length))))
      for (const digit of without(plain.at(fuller[0]!), [extra])) yield* lost(plain, [fuller[0]!], digit);
  }
}

/** The findings that hold for proper puzzles only. */
export const UNIQUENESS: readonly Reference[] = [
  { ids: ['unique-rectangle-1'], find: typeOne, isOfHouses: true },
  { ids: ['unique-rectangle-2', 'unique-rectangle-5'], find: typeTwo, isOfHouses: true },
  { ids: ['unique-rectangle-3'], find: typeThree, isOfHouses: true },
  { ids: ['unique-rectangle-4'], find: typeFour, isOfHouses: true },
  { ids: ['unique-rectangle-6'], find: typeSix, isOfHouses: true },
  { ids: ['hidden-rectangle'], find: hiddenRectangles, isOfHouses: true },
  { ids: ['avoidable-rectangle-1'], find: avoidablesOne, isOfHouses: true },
  { ids: ['avoidable-rectangle-2'], find: avoidablesTwo, isOfHouses: true },
  { ids: ['bug-plus-1'], find: gravePlusOne },
];
