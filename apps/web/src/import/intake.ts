import { computed, effect, signal } from '@preact/signals';
import { engine, workshop } from '../engine/engine.ts';
import { decoded } from '../game/code.ts';
import { conflictsOf } from '../game/game.ts';
import { CLASSIC, geometryCalled } from '../puzzles/boards.ts';
import { PUZZLES, type Verdict } from '../puzzles/tasks.ts';
import { IMPORT, type Imported, type ImportList } from './tasks.ts';

/** A board without digits. */
export function blankBoard(board = CLASSIC): Imported {
  const givens = new Array<number>(geometryCalled(board).cellCount).fill(0);
  return { board, givens, progress: undefined, format: '', struckOut: [], leftOut: [] };
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
  const [one, other] = verdict.value?.verdict === 'several' ? verdict.value.solutions : [];
  return new Set(one && other ? [...one.keys()].filter((cell) => one[cell] !== other[cell]) : []);
});

/** Every puzzle that was read, for the printer. */
export const importedList = computed<readonly Imported[]>(() =>
  (list.value?.entries ?? []).flatMap(({ imported }) => (imported ? [imported] : [])),
);

/** Whether a text is being read: long ones take seconds. */
export const isReading = signal(false);

let reading = new AbortController();

/** Characters that the field shows; of a larger file the rest is read all the same. */
const MOST_SHOWN = 200_000;

/** Reads a file; one that is empty, or no file at all, is told as such. */
export const readFile = async (file: Blob): Promise<void> => readText(await file.text().catch(() => ''), true);

/**
 * Reads a text anew; the first puzzle comes on the board. An empty one is a fault, or just not
 * written yet.
 */
export async function readText(next: string, isEmptyTold = false): Promise<void> {
  text.value = next.slice(0, MOST_SHOWN);
  reading.abort();
  reading = new AbortController();
  const { signal: end } = reading;
  isReading.value = next.trim() !== '' || isEmptyTold;
  if (!isReading.value) {
    list.value = undefined;
    return;
  }
  const found = await workshop.ask(IMPORT.read, { text: next }, { signal: end }).catch(() => undefined);
  if (end.aborted) return;
  isReading.value = false;
  if (!found) return;
  list.value = found;
  const first = found.entries.find(({ imported }) => imported)?.imported;
  if (first) puzzle.value = first;
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
  };
}

/** Puts the puzzle of a code on the board. */
export function showCoded(code: string | null): void {
  const coded = decoded(code ?? '');
  if (coded) puzzle.value = { ...blankBoard(), ...coded };
}

let judging = new AbortController();

/** Asks how many solutions the puzzle on the board has, whenever it changes. */
export const watchPuzzle = (): (() => void) =>
  effect(() => {
    const { board, givens, struckOut } = puzzle.value;
    judging.abort();
    judging = new AbortController();
    const { signal: end } = judging;
    verdict.value = undefined;
    if (isEmpty.value || conflicts.value.size > 0) return;
    engine.ask(PUZZLES.judge, { board, givens: Array.from(givens), struckOut }, { signal: end }).then(
      (found) => {
        if (!end.aborted) verdict.value = found;
      },
      () => {},
    );
  });
