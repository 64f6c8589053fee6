import type { Cell } from '../../sets/cells.ts';
import type { Digit } from '../../sets/digits.ts';
import type { TechniqueId } from '../techniques.ts';
import { choices, gone, type Plain, type PlainHouse, placed, seers, unionOf } from './plain.ts';

/** Techniques, and all that they place or rule out, found by their definition alone. */
export interface Reference {
  readonly ids: readonly TechniqueId[];
  /** `r1c2=5` and `r1c2<>5`, in any order, and as often as it comes up. */
  readonly find: (plain: Plain) => Iterable<string>;
  /** The most empty cells of a position that a plain search comes through in time. */
  readonly most?: number;
}

const isLine = ({ kind }: PlainHouse): boolean => kind === 'row' || kind === 'column';
const emptyIn = (plain: Plain, { cells }: PlainHouse): Cell[] => cells.filter((cell) => plain.at(cell).length > 0);
const without = <One>(list: readonly One[], some: readonly One[]): One[] => list.filter((one) => !some.includes(one));
const isWithin = <One>(list: readonly One[], whole: readonly One[]): boolean =>
  list.every((one) => whole.includes(one));

// --- singles and houses

function* fullHouses(plain: Plain): Generator<string> {
  for (const { cells } of plain.houses) {
    const [cell, ...more] = cells.filter((one) => plain.digitIn(one) === 0);
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

/** A digit of one house that has two places or more, all of them in another house. */
const locked = (isPair: (from: PlainHouse, to: PlainHouse) => boolean) =>
  function* (plain: Plain): Generator<string> {
    for (const from of plain.houses)
      for (const to of plain.houses)
        for (const digit of plain.digits) {
          const own = plain.places(from, digit);
          if (from === to || !isPair(from, to) || own.length < 2 || !isWithin(own, to.cells)) continue;
          yield* gone(plain, without(plain.places(to, digit), own), digit);
        }
  };

/** As many cells of a house as they have digits. */
const nakedSets = (count: number, isTaken: (houses: readonly PlainHouse[]) => boolean) =>
  function* (plain: Plain): Generator<string> {
    for (const house of plain.houses)
      for (const cells of choices(emptyIn(plain, house), count)) {
        const digits = unionOf(cells.map(plain.at));
        const houses = plain.houses.filter((one) => isWithin(cells, one.cells));
        if (digits.length !== count || cells.some((cell) => plain.at(cell).length < 2) || !isTaken(houses)) continue;
        for (const digit of digits)
          for (const one of houses) yield* gone(plain, without(plain.places(one, digit), cells), digit);
      }
  };

/** As many digits of a house as they have places. */
const hiddenSets = (count: number) =>
  function* (plain: Plain): Generator<string> {
    for (const house of plain.houses)
      for (const digits of choices(
        plain.digits.filter((digit) => plain.places(house, digit).length > 1),
        count,
      )) {
        const cells = unionOf(digits.map((digit) => plain.places(house, digit)));
        if (cells.length !== count) continue;
        for (const cell of cells)
          for (const other of without(plain.at(cell), digits)) yield* gone(plain, [cell], other);
      }
  };

// --- one digit

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
          for (const cover of covers) yield* gone(plain, without(plain.places(cover, digit), own), digit);
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
            if (fins.length > 0 && fins.length <= MOST_FINS) yield* gone(plain, losers.filter(isLoser), digit);
          }
        }
      }
  };

/** Each two places of a digit that are alone in some house. */
const pairsOf = (plain: Plain, digit: Digit): [Cell, Cell][] =>
  plain.houses.map((house) => plain.places(house, digit)).filter((cells) => cells.length === 2) as [Cell, Cell][];

/** Two pairs, an end of one of which sees an end of the other: one of the far ends is true. */
function* turbots(plain: Plain): Generator<string> {
  for (const digit of plain.digits)
    for (const [one, other] of choices(pairsOf(plain, digit), 2))
      for (const [near, far] of [one!, [...one!].reverse()] as [Cell, Cell][])
        for (const [next, end] of [other!, [...other!].reverse()] as [Cell, Cell][])
          if (new Set([near, far, next, end]).size === 4 && plain.see(near, next))
            yield* gone(plain, seers(plain, digit, [far, end]), digit);
}

/** Cells that are joined by pairs of a digit, each with its colour; only clusters that are even. */
function clustersOf(plain: Plain, digit: Digit): (readonly [Cell[], Cell[]])[] {
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
      yield* gone(plain, losers, digit);
    }
}

function* colorWraps(plain: Plain): Generator<string> {
  for (const digit of plain.digits)
    for (const color of clustersOf(plain, digit).flat())
      if (color.some((cell) => seesSome(plain, cell, color))) yield* gone(plain, color, digit);
}

/** Two clusters: a colour here sees a colour there, so one of the opposites is true. */
function* multiColors(plain: Plain): Generator<string> {
  for (const digit of plain.digits)
    for (const [one, other] of choices(clustersOf(plain, digit), 2))
      for (const color of [0, 1])
        for (const match of [0, 1])
          if (one![color]!.some((cell) => seesSome(plain, cell, other![match]!)))
            yield* gone(
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
            yield* gone(plain, color, digit);
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

// --- wings

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
        yield* gone(plain, seers(plain, digit, count === 3 ? [pivot, one!, other!] : [one!, other!]), digit);
      }
  };

function* wWings(plain: Plain): Generator<string> {
  for (const [one, other] of choices(pairsWithTwo(plain), 2)) {
    if (`${plain.at(one!)}` !== `${plain.at(other!)}` || plain.see(one!, other!)) continue;
    for (const link of plain.at(one!)) {
      const isJoined = pairsOf(plain, link).some(
        ([a, b]) => (plain.see(a, one!) && plain.see(b, other!)) || (plain.see(b, one!) && plain.see(a, other!)),
      );
      const digit = plain.at(one!).find((own) => own !== link)!;
      if (isJoined) yield* gone(plain, seers(plain, digit, [one!, other!]), digit);
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
  if (free.length === 1) yield* gone(plain, seers(plain, free[0]!, holding(free[0]!)), free[0]!);
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
        for (const digit of plain.at(start)) yield* gone(plain, seers(plain, digit, [start, end]), digit);
  }
}

// --- uniqueness

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

/** Three corners have just two digits; the fourth must have another. */
function* uniqueRectangles(plain: Plain): Generator<string> {
  for (const cells of rectanglesOf(plain))
    for (const roof of cells) {
      const floor = cells.filter((cell) => cell !== roof);
      const pair = plain.at(floor[0]!);
      if (pair.length !== 2 || !floor.every((cell) => `${plain.at(cell)}` === `${pair}`)) continue;
      if (plain.at(roof).length > 2 && isWithin(pair, plain.at(roof)))
        for (const digit of pair) yield* gone(plain, [roof], digit);
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
      yield placed(plain, fuller[0]!, extra);
  }
}

// --- almost locked sets and exclusion

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

/** The digits that only one of two sets can have, since all their places see each other. */
const restricted = (plain: Plain, one: PlainSet, other: PlainSet): Digit[] =>
  one.digits.filter(
    (digit) =>
      other.digits.includes(digit) &&
      holding(plain, one, digit).every((a) => holding(plain, other, digit).every((b) => plain.see(a, b))),
  );

/** Two sets with a restricted digit: any other common digit is in one of them. */
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
    // With two restricted digits each set holds one of them, and all the rest.
    if (links.length < 2) continue;
    for (const link of links)
      yield* gone(plain, seers(plain, link, [...holding(plain, one!, link), ...holding(plain, other!, link)]), link);
    for (const set of [one!, other!])
      for (const digit of without(set.digits, links))
        yield* gone(plain, seers(plain, digit, holding(plain, set, digit)), digit);
  }
}

/** Every technique that a plain search can judge. */
export const REFERENCES: readonly Reference[] = [
  { ids: ['full-house'], find: fullHouses },
  { ids: ['hidden-single'], find: hiddenSingles },
  { ids: ['naked-single'], find: nakedSingles },
  {
    ids: ['pointing'],
    find: locked((from, to) => (from.kind === 'box' ? to.kind !== 'box' : from.kind === 'extra' && to.kind !== 'box')),
  },
  {
    ids: ['claiming'],
    find: locked((from, to) =>
      isLine(from) ? to.kind === 'box' || to.kind === 'extra' : from.kind === 'extra' && to.kind === 'box',
    ),
  },
  { ids: ['naked-pair', 'locked-pair'], find: nakedSets(2, () => true) },
  { ids: ['naked-triple', 'locked-triple'], find: nakedSets(3, () => true) },
  { ids: ['locked-pair'], find: nakedSets(2, (houses) => houses.length > 1) },
  { ids: ['locked-triple'], find: nakedSets(3, (houses) => houses.length > 1) },
  { ids: ['naked-quad'], find: nakedSets(4, () => true) },
  { ids: ['hidden-pair'], find: hiddenSets(2) },
  { ids: ['hidden-triple'], find: hiddenSets(3) },
  { ids: ['hidden-quad'], find: hiddenSets(4) },
  { ids: ['x-wing'], find: fish(2) },
  { ids: ['swordfish'], find: fish(3) },
  { ids: ['jellyfish'], find: fish(4) },
  { ids: ['squirmbag'], find: fish(5) },
  { ids: ['finned-x-wing', 'sashimi-x-wing'], find: finnedFish(2) },
  { ids: ['finned-swordfish', 'sashimi-swordfish'], find: finnedFish(3) },
  { ids: ['finned-jellyfish', 'sashimi-jellyfish'], find: finnedFish(4), most: 45 },
  {
    ids: ['skyscraper', 'two-string-kite', 'turbot-fish', 'x-wing', 'dual-two-string-kite'],
    find: turbots,
  },
  { ids: ['simple-colors-trap'], find: colorTraps },
  { ids: ['simple-colors-wrap'], find: colorWraps },
  { ids: ['multi-colors-1'], find: multiColors },
  { ids: ['multi-colors-2'], find: multiColorsTwo },
  {
    ids: ['template-delete'],
    *find(plain) {
      const left = templatesTogether(plain);
      for (const digit of plain.digits)
        yield* gone(
          plain,
          plain.cells.filter((cell) => plain.has(cell, digit) && !left.has(cell, digit)),
          digit,
        );
    },
    most: 50,
  },
  {
    ids: ['template-set'],
    *find(plain) {
      const left = templatesTogether(plain);
      for (const digit of plain.digits)
        for (const cell of templateCells(left, digit).forced) yield placed(plain, cell, digit);
    },
    most: 50,
  },
  { ids: ['xy-wing'], find: xyWings(2) },
  { ids: ['xyz-wing'], find: xyWings(3) },
  { ids: ['w-wing'], find: wWings },
  { ids: ['wxyz-wing'], find: wxyzWings, most: 55 },
  { ids: ['remote-pair'], find: remotePairs },
  { ids: ['unique-rectangle-1'], find: uniqueRectangles },
  { ids: ['bug-plus-1'], find: gravePlusOne },
  { ids: ['als-xz'], find: setPairs, most: 40 },
];
