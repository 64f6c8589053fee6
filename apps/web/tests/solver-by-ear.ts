import type { Listener } from './listener.ts';

// Somebody who solves a puzzle in their head, from what is heard and from nothing else.

type Cell = number;
/** What is to be entered or struck out, and why. */
export interface Move {
  readonly why: 'single' | 'locked' | 'pair' | 'x-wing';
  readonly cells: readonly Cell[];
  readonly digit: number;
  /** Whether the lines of an X-Wing are rows. */
  readonly isRow?: boolean;
}

const SIZE = 9;
const ALL = Array.from({ length: SIZE }, (_, index) => index);
const DIGITS = ALL.map((index) => index + 1);
const row = (cell: Cell): number => Math.floor(cell / SIZE);
const column = (cell: Cell): number => cell % SIZE;
const box = (cell: Cell): number => Math.floor(row(cell) / 3) * 3 + Math.floor(column(cell) / 3);
const CELLS = Array.from({ length: SIZE * SIZE }, (_, cell) => cell);
const LINES = [row, column];
const HOUSES = [row, column, box].flatMap((of) => ALL.map((number) => CELLS.filter((cell) => of(cell) === number)));
const seesOf = (cell: Cell): Cell[] =>
  CELLS.filter((other) => other !== cell && [row, column, box].some((of) => of(other) === of(cell)));

/** What is remembered of a board: what each empty cell can still hold. */
export class Memory {
  readonly candidates = CELLS.map(() => new Set<number>());
  /** Where each digit can go in rows and in columns with two places, as it was heard. */
  private readonly twos: { digit: number; line: number; places: readonly number[]; isRow: boolean }[] = [];

  /** Listens to where each digit can go, row by row. */
  async listen(ear: Listener): Promise<void> {
    for (const set of this.candidates) set.clear();
    this.twos.length = 0;
    for (const digit of DIGITS)
      for (const [number, places] of linesIn(await ear.keys('Shift+Q', String(digit)))) {
        for (const place of places) this.candidates[(number - 1) * SIZE + place - 1]!.add(digit);
        if (places.length === 2) this.twos.push({ digit, line: number, places, isRow: true });
      }
  }

  /** Listens once more, row by row and then column by column. */
  async listenToLines(ear: Listener): Promise<void> {
    await this.listen(ear);
    for (const digit of DIGITS)
      for (const [line, places] of linesIn(await ear.keys('Shift+Q', `Shift+Digit${digit}`)))
        if (places.length === 2) this.twos.push({ digit, line, places, isRow: false });
  }

  /** Whether every cell is filled. */
  isDone(): boolean {
    return this.candidates.every(({ size }) => size === 0);
  }

  /** After some moves were made. */
  remember(moves: readonly Move[]): void {
    for (const { why, cells, digit } of moves)
      for (const cell of cells) {
        if (why === 'single') this.candidates[cell]!.clear();
        for (const other of why === 'single' ? seesOf(cell) : [cell]) this.candidates[other]!.delete(digit);
      }
  }

  /** What follows by singles, locked candidates or pairs. */
  moves(): Move[] {
    const single = this.single();
    return single ? [single] : this.strikes();
  }

  /** A digit that has one place in a house, or a cell for which one digit is left. */
  private single(): Move | undefined {
    for (const house of HOUSES)
      for (const digit of DIGITS) {
        const cells = this.placesOf(digit, house);
        if (cells.length === 1) return { why: 'single', cells, digit };
      }
    const cell = CELLS.find((one) => this.candidates[one]!.size === 1);
    return cell === undefined ? undefined : { why: 'single', cells: [cell], digit: [...this.candidates[cell]!][0]! };
  }

  /** What can be struck out by locked candidates, then by pairs. */
  private strikes(): Move[] {
    const locked = HOUSES.flatMap((house) =>
      DIGITS.flatMap((digit) => {
        const cells = this.placesOf(digit, house);
        const others = HOUSES.filter((other) => other !== house && cells.every((cell) => other.includes(cell)));
        return cells.length < 2 ? [] : others.map((other) => this.without('locked', digit, other, cells));
      }),
    ).filter(({ cells }) => cells.length > 0);
    return locked.length > 0 ? locked.slice(0, 1) : this.pairs();
  }

  /** Two digits for two cells of a house, which nothing else of it can hold. */
  private pairs(): Move[] {
    for (const house of HOUSES)
      for (const first of house)
        for (const other of house.filter((cell) => cell > first)) {
          const own = [...this.candidates[first]!];
          const isNaked = own.length === 2 && own.join() === [...this.candidates[other]!].join();
          const hidden = DIGITS.filter((digit) => this.placesOf(digit, house).join() === [first, other].join());
          const moves = isNaked
            ? own.map((digit) => this.without('pair', digit, house, [first, other]))
            : hidden.length === 2
              ? DIGITS.filter((digit) => !hidden.includes(digit)).map((digit) =>
                  this.without('pair', digit, [first, other], []),
                )
              : [];
          const useful = moves.filter(({ cells }) => cells.length > 0);
          if (useful.length > 0) return useful;
        }
    return [];
  }

  /** A digit that two lines have in the same two places, of what was heard line by line. */
  xWing(): Move | undefined {
    for (const first of this.twos)
      for (const other of this.twos) {
        const isPair = other.digit === first.digit && other.isRow === first.isRow && other.line > first.line;
        if (!isPair || other.places.join() !== first.places.join()) continue;
        const [own, across] = first.isRow ? LINES : [...LINES].reverse();
        const cells = CELLS.filter(
          (cell) =>
            first.places.includes(across!(cell) + 1) &&
            ![first.line, other.line].includes(own!(cell) + 1) &&
            this.candidates[cell]!.has(first.digit),
        );
        if (cells.length > 0) return { why: 'x-wing', cells, digit: first.digit, isRow: first.isRow };
      }
    return undefined;
  }

  private placesOf(digit: number, cells: readonly Cell[]): Cell[] {
    return cells.filter((cell) => this.candidates[cell]!.has(digit));
  }

  private without(why: Move['why'], digit: number, cells: readonly Cell[], kept: readonly Cell[]): Move {
    return { why, digit, cells: this.placesOf(digit, cells).filter((cell) => !kept.includes(cell)) };
  }
}

/** The lines of which places are told: "Row 1: columns 2 7; Row 3: placed in column 4". */
function linesIn(said: string): [line: number, places: number[]][] {
  return [...said.matchAll(/(?:Row|Column) (\d): (?:row|column)s? ([\d ]+)/g)].map(([, line, places = '']) => [
    Number(line),
    places.trim().split(' ').map(Number),
  ]);
}

/** Goes to a cell by the arrows, around the edge where that is nearer. */
export async function goTo(ear: Listener, from: Cell, to: Cell): Promise<void> {
  for (const [way, less, more] of [
    [row(to) - row(from), 'ArrowUp', 'ArrowDown'],
    [column(to) - column(from), 'ArrowLeft', 'ArrowRight'],
  ] as const) {
    const around = ((way + SIZE + 4) % SIZE) - 4;
    for (let step = 0; step < Math.abs(around); step++) await ear.press(around < 0 ? less : more);
  }
}

/** Where the focus is, by the name of a cell. */
export function placeIn(said: string): Cell {
  const [, down = '', across = ''] = /row (\d), column (\d)/.exec(said) ?? [];
  return (Number(down) - 1) * SIZE + Number(across) - 1;
}
