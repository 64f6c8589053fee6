import type { CellReading, Doubt } from '@pencilmark/scan';
import type { Coded } from '../../model/code.ts';
import type { ReadPuzzle } from './tasks.ts';

/** What somebody says that a cell holds. */
export interface Fix {
  /** 0 for none. */
  readonly digit: number;
  readonly isGiven: boolean;
}

/** A puzzle as it was read, and what was mended by hand since. */
export interface Sheet {
  readonly board: string;
  readonly size: number;
  readonly cells: readonly CellReading[];
  readonly doubts: readonly Doubt[];
  /** By cell. */
  readonly fixes: ReadonlyMap<number, Fix>;
  /** Whether digits by hand count as printed. */
  readonly isAllGiven: boolean;
}

/** A puzzle as it was read; what was mended on the sheet before stays where that fits. */
export const sheetOf = ({ board, size, cells, doubts }: ReadPuzzle, before?: Sheet): Sheet => ({
  board,
  size,
  cells,
  doubts,
  fixes: before?.size === size ? before.fixes : new Map(),
  isAllGiven: before?.isAllGiven ?? false,
});

/** What a cell holds now. */
export function contentOf({ cells, fixes, isAllGiven }: Sheet, cell: number): Fix {
  const { digit, kind } = cells[cell]!;
  return fixes.get(cell) ?? { digit, isGiven: digit !== 0 && (kind !== 'entry' || isAllGiven) };
}

const withFix = (sheet: Sheet, cell: number, fix: Fix): Sheet => ({
  ...sheet,
  fixes: new Map(sheet.fixes).set(cell, fix),
});

/** Writes a digit into a cell, or 0; it stays by hand what was read as written by hand. */
export const written = (sheet: Sheet, cell: number, digit: number): Sheet =>
  withFix(sheet, cell, {
    digit,
    isGiven: digit !== 0 && (sheet.isAllGiven || sheet.cells[cell]!.kind !== 'entry'),
  });

/** Says that a cell is as it was read. */
export const confirmed = (sheet: Sheet, cell: number): Sheet => withFix(sheet, cell, contentOf(sheet, cell));

/** Makes a printed digit one by hand, and the other way round. */
export function withOtherKind(sheet: Sheet, cell: number): Sheet {
  const { digit, isGiven } = contentOf(sheet, cell);
  return digit === 0 ? sheet : withFix(sheet, cell, { digit, isGiven: !isGiven });
}

/** Whether digits by hand count as printed; what was mended cell by cell stays. */
export const withAllGiven = (sheet: Sheet, isAllGiven: boolean): Sheet => ({ ...sheet, isAllGiven });

/** The sheet turned a quarter clockwise. */
export function turnedRight(sheet: Sheet): Sheet {
  const { size, cells, doubts, fixes } = sheet;
  const to = (cell: number): number => (cell % size) * size + size - 1 - Math.floor(cell / size);
  const turned = [...cells];
  cells.forEach((reading, cell) => {
    turned[to(cell)] = reading;
  });
  return {
    ...sheet,
    cells: turned,
    doubts: doubts.map((doubt) => ({ ...doubt, cell: to(doubt.cell) })),
    fixes: new Map(Array.from(fixes, ([cell, fix]) => [to(cell), fix])),
  };
}

/** The cells that nobody has looked at yet, in reading order. */
export const openDoubts = ({ doubts, fixes }: Sheet): Doubt[] =>
  doubts.filter(({ cell }) => !fixes.has(cell)).sort((a, b) => a.cell - b.cell);

/** What was read and what else it may be, 0 for none: the likelier first. */
export function guessesFor({ doubts, cells }: Sheet, cell: number): number[] {
  const { digit, other } = cells[cell]!;
  const doubt = doubts.find((listed) => listed.cell === cell);
  const guesses = doubt ? [doubt.read, doubt.other] : [digit, other ?? digit];
  return [...new Set(guesses)];
}

/** How many cells hold pencil marks, which no game takes over. */
export const marksIn = ({ cells, fixes }: Sheet): number =>
  cells.filter(({ kind }, cell) => kind === 'marks' && !fixes.has(cell)).length;

/** Whether some digits were read as written by hand. */
export const hasHand = ({ cells }: Sheet): boolean => cells.some(({ kind }) => kind === 'entry');

/** The puzzle as a game takes it: what is printed, and what the player wrote. */
export function codedOf(sheet: Sheet): Coded {
  const contents = sheet.cells.map((_, cell) => contentOf(sheet, cell));
  const givens = contents.map(({ digit, isGiven }) => (isGiven ? digit : 0));
  const digits = contents.map(({ digit, isGiven }) => (isGiven ? 0 : digit));
  const empty = givens.map(() => 0);
  const progress = { digits, corner: empty, centre: empty, colour: empty };
  return { board: sheet.board, givens, progress: digits.some((digit) => digit !== 0) ? progress : undefined };
}
