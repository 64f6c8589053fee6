import { ALPHABET, classic, type KindName, kindNamed } from '@pencilmark/core/geometry';
import { computed, effect, signal } from '@preact/signals';
import { conflictsOf } from '../../model/board.ts';
import { tellCells } from '../../table/report.ts';
import { t } from '../../text/index.ts';
import { say } from '../../ui/parts/announcement.ts';
import { type Draft, draftOf, geometryOfDraft, painted, sketchOf, withGivens } from './draft.ts';
import { canRedo, canUndo, changed, type History, now, redone, undone } from './history.ts';
import { allTables, keepMine, type Table, tabId } from './tables.ts';

const BLANK: History = { drafts: [draftOf(classic)], at: 0 };
const history = signal<History>(BLANK);
/** What lies on the table. */
export const draft = computed<Draft>(() => now(history.value));
/** The selected cells, the one with the cursor last. */
export const selection = signal<readonly number[]>([]);
/** What is in the setter's hand: digits, the brush for regions, or clues of a kind. */
export const tool = signal<'digits' | 'regions' | KindName>('digits');
/** Whether cells are painted into regions instead of digits being written. */
export const isDrawing = computed(() => tool.value === 'regions');
/** The kind of clues that is in hand, if it is one. */
export const kindInHand = computed(() => kindNamed(tool.value));
/** The region that is painted. */
export const brush = signal(0);

export const canUndoNow = computed(() => canUndo(history.value));
export const canRedoNow = computed(() => canRedo(history.value));
/** The board, once every region has its cells. */
export const geometry = computed(() => geometryOfDraft(draft.value));
/** The board as far as it can be shown. */
export const shownGeometry = computed(() => geometry.value ?? sketchOf(draft.value));
export const conflicts = computed<ReadonlySet<number>>(() =>
  conflictsOf(shownGeometry.value, Uint8Array.from(draft.value.givens)),
);
export const givenCount = computed(() => draft.value.givens.reduce((sum, digit) => sum + (digit === 0 ? 0 : 1), 0));

/** What is kept of this table. */
let kept: History = BLANK;
/** What lies on the tables of other tabs, or lay there last. */
export const otherTables = signal<readonly Table[]>([]);

/**
 * Resolves when what was kept lies on the table: what lay there before this tab was loaded anew, or
 * in a new tab a copy of what was touched last.
 */
export const ready: Promise<void> = (async () => {
  const [id, tables] = [await tabId, await allTables()];
  otherTables.value = tables.filter((table) => table.id !== id && !isBlank(now(table.history)));
  const mine = tables.find((table) => table.id === id) ?? tables[0];
  if (!mine) return;
  const early = history.peek();
  kept = mine.history;
  // Whoever was quicker goes on from what was kept.
  history.value = early === BLANK ? kept : changed(kept, now(early));
})();

const isBlank = ({ givens, clues }: Draft): boolean => clues.length === 0 && givens.every((digit) => digit === 0);

/** Puts a copy of what lies on another table on this table. */
export const takeTable = ({ history: other }: Table): void => put(now(other));

// Writing a long history of a large board takes too long to be done after every key.
const PAUSE = 300;
// Milliseconds until the app tries again to keep what could not be kept.
const AGAIN = 3000;
let waiting: ReturnType<typeof setTimeout> | undefined;

async function keep(): Promise<void> {
  clearTimeout(waiting);
  waiting = undefined;
  await ready;
  const sent = history.peek();
  try {
    await keepMine(sent);
    kept = sent;
  } catch {
    waiting ??= setTimeout(keep, AGAIN);
  }
}

effect(() => {
  if (history.value !== kept) waiting ??= setTimeout(keep, PAUSE);
});
for (const leaving of ['pagehide', 'visibilitychange']) addEventListener(leaving, () => waiting && void keep());

/** Changes what lies on the table. */
export function put(next: Draft, isSameStroke = false): void {
  if (next.size !== draft.value.size) {
    selection.value = [];
    brush.value = 0;
  }
  history.value = changed(history.value, next, isSameStroke);
}

export function undo(): void {
  history.value = undone(history.value);
  selection.value = selection.value.filter((cell) => cell < draft.value.givens.length);
}

export function redo(): void {
  history.value = redone(history.value);
  selection.value = selection.value.filter((cell) => cell < draft.value.givens.length);
}

/**
 * Writes a digit into the selected cells, once more takes it away; while regions are drawn it
 * paints them.
 */
export function enter(digit: number): void {
  if (digit > draft.value.size) return;
  const cells = selection.value;
  if (isDrawing.value) {
    brush.value = digit - 1;
    paint(cells);
  } else if (cells.length > 0) {
    const isThere = cells.every((cell) => draft.value.givens[cell] === digit);
    put(withGivens(draft.value, cells, isThere ? 0 : digit));
    const what = tellCells(cells, shownGeometry.value);
    const deed = isThere
      ? t('say.erase', { cells: what })
      : t('say.digit', { digit: ALPHABET[digit - 1]!, cells: what });
    say(cells.some((cell) => conflicts.value.has(cell)) ? `${deed}; ${t('cell.wrong')}` : deed);
  }
}

export function erase(): void {
  if (isDrawing.value || selection.value.every((cell) => draft.value.givens[cell] === 0)) return;
  put(withGivens(draft.value, selection.value, 0));
  say(t('say.erase', { cells: tellCells(selection.value, shownGeometry.value) }));
}

/** Paints cells into the chosen region; says whether that changed anything. */
export function paint(cells: readonly number[], isSameStroke = false): boolean {
  if (cells.every((cell) => draft.value.regions[cell] === brush.value)) return false;
  put(painted(draft.value, cells, brush.value), isSameStroke);
  return true;
}
