import { type Cell, type Clue, clueFault, type Geometry, kindNamed, withClues } from '@pencilmark/core/geometry';

/** A part of a code: a number below a radix. */
export type Figure = readonly [value: number, radix: number];

/** The next part of a code, below a radix. */
export type TakeFigure = (radix: number) => number;

type Board = Pick<Geometry, 'size' | 'cellCount'>;

/** Text that grows beyond this is no code. */
const MOST_ITEMS = 5000;

/** A group of three bits, and whether another group follows. */
const GROUP = 8;

/** The eight neighbours of a cell; a line goes on to one of them, or elsewhere. */
const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;
const ELSEWHERE = STEPS.length;

/** The letters of the names of kinds. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A kind with its clues in the id of a board. */
const KIND_PART = /(^|[+:])([a-z]+)_[^+]*/g;

/** A board with clues in a code: its id with the kinds alone, and the clues as figures. */
export interface PackedClues {
  readonly head: string;
  readonly figures: readonly Figure[];
}

/** Packs the clues of a board. */
export function packedClues({ id, clues, size, cellCount }: Geometry): PackedClues {
  const head = id.replace(KIND_PART, '$1$2_');
  return { head, figures: clueFigures(clues, kindsIn(head), { size, cellCount }) };
}

const kindsIn = (head: string): string[] => [...head.matchAll(KIND_PART)].map(([, , name]) => name!);

/** The id of the board without clues in the head of a code. */
export function plainHead(head: string): string {
  const [size = '', ...parts] = head.split(/[:+]/).filter((part) => !part.endsWith('_'));
  return parts.length > 0 ? `${size}:${parts.join('+')}` : size;
}

/** The board of the head of a code with its clues; nothing when these make no sense. */
export function unpackedBoard(head: string, plain: Geometry, take: TakeFigure): Geometry | undefined {
  const clues = cluesFrom(take, kindsIn(head), plain);
  const isSound = clues?.every((clue) => clueFault(clue, plain) === undefined);
  return isSound ? withClues(plain, clues!) : undefined;
}

/**
 * The clues of some kinds as figures. Most clues have one number and one list of cells. In most
 * lists each cell lies beside the cell before.
 */
function clueFigures(clues: readonly Clue[], kinds: readonly string[], board: Board): Figure[] {
  const figures: Figure[] = [];
  const number = (value: number): void => {
    for (let left = value; ; left = Math.floor(left / GROUP)) {
      const isLast = left < GROUP;
      figures.push([(left % GROUP) * 2 + (isLast ? 0 : 1), 2 * GROUP]);
      if (isLast) return;
    }
  };
  let cellCount = board.cellCount;
  const listOf = (cells: readonly Cell[]): void => {
    number(cells.length);
    cells.forEach((cell, index) => {
      const step = index === 0 ? ELSEWHERE : stepFrom(cells[index - 1]!, cell, board);
      if (index > 0) figures.push([step, ELSEWHERE + 1]);
      if (step === ELSEWHERE) figures.push([cell, cellCount]);
    });
  };
  const clue = (item: Clue): void => {
    const { form } = kindNamed(item.rule) ?? {};
    if (form?.hasExtras) number(item.values[0]!);
    if (form?.hasExtras) cellCount = board.cellCount + item.values[0]!;
    if (item.of) alternatives(item.of);
    else plainClue(item);
    if (form?.hasExtras) cellCount = board.cellCount;
  };
  const plainClue = ({ cells, values }: Clue): void => {
    figures.push([values.length === 1 ? 1 : 0, 2], [cells.length === 1 ? 1 : 0, 2]);
    if (values.length !== 1) number(values.length);
    values.forEach(number);
    if (cells.length !== 1) number(cells.length);
    cells.forEach(listOf);
  };
  // Clues of alternatives are of any kinds, so each names its own.
  const alternatives = (of: NonNullable<Clue['of']>): void => {
    number(of.length);
    for (const list of of) {
      number(list.length);
      for (const item of list) {
        number(item.rule.length);
        for (const letter of item.rule) figures.push([LETTERS.indexOf(letter), LETTERS.length]);
        clue(item);
      }
    }
  };
  for (const kind of kinds) {
    const own = clues.filter(({ rule }) => rule === kind);
    number(own.length);
    own.forEach(clue);
  }
  return figures;
}

const stepFrom = (from: Cell, to: Cell, { size }: Board): number => {
  const [down, right] = [Math.floor(to / size) - Math.floor(from / size), (to % size) - (from % size)];
  const step = STEPS.findIndex((way) => way[0] === down && way[1] === right);
  return step === -1 ? ELSEWHERE : step;
};

/** Reads what `clueFigures` has written; nothing when it makes no sense. */
function cluesFrom(take: TakeFigure, kinds: readonly string[], board: Board): Clue[] | undefined {
  let items = 0;
  const number = (): number => {
    let value = 0;
    for (let unit = 1; ; unit *= GROUP) {
      const figure = take(2 * GROUP);
      value += Math.floor(figure / 2) * unit;
      if (figure % 2 === 0 || unit > MOST_ITEMS * GROUP ** 2) return value;
    }
  };
  const times = <Item>(count: number, item: (before: Item | undefined) => Item): Item[] => {
    items += count;
    const list: Item[] = [];
    for (let index = 0; index < count && items <= MOST_ITEMS; index++) list.push(item(list.at(-1)));
    return list;
  };
  let cellCount = board.cellCount;
  const cellAfter = (before: Cell | undefined): Cell => {
    const step = before === undefined ? ELSEWHERE : take(ELSEWHERE + 1);
    if (before === undefined || step === ELSEWHERE) return take(cellCount);
    return before + STEPS[step]![0] * board.size + STEPS[step]![1];
  };
  const name = (): string => times(number(), () => LETTERS[take(LETTERS.length)]!).join('');
  const clueOf = (rule: string): Clue => {
    const { form } = kindNamed(rule) ?? {};
    if (form?.hasAlternatives) {
      const values = form.hasExtras ? [number()] : [];
      cellCount += values[0] ?? 0;
      const of = times(number(), () => times(number(), () => clueOf(name())));
      cellCount -= values[0] ?? 0;
      return { rule, cells: [], values, of };
    }
    const [hasOneValue, hasOneList] = [take(2) === 1, take(2) === 1];
    const values = times(hasOneValue ? 1 : number(), number);
    const cells = times(hasOneList ? 1 : number(), () => times(number(), cellAfter));
    return { rule, cells, values };
  };
  const clues = kinds.flatMap((rule) => times(number(), () => clueOf(rule)));
  return items <= MOST_ITEMS ? clues : undefined;
}
