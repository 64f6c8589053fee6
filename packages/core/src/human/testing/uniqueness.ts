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
import {
  extendedRectanglesOf,
  loopsOf,
  type PlainRing,
  polygonsOf,
  type Rings,
  rectanglesOf,
  ringsOf,
} from './rings.ts';

const extrasOf = (plain: Plain, { roof, pair }: PlainRing): Digit[] =>
  unionOf(roof.map((cell) => without(plain.at(cell), pair)));

const housesWith = (plain: Plain, cells: readonly Cell[]): PlainHouse[] =>
  plain.houses.filter((house) => isWithin(cells, house.cells));

const typeOne = (ringsOf: Rings) =>
  function* (plain: Plain): Generator<string> {
    for (const { roof, pair } of ringsOf(plain))
      if (roof.length === 1) for (const digit of pair) if (plain.has(roof[0]!, digit)) yield* lost(plain, roof, digit);
  };

const typeTwo = (ringsOf: Rings) =>
  function* (plain: Plain): Generator<string> {
    for (const ring of ringsOf(plain)) {
      const [digit, ...more] = extrasOf(plain, ring);
      if (ring.roof.length > 1 && more.length === 0) yield* lost(plain, seers(plain, digit!, ring.roof), digit!);
    }
  };

/** The largest set, with the two corners that count as one cell. */
const LARGEST_SET = 4;

const typeThree = (ringsOf: Rings) =>
  function* (plain: Plain): Generator<string> {
    for (const ring of ringsOf(plain)) {
      const extras = extrasOf(plain, ring);
      if (ring.roof.length !== 2) continue;
      for (const house of housesWith(plain, ring.roof)) {
        const rest = without(emptyIn(plain, house), ring.roof);
        for (let count = 1; count < rest.length; count++)
          for (const cells of choices(rest, count)) {
            const digits = unionOf([extras, ...cells.map(plain.at)]);
            if (digits.length !== count + 1) continue;
            // A set of more than half of the cells is seen as the hidden set of the others.
            const hidden = rest.length + 1 - count;
            const isNaked = digits.length <= LARGEST_SET && 2 * digits.length <= rest.length + 2;
            const isHidden = hidden <= LARGEST_SET && 2 * hidden + 1 <= rest.length + 2;
            if (!isNaked && !(isHidden && !ring.pair.some((digit) => digits.includes(digit)))) continue;
            for (const digit of digits)
              for (const one of housesWith(plain, [...ring.roof, ...cells]))
                yield* lost(plain, without(plain.places(one, digit), [...ring.roof, ...cells]), digit);
          }
      }
    }
  };

const typeFour = (ringsOf: Rings) =>
  function* (plain: Plain): Generator<string> {
    for (const { roof, pair } of ringsOf(plain)) {
      if (roof.length !== 2) continue;
      for (const house of housesWith(plain, roof))
        for (const locked of pair) {
          const places = plain.places(house, locked);
          if (places.length === 0 || !isWithin(places, roof)) continue;
          for (const other of without(pair, [locked]))
            yield* lost(
              plain,
              roof.filter((cell) => plain.has(cell, other)),
              other,
            );
        }
    }
  };

/** Whether a digit has no place but two cells in some house, and both may hold it. */
const areLinked = (plain: Plain, one: Cell, other: Cell, digit: Digit): boolean =>
  housesWith(plain, [one, other]).some(
    (house) => plain.places(house, digit).length === 2 && isWithin([one, other], plain.places(house, digit)),
  );

function* typeSix(plain: Plain): Generator<string> {
  for (const { cells, pair, roof } of ringsOf(plain)) {
    const [a, b, c, d] = cells as [Cell, Cell, Cell, Cell];
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
      const [floor, one, opposite, other] = [0, 1, 2, 3].map((turn) => cells[(corner + turn) % 4]!);
      if (`${plain.at(floor!)}` !== `${pair}`) continue;
      for (const linked of pair) {
        if (![one!, other!].every((cell) => areLinked(plain, opposite!, cell, linked))) continue;
        const digit = pair.find((own) => own !== linked)!;
        if (plain.has(opposite!, digit)) yield* lost(plain, [opposite!], digit);
      }
    }
}

/** A rectangle of placed digits, and what would complete it. */
interface PlainAvoidable {
  readonly cells: readonly Cell[];
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
        yield {
          cells,
          pair: [even, odd],
          wanting: empty.map((cell) => ({ cell, digit: wantedIn(cells.indexOf(cell)) })),
        };
      }
  }
}

function* avoidablesOne(plain: Plain): Generator<string> {
  for (const { wanting } of avoidables(plain))
    if (wanting.length === 1) yield* lost(plain, [wanting[0]!.cell], wanting[0]!.digit);
}

function* avoidablesTwo(plain: Plain): Generator<string> {
  for (const { wanting } of avoidables(plain)) {
    const others = unionOf(wanting.map(({ cell, digit }) => without(plain.at(cell), [digit])));
    if (wanting.length !== 2 || others.length !== 1) continue;
    const roof = wanting.map(({ cell }) => cell).filter((cell) => plain.has(cell, others[0]!));
    yield* lost(plain, seers(plain, others[0]!, roof), others[0]!);
  }
}

/** The two empty corners count as one cell of a set in a house of both. */
function* avoidablesThree(plain: Plain): Generator<string> {
  for (const { wanting } of avoidables(plain)) {
    const roof = wanting.map(({ cell }) => cell);
    const others = unionOf(wanting.map(({ cell, digit }) => without(plain.at(cell), [digit])));
    if (roof.length !== 2 || others.length < 2) continue;
    for (const house of housesWith(plain, roof)) {
      const rest = without(emptyIn(plain, house), roof);
      for (let count = 1; count < LARGEST_SET; count++)
        for (const cells of choices(rest, count)) {
          const digits = unionOf([others, ...cells.map(plain.at)]);
          if (digits.length === count + 1)
            for (const digit of digits)
              yield* lost(plain, without(plain.places(house, digit), [...roof, ...cells]), digit);
        }
    }
  }
}

/** Opposite of its place in a corner, a digit would force another one into both other corners. */
function* hiddenAvoidables(plain: Plain): Generator<string> {
  for (const cells of rectanglesOf(plain))
    for (let corner = 0; corner < 4; corner++) {
      const [floor, one, opposite, other] = [0, 1, 2, 3].map((turn) => cells[(corner + turn) % 4]!);
      const digit = plain.digitIn(floor!);
      if (cells.some(plain.isGiven) || digit === 0 || !plain.has(opposite!, digit)) continue;
      for (const linked of without(plain.digits, [digit])) {
        const empty = [one!, other!].filter((cell) => plain.digitIn(cell) !== linked);
        if (empty.length > 0 && empty.every((cell) => areLinked(plain, opposite!, cell, linked)))
          yield* lost(plain, [opposite!], digit);
      }
    }
}

interface PlainGrave {
  readonly cells: readonly Cell[];
  readonly extras: readonly (readonly Digit[])[];
}

const MOST_FULLER = 6;

/** Cells with more than two digits, of which two are left so that every digit has two places. */
function* gravesOf(plain: Plain): Generator<PlainGrave> {
  const open = plain.cells.filter((cell) => plain.at(cell).length > 0);
  const cells = open.filter((cell) => plain.at(cell).length > 2);
  if (cells.length === 0 || cells.length > MOST_FULLER || open.some((cell) => plain.at(cell).length < 2)) return;
  const leave = function* (pairs: readonly (readonly Digit[])[]): Generator<PlainGrave> {
    const cell = cells[pairs.length];
    if (cell !== undefined) {
      for (const pair of choices(plain.at(cell), 2)) yield* leave([...pairs, pair]);
      return;
    }
    const isLeft = (place: Cell, digit: Digit): boolean => pairs[cells.indexOf(place)]?.includes(digit) ?? true;
    const count = (house: PlainHouse, digit: Digit): number =>
      plain.places(house, digit).filter((place) => isLeft(place, digit)).length;
    if (plain.houses.every((house) => plain.digits.every((digit) => [0, 2].includes(count(house, digit)))))
      yield { cells, extras: cells.map((one, index) => without(plain.at(one), pairs[index]!)) };
  };
  yield* leave([]);
}

function* graveTwo(plain: Plain): Generator<string> {
  for (const { cells, extras } of gravesOf(plain)) {
    const [digit, ...more] = unionOf(extras);
    if (cells.length > 1 && more.length === 0) yield* lost(plain, seers(plain, digit!, cells), digit!);
  }
}

/** The cells with extras count as one cell of a set in a house. */
function* graveThree(plain: Plain): Generator<string> {
  for (const { cells, extras } of gravesOf(plain)) {
    const others = unionOf(extras);
    if (cells.length < 2 || others.length < 2) continue;
    for (const house of housesWith(plain, cells)) {
      const rest = without(emptyIn(plain, house), cells);
      for (let count = 1; count < rest.length; count++)
        for (const set of choices(rest, count)) {
          const digits = unionOf([others, ...set.map(plain.at)]);
          if (digits.length !== count + 1 || digits.length > 7) continue;
          for (const digit of digits)
            yield* lost(plain, without(plain.places(house, digit), [...cells, ...set]), digit);
        }
    }
  }
}

/** Two cells with extras are the only places of another digit in a house. */
function* graveFour(plain: Plain): Generator<string> {
  for (const { cells, extras } of gravesOf(plain)) {
    if (cells.length !== 2) continue;
    const left = cells.map((cell, index) => without(plain.at(cell), extras[index]!));
    for (const locked of left[0]!.filter(
      (digit) => left[1]!.includes(digit) && areLinked(plain, cells[0]!, cells[1]!, digit),
    ))
      for (const [index, cell] of cells.entries())
        for (const digit of without(left[index]!, [locked])) yield* lost(plain, [cell], digit);
  }
}

/** Every cell has two digits and every digit two places, but for one cell with a third digit. */
function* gravePlusOne(plain: Plain): Generator<string> {
  const open = plain.cells.filter((cell) => plain.at(cell).length > 0);
  const fuller = open.filter((cell) => plain.at(cell).length !== 2);
  if (fuller.length !== 1 || plain.at(fuller[0]!).length !== 3) return;
  for (const extra of plain.at(fuller[0]!)) {
    const left = (house: PlainHouse, digit: Digit): Cell[] =>
      plain.places(house, digit).filter((cell) => cell !== fuller[0] || digit !== extra);
    if (plain.houses.every((house) => plain.digits.every((digit) => [0, 2].includes(left(house, digit).length))))
      for (const other of without(plain.at(fuller[0]!), [extra])) yield* lost(plain, [fuller[0]!], other);
  }
}

/** What only proper puzzles show. */
export const UNIQUENESS: readonly Reference[] = [
  { ids: ['unique-rectangle-1'], find: typeOne(ringsOf), isOfHouses: true },
  { ids: ['unique-rectangle-2', 'unique-rectangle-5'], find: typeTwo(ringsOf), isOfHouses: true },
  { ids: ['unique-rectangle-3'], find: typeThree(ringsOf), isOfHouses: true },
  { ids: ['unique-rectangle-4'], find: typeFour(ringsOf), isOfHouses: true },
  { ids: ['unique-loop-1'], find: typeOne(loopsOf), isOfHouses: true },
  { ids: ['unique-loop-2'], find: typeTwo(loopsOf), isOfHouses: true },
  { ids: ['unique-loop-3'], find: typeThree(loopsOf), isOfHouses: true },
  { ids: ['unique-loop-4'], find: typeFour(loopsOf), isOfHouses: true },
  { ids: ['extended-rectangle-1'], find: typeOne(extendedRectanglesOf), isOfHouses: true },
  { ids: ['extended-rectangle-2'], find: typeTwo(extendedRectanglesOf), isOfHouses: true },
  { ids: ['extended-rectangle-3'], find: typeThree(extendedRectanglesOf), isOfHouses: true },
  { ids: ['extended-rectangle-4'], find: typeFour(extendedRectanglesOf), isOfHouses: true },
  { ids: ['unique-polygon-1'], find: typeOne(polygonsOf), isOfHouses: true, most: 50 },
  { ids: ['unique-polygon-2'], find: typeTwo(polygonsOf), isOfHouses: true, most: 50 },
  { ids: ['unique-polygon-3'], find: typeThree(polygonsOf), isOfHouses: true, most: 50 },
  { ids: ['unique-polygon-4'], find: typeFour(polygonsOf), isOfHouses: true, most: 50 },
  { ids: ['unique-rectangle-6'], find: typeSix, isOfHouses: true },
  { ids: ['hidden-rectangle'], find: hiddenRectangles, isOfHouses: true },
  { ids: ['avoidable-rectangle-1'], find: avoidablesOne, isOfHouses: true },
  { ids: ['avoidable-rectangle-2'], find: avoidablesTwo, isOfHouses: true },
  { ids: ['avoidable-rectangle-3'], find: avoidablesThree, isOfHouses: true },
  { ids: ['hidden-avoidable-rectangle'], find: hiddenAvoidables, isOfHouses: true },
  { ids: ['bug-plus-1'], find: gravePlusOne },
  { ids: ['bug-2'], find: graveTwo, isOfHouses: true },
  { ids: ['bug-3'], find: graveThree, isOfHouses: true },
  { ids: ['bug-4'], find: graveFour, isOfHouses: true },
];
