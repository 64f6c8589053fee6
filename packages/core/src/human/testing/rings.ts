import type { Cell } from '../../sets/cells.ts';
import type { Digit } from '../../sets/digits.ts';
import { choices, isWithin, type Plain, type PlainHouse, unionOf, without } from './plain.ts';

/** Corners, in turn, of two rows and two columns in which each house has none of them or two. */
export function* rectanglesOf(plain: Plain): Generator<readonly [Cell, Cell, Cell, Cell]> {
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

/** Cells that a few digits could fill in two ways; these are two digits in a ring. */
export interface PlainRing {
  readonly cells: readonly Cell[];
  readonly pair: readonly Digit[];
  /** The corners with other candidates. */
  readonly roof: readonly Cell[];
}

export function* ringsOf(plain: Plain): Generator<PlainRing> {
  for (const cells of rectanglesOf(plain))
    for (const pair of choices(plain.digits, 2)) {
      const fits = (even: Digit, odd: Digit): boolean =>
        cells.every((cell, index) => plain.has(cell, index % 2 === 0 ? even : odd));
      if (!fits(pair[0]!, pair[1]!) && !fits(pair[1]!, pair[0]!)) continue;
      if (!cells.some((cell) => `${plain.at(cell)}` === `${pair}`)) continue;
      yield { cells, pair, roof: cells.filter((cell) => !isWithin(plain.at(cell), pair)) };
    }
}

/** Where rings of a kind lie. */
export type Rings = (plain: Plain) => Iterable<PlainRing>;

/** Rings of more than five cells: a house has none of them, or one even and one odd. */
export function* loopsOf(plain: Plain): Generator<PlainRing> {
  for (const pair of choices(plain.digits, 2)) {
    const fitting = plain.cells.filter((cell) => pair.every((digit) => plain.has(cell, digit)));
    const known = new Set<string>();
    const extend = function* (ring: readonly Cell[]): Generator<PlainRing> {
      const sides = plain.houses.map(({ cells }) =>
        [0, 1].map((side) => ring.filter((cell, at) => at % 2 === side && cells.includes(cell)).length),
      );
      if (sides.some(([even, odd]) => even! > 1 || odd! > 1)) return;
      const roof = ring.filter((cell) => plain.at(cell).length > 2);
      if (roof.length > 2 && unionOf(roof.map((cell) => without(plain.at(cell), pair))).length > 1) return;
      if (ring.length > 5 && sides.every(([even, odd]) => even === odd) && !known.has(`${unionOf([ring])}`)) {
        known.add(`${unionOf([ring])}`);
        if (roof.length < ring.length) yield { cells: ring, pair, roof };
      }
      for (const next of fitting)
        if (
          !ring.includes(next) &&
          plain.houses.some(({ cells }) => cells.includes(next) && cells.includes(ring.at(-1)!))
        )
          yield* extend([...ring, next]);
    };
    for (const start of fitting.filter((cell) => plain.at(cell).length === 2)) yield* extend([start]);
  }
}

/** A shape with the digits that its cells, but for two, have together, or all but one. */
function* withDigits(plain: Plain, shapes: readonly (readonly Cell[])[]): Generator<PlainRing> {
  for (const cells of shapes) {
    const all = unionOf(cells.map(plain.at));
    const count = Math.floor(cells.length / 2);
    if (all.length <= count || cells.some((cell) => plain.at(cell).length === 0)) continue;
    const sets = [...choices(cells, cells.length - 2)].map((some) => unionOf(some.map(plain.at)));
    if (all.length === count + 1) sets.push(...all.map((digit) => without(all, [digit])));
    const own = new Map(sets.filter((set) => set.length === count).map((set) => [`${set}`, set]));
    for (const pair of own.values())
      if (cells.every((cell) => plain.at(cell).some((digit) => pair.includes(digit))))
        yield { cells, pair, roof: cells.filter((cell) => !isWithin(plain.at(cell), pair)) };
  }
}

/** Three or four places of two lines: each house has pairs of them, none, or one line of them. */
function* pairedLines(plain: Plain): Generator<readonly Cell[]> {
  for (const kind of ['row', 'column'])
    for (const [one, other] of choices(
      plain.houses.filter((house) => house.kind === kind),
      2,
    ))
      for (const length of [3, 4])
        for (const places of choices([...plain.digits.keys()], length)) {
          const [here, there] = [one!, other!].map(({ cells }) => places.map((place) => cells[place]!));
          const isUnnoticed = plain.houses.every(({ cells }) => {
            const [a, b] = [here!, there!].map((line) => places.filter((_, at) => cells.includes(line[at]!)));
            if (`${a}` === `${b}`) return a!.length < length;
            return (a!.length === length && b!.length === 0) || (b!.length === length && a!.length === 0);
          });
          if (isUnnoticed) yield [...here!, ...there!];
        }
}

/** Three or four cells where two rows cross two columns in a box; each way a pair beside it. */
function* polygons(plain: Plain): Generator<readonly Cell[]> {
  const [rows, columns, boxes] = ['row', 'column', 'box'].map((kind) =>
    plain.houses.filter((one) => one.kind === kind),
  );
  const common = (one: PlainHouse, other: PlainHouse): Cell[] => one.cells.filter((cell) => other.cells.includes(cell));
  for (const [upper, lower] of choices(rows!, 2))
    for (const [left, right] of choices(columns!, 2))
      for (const box of boxes!) {
        const crossing = [upper!, lower!].flatMap((row) => [left!, right!].flatMap((column) => common(row, column)));
        if (!isWithin(crossing, box.cells)) continue;
        const pairs = (lines: readonly PlainHouse[], two: readonly PlainHouse[]): Cell[][] =>
          lines
            .map((line) => two.flatMap((other) => common(line, other)))
            .filter((pair) => boxes!.some((one) => one !== box && isWithin(pair, one.cells)));
        for (const beside of pairs(columns!, [upper!, lower!]))
          for (const below of pairs(rows!, [left!, right!]))
            for (const own of [crossing, ...choices(crossing, 3)]) yield [...own, ...beside, ...below];
      }
}

/** Rings of the shapes of a board, which are listed once. */
function ringsOfShapes(shapesOf: (plain: Plain) => Iterable<readonly Cell[]>): Rings {
  const known = new Map<string, readonly (readonly Cell[])[]>();
  return (plain) => {
    const board = plain.houses.map(({ kind, cells }) => `${kind} ${cells}`).join();
    if (!known.has(board)) known.set(board, [...shapesOf(plain)]);
    return withDigits(plain, known.get(board)!);
  };
}

export const extendedRectanglesOf = ringsOfShapes(pairedLines);
export const polygonsOf = ringsOfShapes(polygons);
