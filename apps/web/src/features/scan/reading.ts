import type { Corners, Picture, Refusal } from '@pencilmark/scan';
import { batch, computed, signal } from '@preact/signals';
import { Engine } from '../../engine/engine.ts';
import { conflictsOf } from '../../model/board.ts';
import { geometryCalled } from '../../puzzles/boards.ts';
import { type FileProblem, faultOf } from './file.ts';
import { type Sheet, sheetOf, turnedRight } from './sheet.ts';
import { type Opened, type ReadPuzzle, SCAN, type ScannedPicture, type Wish } from './tasks.ts';

/** The thread that reads pictures: it alone loads what that needs. */
export const scanner = new Engine();

/** The picture on the page; it lives in the memory of this page and nowhere else. */
export const picture = signal<Picture | undefined>(undefined);
const scanned = signal<ScannedPicture | undefined>(undefined);
/** Which puzzle of the picture is looked at. */
const chosen = signal(0);
/** Whether something is being read. */
export const isReading = signal(false);
export const problem = signal<FileProblem | Refusal | undefined>(undefined);
/** What was read of the chosen puzzle, and mended since. */
export const sheet = signal<Sheet | undefined>(undefined);
/** Where the corners are put by hand; the reading follows. */
export const corners = signal<Corners | undefined>(undefined);

export const puzzles = computed<readonly ReadPuzzle[]>(() => scanned.value?.puzzles ?? []);
export const puzzle = computed<ReadPuzzle | undefined>(() => puzzles.value[chosen.value]);
/** The cells whose digits contradict each other. */
export const conflicts = computed<ReadonlySet<number>>(() => {
  if (!sheet.value) return new Set();
  const { cells, fixes, board } = sheet.value;
  const digits = Uint8Array.from(cells, ({ digit }, cell) => fixes.get(cell)?.digit ?? digit);
  return conflictsOf(geometryCalled(board), digits);
});

/** Loads what reading needs while somebody looks for a picture. */
export const warmUp = (): void => void scanner.ask(SCAN.warmUp, undefined).catch(() => {});

let turn = 0;

/** Reads a file; a later file takes the place of a file that is still being read. */
export async function readFile(file: File): Promise<void> {
  const own = begin();
  const fault = await faultOf(file);
  if (own !== turn) return;
  if (fault) return fail(fault);
  const opened = await scanner.ask(SCAN.open, { source: file }).catch(() => 'failed' as const);
  if (own !== turn) return;
  if (typeof opened === 'string') return fail(opened);
  if (opened) show(opened);
  else fail('unreadable');
}

function begin(): number {
  batch(() => {
    clear();
    isReading.value = true;
  });
  return turn;
}

/** Says why there is nothing to read. */
export function fail(why: FileProblem): void {
  batch(() => {
    isReading.value = false;
    problem.value = why;
  });
}

/** Forgets the picture and what was read. */
export function clear(): void {
  turn++;
  said = {};
  batch(() => {
    picture.value = undefined;
    scanned.value = undefined;
    sheet.value = undefined;
    corners.value = undefined;
    problem.value = undefined;
    isReading.value = false;
    chosen.value = 0;
  });
}

/** Shows what was read. */
export function show({ picture: pixels, scanned: read }: Opened): void {
  turn++;
  batch(() => {
    isReading.value = false;
    picture.value = pixels;
    scanned.value = read;
    problem.value = read.why;
    take(0);
  });
}

function take(index: number): void {
  const puzzle = scanned.peek()?.puzzles[index];
  said = {};
  chosen.value = index;
  sheet.value = puzzle && sheetOf(puzzle);
  corners.value = puzzle?.corners;
}

/** Looks at another puzzle of the picture. */
export function choose(index: number): void {
  turn++;
  batch(() => {
    isReading.value = false;
    take(index);
  });
}

/** Changes what is mended on the sheet. */
export function mend(change: (sheet: Sheet) => Sheet): void {
  if (sheet.value) sheet.value = change(sheet.value);
}

/** What somebody said of the chosen puzzle; it holds for every further reading. */
let said: Wish = {};
/** Whether more was said while the puzzle was read. */
let isOutdated = false;

/** Reads the chosen puzzle once more, with its corners elsewhere or something said of it. */
export async function readAgain(wish: Wish): Promise<void> {
  const pixels = picture.peek();
  if (!pixels) return;
  // Another size is another board.
  said = wish.size === undefined ? { ...said, ...wish } : { size: wish.size };
  if (wish.corners) corners.value = wish.corners;
  isOutdated = true;
  if (isReading.peek()) return;
  const own = turn;
  isReading.value = true;
  while (isOutdated && own === turn) {
    isOutdated = false;
    const at = corners.peek();
    const wish = at ? { ...said, corners: at } : said;
    const next = await scanner.ask(SCAN.read, { picture: pixels, wish: wish }).catch(() => undefined);
    if (own === turn) replace(next);
  }
  if (own === turn) isReading.value = false;
}

/** Puts what was read again in the place of the chosen puzzle. */
function replace(next: ScannedPicture | undefined): void {
  const [first] = next?.puzzles ?? [];
  batch(() => {
    problem.value = first ? undefined : (next?.why ?? 'failed');
    if (!first) return;
    const list = [...puzzles.peek()];
    list[chosen.peek()] = first;
    scanned.value = { puzzles: list };
    sheet.value = sheetOf(first, sheet.peek());
    // Whoever drags a corner is ahead of what was read.
    if (!isOutdated) corners.value = first.corners;
  });
}

/** Turns the puzzle a quarter clockwise, with what was mended on it. */
export function turnRight(): void {
  if (!corners.value) return;
  const [topLeft, topRight, bottomRight, bottomLeft] = corners.value;
  mend(turnedRight);
  void readAgain({ corners: [bottomLeft, topLeft, topRight, bottomRight] });
}
