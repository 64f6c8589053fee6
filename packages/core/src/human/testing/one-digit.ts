import type { Cell } from '../../sets/cells.ts';
import type { Digit } from '../../sets/digits.ts';
import {
  choices,
  isLine,
  isWithin,
  lost,
  type Plain,
  type PlainHouse,
  placed,
  type Reference,
  seers,
  unionOf,
  without,
} from './plain.ts';

/** Lines of one kind whose places for a digit lie in as many lines of the other kind. */
const fish = (count: number) =>
  function* (plain: Plain): Generator<string> {
    for (const kind of ['row', 'column'])
      for (const digit of plain.digits) {
        const lines = plain.houses.filter((house) => house.kind === kind && plain.places(house, digit).length > 1);
        const crossing = plain.houses.filter((house) => isLine(house) && house.kind !== kind);
        for (const bases of choices(lines, count)) {
          const own = bases.flatMap((house) => plain.places(house, digit));
          const covers = crossing.filter(({ cells }) => own.some((cell) => cells.includes(cell)));
          if (covers.length !== count) continue;
          for (const cover of covers) yield* lost(plain, without(plain.places(cover, digit), own), digit);
        }
      }
  };

const MOST_FINS = 5;

/**
 * A place of a digit sees so much of some lines of one kind that the rest lies in one line fewer of
 * the other kind. What it sees outside its own line is the fin; its own line has some place too.
 */
const finnedFish = (count: number) =>
  function* (plain: Plain): Generator<string> {
    for (const kind of ['row', 'column'])
      for (const digit of plain.digits) {
        const lines = plain.houses.filter((house) => house.kind === kind && plain.places(house, digit).length > 1);
        const crossing = plain.houses.filter((house) => isLine(house) && house.kind !== kind);
        for (const target of plain.cells.filter((cell) => plain.has(cell, digit))) {
          const restOf = (house: PlainHouse): Cell[] =>
            plain.places(house, digit).filter((cell) => !plain.see(cell, target));
          const coversOf = (some: readonly PlainHouse[]): PlainHouse[] => {
            const rest = some.flatMap(restOf);
            return crossing.filter(({ cells }) => rest.some((cell) => cells.includes(cell)));
          };
          const own = crossing.find(({ cells }) => cells.includes(target))!;
          const isBase = (house: PlainHouse): boolean =>
            !house.cells.includes(target) && restOf(house).length > 0 && coversOf([house]).length < count;
          for (const bases of choices(lines.filter(isBase), count)) {
            const covers = [own, ...coversOf(bases)];
            const places = bases.flatMap((house) => plain.places(house, digit));
            const fins = places.filter((cell) => !covers.some(({ cells }) => cells.includes(cell)));
            if (covers.length !== count || !places.some((cell) => own.cells.includes(cell))) continue;
            const losers = covers.flatMap((house) => without(plain.places(house, digit), places));
            const isLoser = (cell: Cell): boolean => fins.every((fin) => plain.see(cell, fin));
            if (fins.length > 0 && fins.length <= MOST_FINS) yield* lost(plain, losers.filter(isLoser), digit);
          }
        }
      }
  };

const isLineOf = (kind: PlainHouse['kind']) => (house: PlainHouse) => house.kind === kind;
const isNoLine = (house: PlainHouse): boolean => !isLine(house);

/** Whether a fish of these bases and covers has boxes. */
const isFranken = (bases: readonly PlainHouse[], covers: readonly PlainHouse[]): boolean =>
  [...bases, ...covers].some(isNoLine) &&
  (['row', 'column'] as const).some(
    (kind) => !bases.some(isLineOf(kind)) && covers.every((house) => isNoLine(house) || house.kind === kind),
  );
const isMutant = (bases: readonly PlainHouse[], covers: readonly PlainHouse[]): boolean => {
  const [rows, columns] = (['row', 'column'] as const).map((kind) =>
    [bases, covers].map((some) => some.some(isLineOf(kind))),
  );
  return (rows![0]! || columns![1]!) && (columns![0]! || rows![1]!);
};

/** Bases without a common place; all their places lie in as many covers, each of them needed. */
const complexFish = (
  count: number,
  isMeant: (bases: readonly PlainHouse[], covers: readonly PlainHouse[]) => boolean,
) =>
  function* (plain: Plain): Generator<string> {
    for (const digit of plain.digits) {
      const inHouses = (some: readonly PlainHouse[]): Cell[] => some.flatMap((house) => plain.places(house, digit));
      const houses = plain.houses.filter((house) => plain.places(house, digit).length > 0);
      for (const bases of choices(
        houses.filter((house) => plain.places(house, digit).length > 1),
        count,
      )) {
        const own = inHouses(bases);
        if (new Set(own).size < own.length) continue;
        const useful = without(houses, bases).filter(({ cells }) => own.some((cell) => cells.includes(cell)));
        for (const covers of choices(useful, count)) {
          const covering = (cell: Cell): number => covers.filter(({ cells }) => cells.includes(cell)).length;
          if (!own.every((cell) => covering(cell) > 0) || !isMeant(bases, covers)) continue;
          const places = unionOf([inHouses(covers)]);
          yield* lost(
            plain,
            places.filter((cell) => covering(cell) > (own.includes(cell) ? 1 : 0)),
            digit,
          );
        }
      }
    }
  };

/** Each two places of a digit that are alone in some house. */
export const pairsOf = (plain: Plain, digit: Digit): [Cell, Cell][] =>
  plain.houses.map((house) => plain.places(house, digit)).filter((cells) => cells.length === 2) as [Cell, Cell][];

/** Two pairs, an end of one of which sees an end of the other: one of the far ends is true. */
function* turbots(plain: Plain): Generator<string> {
  for (const digit of plain.digits)
    for (const [one, other] of choices(pairsOf(plain, digit), 2))
      for (const [near, far] of [one!, [...one!].reverse()] as [Cell, Cell][])
        for (const [next, end] of [other!, [...other!].reverse()] as [Cell, Cell][])
          if (new Set([near, far, next, end]).size === 4 && plain.see(near, next))
            yield* lost(plain, seers(plain, digit, [far, end]), digit);
}

/** Cells that are joined by pairs of a digit, each with its colour; only clusters that are even. */
export function clustersOf(plain: Plain, digit: Digit): (readonly [Cell[], Cell[]])[] {
  const pairs = pairsOf(plain, digit);
  const found: (readonly [Cell[], Cell[]])[] = [];
  const known = new Set<Cell>();
  for (const [start] of pairs) {
    if (known.has(start)) continue;
    const colors: [Set<Cell>, Set<Cell>] = [new Set([start]), new Set()];
    for (let before = -1; before < colors[0].size + colors[1].size; ) {
      before = colors[0].size + colors[1].size;
      for (const [one, other] of pairs)
        for (const color of [0, 1] as const) {
          if (colors[color].has(one)) colors[1 - color]!.add(other);
          if (colors[color].has(other)) colors[1 - color]!.add(one);
        }
    }
    for (const cell of [...colors[0], ...colors[1]]) known.add(cell);
    if (![...colors[0]].some((cell) => colors[1].has(cell))) found.push([[...colors[0]], [...colors[1]]]);
  }
  return found;
}

const seesSome = (plain: Plain, cell: Cell, cells: readonly Cell[]): boolean =>
  cells.some((one) => plain.see(cell, one));

function* colorTraps(plain: Plain): Generator<string> {
  for (const digit of plain.digits)
    for (const colors of clustersOf(plain, digit)) {
      if (colors.flat().length < 3) continue;
      const losers = plain.cells.filter(
        (cell) =>
          plain.has(cell, digit) &&
          !colors.flat().includes(cell) &&
          colors.every((color) => seesSome(plain, cell, color)),
      );
      yield* lost(plain, losers, digit);
    }
}

function* colorWraps(plain: Plain): Generator<string> {
  for (const digit of plain.digits)
    for (const color of clustersOf(plain, digit).flat())
      if (color.some((cell) => seesSome(plain, cell, color))) yield* lost(plain, color, digit);
}

/** Two clusters: a colour here sees a colour there, so one of the opposites is true. */
function* multiColors(plain: Plain): Generator<string> {
  for (const digit of plain.digits)
    for (const [one, other] of choices(clustersOf(plain, digit), 2))
      for (const color of [0, 1])
        for (const match of [0, 1])
          if (one![color]!.some((cell) => seesSome(plain, cell, other![match]!)))
            yield* lost(
              plain,
              plain.cells.filter(
                (cell) =>
                  plain.has(cell, digit) &&
                  seesSome(plain, cell, one![1 - color]!) &&
                  seesSome(plain, cell, other![1 - match]!),
              ),
              digit,
            );
}

/** A colour that sees both colours of another cluster is false. */
function* multiColorsTwo(plain: Plain): Generator<string> {
  for (const digit of plain.digits) {
    const clusters = clustersOf(plain, digit);
    for (const one of clusters)
      for (const color of one)
        for (const other of clusters)
          if (one !== other && other.every((cells) => color.some((cell) => seesSome(plain, cell, cells))))
            yield* lost(plain, color, digit);
  }
}

/** All ways to put a digit once into each house that lacks it. */
function* templatesOf(plain: Plain, digit: Digit, chosen: readonly Cell[] = []): Generator<readonly Cell[]> {
  const open = plain.houses
    .map((house) => plain.places(house, digit))
    .filter((cells) => cells.length > 0 && !cells.some((cell) => chosen.includes(cell)));
  if (open.length === 0) yield chosen;
  else
    for (const cell of open.reduce((least, cells) => (cells.length < least.length ? cells : least)))
      if (!chosen.some((one) => plain.see(one, cell))) yield* templatesOf(plain, digit, [...chosen, cell]);
}

/** The cells that some template uses, and those that every one does. */
function templateCells(plain: Plain, digit: Digit): { used: Cell[]; forced: Cell[] } {
  const all = [...templatesOf(plain, digit)];
  return {
    used: unionOf(all),
    forced: (all[0] ?? []).filter((cell) => all.every((template) => template.includes(cell))),
  };
}

/** What is left when each digit leaves the cells that others need, again and again. */
function templatesTogether(plain: Plain): Plain {
  const forced = plain.digits.map((digit) => templateCells(plain, digit).forced);
  const used = plain.digits.map((digit) => templateCells(plain, digit).used);
  const isLeft = (cell: Cell, digit: Digit): boolean =>
    used[digit - 1]!.includes(cell) && forced.every((cells, other) => other === digit - 1 || !cells.includes(cell));
  const has = (cell: Cell, digit: Digit): boolean => plain.has(cell, digit) && isLeft(cell, digit);
  if (plain.cells.every((cell) => plain.digits.every((digit) => has(cell, digit) === plain.has(cell, digit))))
    return plain;
  return templatesTogether({
    ...plain,
    has,
    at: (cell) => plain.at(cell).filter((digit) => has(cell, digit)),
    places: ({ cells }, digit) => cells.filter((cell) => has(cell, digit)),
  });
}

function* templateDeletes(plain: Plain): Generator<string> {
  const left = templatesTogether(plain);
  for (const digit of plain.digits)
    yield* lost(
      plain,
      plain.cells.filter((cell) => plain.has(cell, digit) && !left.has(cell, digit)),
      digit,
    );
}

function* templateSets(plain: Plain): Generator<string> {
  const left = templatesTogether(plain);
  for (const digit of plain.digits)
    for (const cell of templateCells(left, digit).forced) yield placed(plain, cell, digit);
}

/**
 * All places of a box lie in a cross of two lines. The near end of a pair lies in one of them: if
 * the far end is false, the box has the digit in the other line.
 */
function* crosses(plain: Plain): Generator<readonly [box: PlainHouse, digit: Digit, losers: readonly Cell[]]> {
  const lines = plain.houses.filter(isLine);
  for (const digit of plain.digits)
    for (const box of plain.houses.filter(({ kind }) => kind === 'box')) {
      const places = plain.places(box, digit);
      for (const line of lines)
        for (const cross of lines.filter(({ kind }) => kind !== line.kind)) {
          const rest = without(places, line.cells);
          const isCross = rest.length > 0 && isWithin(rest, cross.cells);
          if (!isCross || !places.some((cell) => line.cells.includes(cell) && !cross.cells.includes(cell))) continue;
          for (const pair of lines.filter(({ kind }) => kind === cross.kind)) {
            const ends = plain.places(pair, digit);
            const near = ends.find((cell) => line.cells.includes(cell));
            const far = ends.find((cell) => cell !== near);
            if (ends.length !== 2 || near === undefined || far === undefined) continue;
            if (box.cells.includes(near) || box.cells.includes(far)) continue;
            const outside = without(plain.places(cross, digit), box.cells);
            yield [box, digit, outside.filter((cell) => plain.see(cell, far))];
          }
        }
    }
}

function* emptyRectangles(plain: Plain): Generator<string> {
  for (const [, digit, losers] of crosses(plain)) yield* lost(plain, losers, digit);
}

/** Two of one box and digit, each of which rules out something that the other does not. */
function* dualEmptyRectangles(plain: Plain): Generator<string> {
  for (const [one, other] of choices([...crosses(plain)], 2))
    if (
      one![0] === other![0] &&
      one![1] === other![1] &&
      !isWithin(one![2], other![2]) &&
      !isWithin(other![2], one![2])
    )
      yield* lost(plain, [...one![2], ...other![2]], one![1]);
}

/** Places of a digit in a house in two parts; a part is a cell or lies in another house, too. */
function groupLinks(plain: Plain, digit: Digit): (readonly [readonly Cell[], readonly Cell[]])[] {
  return plain.houses.flatMap((house) => {
    const places = plain.places(house, digit);
    const shapes = plain.houses
      .filter((other) => other !== house)
      .map((other) => places.filter((cell) => other.cells.includes(cell)));
    const parts = [...places.map((cell) => [cell]), ...shapes].filter((part) => part.length > 0);
    const isPart = (cells: readonly Cell[]): boolean => parts.some((part) => `${part}` === `${cells}`);
    return parts.map((part) => [part, without(places, part)] as const).filter(([, rest]) => isPart(rest));
  });
}

/** Two such links, of which a part here sees a part there; some part has several cells. */
function* groupedTurbots(plain: Plain): Generator<string> {
  for (const digit of plain.digits) {
    const links = groupLinks(plain, digit);
    for (const [far, near] of links)
      for (const [next, end] of links) {
        const all = [far, near, next, end];
        if (new Set(all.flat()).size < all.flat().length || all.every((part) => part.length === 1)) continue;
        if (near.every((one) => next.every((other) => plain.see(one, other))))
          yield* lost(plain, seers(plain, digit, [...far, ...end]), digit);
      }
  }
}

const MOST_GUARDIANS = 3;

/** An odd ring of places, each in a house with the next: one of the other places there is true. */
function* brokenWings(plain: Plain): Generator<string> {
  for (const digit of plain.digits) {
    const places = plain.cells.filter((cell) => plain.has(cell, digit));
    const extend = function* (ring: readonly Cell[], houses: readonly PlainHouse[]): Generator<string> {
      const guardians = unionOf(houses.map((house) => plain.places(house, digit))).filter(
        (cell) => !ring.includes(cell),
      );
      if (guardians.length > MOST_GUARDIANS) return;
      const isAlone = houses.every((house, at) => {
        const ends = [ring[at]!, ring[(at + 1) % ring.length]!];
        return without(plain.places(house, digit), ends).every((cell) => guardians.includes(cell));
      });
      if (houses.length === ring.length) {
        if (!isAlone) return;
        if (guardians.length === 1) yield placed(plain, guardians[0]!, digit);
        else if (guardians.length > 1) yield* lost(plain, seers(plain, digit, guardians), digit);
        return;
      }
      for (const house of plain.houses) {
        if (houses.includes(house) || !house.cells.includes(ring.at(-1)!)) continue;
        if (ring.length >= 5 && ring.length % 2 === 1 && house.cells.includes(ring[0]!))
          yield* extend(ring, [...houses, house]);
        if (ring.length < 7)
          for (const next of plain.places(house, digit))
            if (next > ring[0]! && !ring.includes(next)) yield* extend([...ring, next], [...houses, house]);
      }
    };
    for (const start of places) yield* extend([start], []);
  }
}

/** What one digit alone shows. */
export const ONE_DIGIT: readonly Reference[] = [
  { ids: ['x-wing'], find: fish(2) },
  { ids: ['swordfish'], find: fish(3) },
  { ids: ['jellyfish'], find: fish(4) },
  { ids: ['squirmbag'], find: fish(5) },
  { ids: ['whale'], find: fish(6) },
  { ids: ['leviathan'], find: fish(7) },
  { ids: ['finned-x-wing', 'sashimi-x-wing'], find: finnedFish(2) },
  { ids: ['finned-swordfish', 'sashimi-swordfish'], find: finnedFish(3) },
  { ids: ['finned-jellyfish', 'sashimi-jellyfish'], find: finnedFish(4), most: 45 },
  { ids: ['skyscraper', 'two-string-kite', 'turbot-fish', 'x-wing', 'dual-two-string-kite'], find: turbots },
  { ids: ['franken-x-wing'], find: complexFish(2, isFranken), most: 60 },
  { ids: ['franken-swordfish'], find: complexFish(3, isFranken), most: 30 },
  { ids: ['mutant-swordfish'], find: complexFish(3, isMutant), most: 30 },
  { ids: ['finned-squirmbag'], find: finnedFish(5), most: 45 },
  { ids: ['finned-whale'], find: finnedFish(6), most: 40 },
  { ids: ['finned-leviathan'], find: finnedFish(7), most: 40 },
  { ids: ['grouped-turbot-fish'], find: groupedTurbots, most: 40 },
  { ids: ['broken-wing'], find: brokenWings, most: 40 },
  { ids: ['empty-rectangle'], find: emptyRectangles },
  { ids: ['dual-empty-rectangle'], find: dualEmptyRectangles },
  { ids: ['simple-colors-trap'], find: colorTraps },
  { ids: ['simple-colors-wrap'], find: colorWraps },
  { ids: ['multi-colors-1'], find: multiColors },
  { ids: ['multi-colors-2'], find: multiColorsTwo },
  { ids: ['template-delete'], find: templateDeletes, most: 50 },
  { ids: ['template-set'], find: templateSets, most: 50 },
];
