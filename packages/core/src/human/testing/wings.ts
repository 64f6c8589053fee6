import type { Cell } from '../../sets/cells.ts';
import type { Digit } from '../../sets/digits.ts';
import { pairsOf } from './one-digit.ts';
import { choices, lost, type Plain, type Reference, seers, unionOf } from './plain.ts';
import { almostLockedSets } from './sets.ts';

const pairsWithTwo = (plain: Plain): Cell[] => plain.cells.filter((cell) => plain.at(cell).length === 2);

/** A pivot and two pincers of two digits; `count` is how many the pivot has. */
const xyWings = (count: 2 | 3) =>
  function* (plain: Plain): Generator<string> {
    for (const pivot of plain.cells.filter((cell) => plain.at(cell).length === count))
      for (const [one, other] of choices(pairsWithTwo(plain), 2)) {
        if (![one!, other!].every((cell) => plain.see(cell, pivot))) continue;
        const [digit, ...more] = plain.at(one!).filter((shared) => plain.has(other!, shared));
        if (digit === undefined || more.length > 0 || plain.has(pivot, digit) !== (count === 3)) continue;
        if (unionOf([pivot, one!, other!].map(plain.at)).length !== 3) continue;
        yield* lost(plain, seers(plain, digit, count === 3 ? [pivot, one!, other!] : [one!, other!]), digit);
      }
  };

/**
 * A pivot with the digits a, b, z, pincers a, z and b, z, and a house with two places for z: each
 * pincer sees one of these. What goes in every way to fill the pivot goes.
 */
function* xyzRings(plain: Plain): Generator<string> {
  const pairs = pairsWithTwo(plain);
  for (const pivot of plain.cells.filter((cell) => plain.at(cell).length === 3))
    for (const one of pairs)
      for (const other of pairs) {
        const [z, ...more] = plain.at(one).filter((digit) => plain.has(other, digit));
        const isBent = [one, other].every((cell) => plain.see(cell, pivot)) && !plain.see(one, other);
        if (z === undefined || more.length > 0 || !isBent || one === other) continue;
        if (unionOf([pivot, one, other].map(plain.at)).length !== 3) continue;
        const [a, b] = [one, other].map((cell) => plain.at(cell).find((digit) => digit !== z)!);
        for (const ends of pairsOf(plain, z).flatMap(([first, second]) => [
          [first, second],
          [second, first],
        ])) {
          const [near, far] = ends as [Cell, Cell];
          if (!plain.see(one, near) || !plain.see(other, far) || ends.includes(pivot)) continue;
          const own = [
            ...lost(plain, seers(plain, a!, [pivot, one]), a!),
            ...lost(plain, seers(plain, b!, [pivot, other]), b!),
          ];
          const inEachWay = plain.cells.filter((cell) => {
            const isSeen = (cells: readonly Cell[]): boolean => cells.some((place) => plain.see(place, cell));
            const isRuledOut = isSeen([one, far]) && isSeen([other, near]);
            return plain.has(cell, z) && isRuledOut && (isSeen([pivot]) || ends.every((end) => plain.see(end!, cell)));
          });
          if (own.length > 0) yield* [...own, ...lost(plain, inEachWay, z)];
        }
      }
}

function* wWings(plain: Plain): Generator<string> {
  for (const [one, other] of choices(pairsWithTwo(plain), 2)) {
    if (`${plain.at(one!)}` !== `${plain.at(other!)}` || plain.see(one!, other!)) continue;
    for (const link of plain.at(one!)) {
      const isJoined = pairsOf(plain, link).some(
        ([a, b]) => (plain.see(a, one!) && plain.see(b, other!)) || (plain.see(b, one!) && plain.see(a, other!)),
      );
      const digit = plain.at(one!).find((own) => own !== link)!;
      if (isJoined) yield* lost(plain, seers(plain, digit, [one!, other!]), digit);
    }
  }
}

/** Cells with as many digits together, of which only one fits in twice. */
function* bent(plain: Plain, cells: readonly Cell[]): Generator<string> {
  const digits = unionOf(cells.map(plain.at));
  if (digits.length !== cells.length) return;
  for (let count = 1; count < cells.length; count++)
    for (const part of choices(cells, count)) if (unionOf(part.map(plain.at)).length <= count) return;
  const holding = (digit: Digit): Cell[] => cells.filter((cell) => plain.has(cell, digit));
  const free = digits.filter((digit) => [...choices(holding(digit), 2)].some(([a, b]) => !plain.see(a!, b!)));
  if (free.length === 1) yield* lost(plain, seers(plain, free[0]!, holding(free[0]!)), free[0]!);
}

/** Four cells in two houses that cross, at least one of them where these cross. */
function* wxyzWings(plain: Plain): Generator<string> {
  for (const [one, other] of choices(plain.houses, 2)) {
    const common = one!.cells.filter((cell) => other!.cells.includes(cell));
    if (common.length === 0) continue;
    const few = unionOf([one!.cells, other!.cells]).filter(
      (cell) => plain.at(cell).length > 0 && plain.at(cell).length <= 4,
    );
    for (const cells of choices(few, 4))
      if (
        cells.some((cell) => common.includes(cell)) &&
        cells.some((cell) => !one!.cells.includes(cell)) &&
        cells.some((cell) => !other!.cells.includes(cell))
      )
        yield* bent(plain, cells);
  }
}

/** Two almost locked sets without a common cell, with as many digits as cells together. */
const largeWings = (count: number) =>
  function* (plain: Plain): Generator<string> {
    for (const [one, other] of choices(almostLockedSets(plain), 2)) {
      const cells = unionOf([one!.cells, other!.cells]);
      if (cells.length === count && one!.cells.length + other!.cells.length === count) yield* bent(plain, cells);
    }
  };

/** Cells of two digits that see each other in turn: an odd number of them apart they differ. */
function* remotePairs(plain: Plain): Generator<string> {
  const alike = (one: Cell, other: Cell): boolean => `${plain.at(one)}` === `${plain.at(other)}`;
  for (const start of pairsWithTwo(plain)) {
    const distance = new Map([[start, 0]]);
    for (const [cell, steps] of distance)
      for (const next of pairsWithTwo(plain))
        if (!distance.has(next) && alike(cell, next) && plain.see(cell, next)) distance.set(next, steps + 1);
    for (const [end, steps] of distance)
      if (steps % 2 === 1 && steps >= 3)
        for (const digit of plain.at(start)) yield* lost(plain, seers(plain, digit, [start, end]), digit);
  }
}

/** Two such cells and a box in which each place for one of their digits sees one of them. */
function* boxBridges(plain: Plain): Generator<string> {
  for (const [one, other] of choices(pairsWithTwo(plain), 2)) {
    if (`${plain.at(one!)}` !== `${plain.at(other!)}` || plain.see(one!, other!)) continue;
    for (const link of plain.at(one!))
      for (const box of plain.houses.filter(({ kind }) => kind === 'box')) {
        const places = plain.places(box, link);
        const seenBy = (cell: Cell): number => places.filter((place) => plain.see(place, cell)).length;
        const isBridge = places.every((place) => plain.see(place, one!) || plain.see(place, other!));
        if (places.length < 3 || !isBridge || [one!, other!].some((cell) => seenBy(cell) === places.length)) continue;
        const digit = plain.at(one!).find((own) => own !== link)!;
        yield* lost(plain, seers(plain, digit, [one!, other!]), digit);
      }
  }
}

export interface PlainCandidate {
  readonly cell: Cell;
  readonly digit: Digit;
}

/** Candidates of which one is true: two in a cell, or two places of a digit in a house. */
export function strongLinks(plain: Plain): (readonly [PlainCandidate, PlainCandidate])[] {
  const inCells = pairsWithTwo(plain).map((cell) => plain.at(cell).map((digit) => ({ cell, digit })));
  const inHouses = plain.digits.flatMap((digit) =>
    pairsOf(plain, digit).map((cells) => cells.map((cell) => ({ cell, digit }))),
  );
  return [...inCells, ...inHouses].flatMap(([one, other]) => [
    [one!, other!],
    [other!, one!],
  ]);
}

export const exclude = (plain: Plain, one: PlainCandidate, other: PlainCandidate): boolean =>
  one.cell === other.cell ? one.digit !== other.digit : one.digit === other.digit && plain.see(one.cell, other.cell);

/** Three strong links, joined by candidates that exclude each other; not what has other names. */
function* threeLinks(plain: Plain): Generator<string> {
  const links = strongLinks(plain);
  const isNew = (chain: readonly PlainCandidate[], link: readonly PlainCandidate[]): boolean =>
    link.every((one) => !chain.some(({ cell, digit }) => cell === one.cell && digit === one.digit));
  for (const first of links)
    for (const second of links)
      if (exclude(plain, first[1], second[0]) && isNew(first, second))
        for (const third of links) {
          if (!exclude(plain, second[1], third[0]) || !isNew([...first, ...second], third)) continue;
          const inCell = [first, second, third].map(([one, other]) => one.cell === other.cell);
          const digits = unionOf([first, second, third].map((link) => link.map(({ digit }) => digit))).length;
          const count = inCell.filter(Boolean).length;
          // An X-Chain, an XY-Chain; a W-Wing, and what is told as no wing.
          if (digits === 1 || count === 3 || (count === 2 && !inCell[1] && digits === 2)) continue;
          for (const cell of plain.cells)
            for (const digit of plain.at(cell))
              if (exclude(plain, { cell, digit }, first[0]) && exclude(plain, { cell, digit }, third[1]))
                yield* lost(plain, [cell], digit);
        }
}

/** Wings, and the like of a few cells and links. */
export const WINGS: readonly Reference[] = [
  { ids: ['xy-wing'], find: xyWings(2) },
  { ids: ['xyz-wing'], find: xyWings(3) },
  { ids: ['w-wing'], find: wWings },
  { ids: ['xyz-ring'], find: xyzRings },
  { ids: ['vwxyz-wing'], find: largeWings(5), most: 40 },
  { ids: ['uvwxyz-wing'], find: largeWings(6), most: 40 },
  { ids: ['chute-remote-pair', 'empty-rectangle-pair'], find: boxBridges },
  { ids: ['wxyz-wing'], find: wxyzWings, most: 55 },
  { ids: ['m-wing', 's-wing', 'l-wing', 'h-wing'], find: threeLinks, most: 50 },
  { ids: ['remote-pair'], find: remotePairs },
];
