import { signal } from '@preact/signals';
import { Engine } from '../../../engine/engine.ts';
import { language, t } from '../../../text/index.ts';
import { say } from '../../../ui/parts/announcement.ts';
import { draft, put } from '../table.ts';
import { type Grid, grid } from './grid.ts';
import { type Cells, NEEDS } from './tasks.ts';

/** What a search for puzzles of a grid has found. */
export interface Search {
  readonly grid: Grid;
  /** How many givens the puzzles have. */
  readonly count: number;
  readonly puzzles: readonly Cells[];
  /** How far it is, 0…1. */
  readonly share: number;
  /** How many ms are left, by equal shares. */
  readonly left?: number;
  readonly end?: 'all' | 'cut' | 'stopped';
}

/** So many puzzles are enough to choose from. */
export const MOST_PUZZLES = 100;
// Before that an estimate says nothing.
const LEAST_MS = 1000;

/** The last search; it may be of another grid than that on the table. */
export const search = signal<Search | undefined>(undefined);
/** Numbers of givens with which a grid has no puzzle, as far as they were searched to the end. */
export const without = signal<{ readonly grid: Grid; readonly counts: readonly number[] } | undefined>(undefined);

const thread = new Engine();
let running = new AbortController();

export const callOff = (): void => running.abort();

export const isSearching = (): boolean => search.value !== undefined && search.value.end === undefined;

/** Searches for the puzzles of the grid on the table with so many givens. */
export async function searchFor(count: number): Promise<void> {
  const own = grid.value;
  if (!own || isSearching()) return;
  running = new AbortController();
  const { signal: isOver } = running;
  const start = performance.now();
  const tell = (more: Partial<Search>): void => {
    search.value = { ...search.value!, ...more };
  };
  search.value = { grid: own, count, puzzles: [], share: 0 };
  const unwatch = grid.subscribe((now) => {
    if (now !== own) callOff();
  });
  const wish = { board: own.board, givens: own.digits, count, most: MOST_PUZZLES };
  const progress = (share: number, more: readonly Cells[]): void => {
    const passed = performance.now() - start;
    const left = share > 0 && passed > LEAST_MS ? { left: (passed * (1 - share)) / share } : {};
    tell({ share, puzzles: [...search.value!.puzzles, ...more], ...left });
  };
  try {
    const { isAll } = await thread.ask(NEEDS.puzzles, wish, { signal: isOver, progress });
    tell({ end: isAll ? 'all' : 'cut' });
    if (search.value.puzzles.length === 0) keepWithout(own, count);
  } catch {
    tell({ end: 'stopped' });
  }
  unwatch();
  say(outcomeText(search.value));
}

function keepWithout(own: Grid, count: number): void {
  const counts = without.value?.grid === own ? without.value.counts : [];
  without.value = { grid: own, counts: [...new Set([...counts, count])].sort((a, b) => a - b) };
}

/** What came of a search, in words. */
export function outcomeText({ count, puzzles, share, end }: Search): string {
  const n = puzzles.length;
  const givens = t('create.givenCount', { n: count });
  if (end === 'cut') return t('needs.somePuzzles', { n, givens });
  if (end === 'all') return n === 0 ? t('needs.noPuzzles', { n: count }) : t('needs.puzzles', { n, givens });
  return t('needs.stopped', { n, share: percent(share) });
}

/** The digits of a puzzle: those of the grid in some cells. */
export function givensOf({ digits }: Grid, cells: Cells): number[] {
  const own = new Set(cells);
  return digits.map((digit, cell) => (own.has(cell) ? digit : 0));
}

/** Puts a puzzle of the grid on the table, as one change. */
export function openPuzzle(givens: readonly number[]): void {
  put({ ...draft.value, givens });
  say(t('needs.opened', { n: givens.filter((digit) => digit !== 0).length }));
}

/** "1.5 %", as the language writes it. */
export const percent = (share: number): string =>
  share.toLocaleString(language.value, { style: 'percent', maximumFractionDigits: 1 });
