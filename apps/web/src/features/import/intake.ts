import { computed, signal } from '@preact/signals';
import { workshop } from '../../engine/engine.ts';
import { conflictsOf } from '../../model/board.ts';
import { readCode } from '../../model/code.ts';
import { CLASSIC, geometryCalled, readyFor } from '../../puzzles/boards.ts';
import { watchVerdict } from '../../puzzles/judging.ts';
import type { Verdict } from '../../puzzles/tasks.ts';
import { IMPORT, type Imported, type ImportList } from './tasks.ts';

/** A board without digits. */
export function blankBoard(board = CLASSIC): Imported {
  const givens = new Array<number>(geometryCalled(board).cellCount).fill(0);
  return { board, givens, progress: undefined, format: '', struckOut: [], leftOut: [], ignoredRules: [] };
}

/** What is being imported: the text, what was read from it, and the puzzle on the board. */
export const text = signal('');
export const list = signal<ImportList | undefined>(undefined);
export const puzzle = signal<Imported>(blankBoard());
export const verdict = signal<Verdict | undefined>(undefined);

export const puzzleGeometry = computed(() => geometryCalled(puzzle.value.board));
export const conflicts = computed(() => conflictsOf(puzzleGeometry.value, Uint8Array.from(puzzle.value.givens)));
export const isEmpty = computed(() => Array.from(puzzle.value.givens).every((digit) => digit === 0));

/** The cells in which two solutions differ. */
export const differing = computed<ReadonlySet<number>>(() => {
  const [first, other] = verdict.value?.verdict === 'several' ? verdict.value.solutions : [];
  return new Set(first && other ? [...first.keys()].filter((cell) => first[cell] !== other[cell]) : []);
});

/** Every puzzle that was read, for the printer. */
export const importedList = computed<readonly Imported[]>(() =>
  (list.value?.entries ?? []).flatMap(({ imported }) => (imported ? [imported] : [])),
);

/** How far a text is read, 0…1, and how many puzzles it has so far; nothing while none is read. */
export const reading = signal<{ readonly share: number; readonly puzzles: number } | undefined>(undefined);
/** Whether the field shows only the beginning of the text. */
export const isClipped = signal(false);

/** Characters that the field shows; of a longer text the rest is read all the same. */
export const MOST_SHOWN = 200_000;
/** Characters that are read. */
export const MOST_READ = 20_000_000;

const NOTHING: ImportList = { entries: [], puzzles: 0, errors: 0 };
let running = new AbortController();
/** What was read of the text so far. */
let soFar = NOTHING;

/** Reads a file; an empty file, or no file at all, is reported as such. */
export async function readFile(file: Blob): Promise<void> {
  // One character more than are read shows that there are more.
  const beginning = file.slice(0, MOST_READ + 1);
  await readText(await beginning.text().catch(() => ''), true);
}

/**
 * Reads a text anew; the first puzzle comes on the board. An empty text is a fault, or just not
 * written yet.
 */
export async function readText(next: string, isEmptyTold = false): Promise<void> {
  text.value = next.slice(0, MOST_SHOWN);
  isClipped.value = next.length > MOST_SHOWN;
  running.abort();
  running = new AbortController();
  const { signal: end } = running;
  soFar = NOTHING;
  reading.value = undefined;
  if (next.trim() === '' && !isEmptyTold) {
    list.value = undefined;
    return;
  }
  reading.value = { share: 0, puzzles: 0 };
  const progress = (share: number, { entries, ...counts }: ImportList): void => {
    soFar = { ...counts, entries: [...soFar.entries, ...entries] };
    reading.value = { share, puzzles: counts.puzzles };
  };
  const question = { text: next.slice(0, MOST_READ) };
  const read = await workshop.ask(IMPORT.read, question, { signal: end, progress }).catch(() => undefined);
  await readyFor(boardsOf(read));
  if (!end.aborted) take(read && next.length > MOST_READ ? { cut: 'length', ...read } : read);
}

const boardsOf = (read: ImportList | undefined): string[] =>
  (read?.entries ?? []).flatMap(({ imported }) => imported?.board ?? []);

/** Ends reading, and keeps what was read. */
export function stopReading(): void {
  running.abort();
  take({ ...soFar, cut: 'stopped' });
}

/** Shows what was read. A puzzle that an earlier text brought goes with that text. */
function take(read: ImportList | undefined): void {
  reading.value = undefined;
  list.value = read;
  const first = read?.entries.find(({ imported }) => imported)?.imported;
  if (first) puzzle.value = first;
  else if (puzzle.peek().format !== '') puzzle.value = blankBoard(puzzle.peek().board);
}

/** Writes a given into the board, also where a player's digit stood; 0 takes either away. */
export function type(cell: number, digit: number): void {
  const { givens, progress } = puzzle.value;
  const withDigit = (list: ArrayLike<number>, written: number): number[] =>
    Array.from(list, (old, index) => (index === cell ? written : old));
  puzzle.value = {
    ...puzzle.value,
    givens: withDigit(givens, digit),
    progress: progress && { ...progress, digits: withDigit(progress.digits, 0) },
    struckOut: [],
    leftOut: [],
    ignoredRules: [],
  };
}

/** Puts the puzzle of a code on the board. */
export async function showCoded(code: string | null): Promise<void> {
  const coded = await readCode(code ?? '');
  if (coded) puzzle.value = { ...blankBoard(), ...coded };
}

/** Counts the solutions of the puzzle on the board, whenever it changes. */
export const watchPuzzle = (): (() => void) =>
  watchVerdict(
    () => {
      const { board, givens, struckOut } = puzzle.value;
      if (isEmpty.value || conflicts.value.size > 0) return undefined;
      return { board, givens: Array.from(givens), struckOut };
    },
    (judged) => {
      verdict.value = judged;
    },
  );
