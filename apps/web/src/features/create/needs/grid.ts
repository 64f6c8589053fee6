import { computed, effect, signal } from '@preact/signals';
import { Engine } from '../../../engine/engine.ts';
import type { PuzzleMessage } from '../../../puzzles/message.ts';
import { t } from '../../../text/index.ts';
import { say } from '../../../ui/parts/announcement.ts';
import { findings, stage as stageOfTable } from '../findings.ts';
import { conflicts, draft, geometry } from '../table.ts';
import { isOpen, shownSet } from './shown.ts';
import { type Cells, type Family, NEEDS, type SetsEnd } from './tasks.ts';

/** A complete grid of a board: the solution of the puzzle on the table, or what it was before. */
export interface Grid {
  readonly board: string;
  readonly digits: readonly number[];
}

/** What is known of the sets of a grid. */
export interface FoundSets {
  readonly sets: readonly Cells[];
  /** How many cells the sets have that are looked for now. */
  readonly size: number;
  readonly end?: SetsEnd;
  readonly family?: Family;
}

const NOTHING: FoundSets = { sets: [], size: 0 };

/** The grid whose sets are shown. It stays while givens are taken away from it. */
export const grid = signal<Grid | undefined>(undefined);
export const found = signal<FoundSets>(NOTHING);
/** What the search is at; 'stopped' when the setter does not want to wait. */
export const stage = signal<'sets' | 'family' | 'stopped' | undefined>(undefined);

/** How many of the cells of each set are givens. */
export const hits = computed<readonly number[]>(() => {
  const { givens } = draft.value;
  return found.value.sets.map((set) => set.reduce((sum, cell) => sum + (givens[cell] === 0 ? 0 : 1), 0));
});

/** It has a thread of its own: nobody else waits when its work is called off. */
const thread = new Engine();
let running = new AbortController();
/** Grows when the setter wants what was stopped once more. */
const again = signal(0);

export const isBusy = (): boolean => stage.value === 'sets' || stage.value === 'family';

export function stop(): void {
  running.abort();
  stage.value = 'stopped';
}

export function startAgain(): void {
  forget();
  again.value++;
}

const fits = (givens: readonly number[], { digits }: Grid): boolean =>
  givens.every((digit, cell) => digit === 0 || digit === digits[cell]);

/**
 * Looks for the sets whenever the slip is open and the table has another grid; returns a function
 * that ends it.
 */
export function startSets(): () => void {
  const end = effect(() => {
    const board = geometry.value?.id;
    const { givens } = draft.value;
    const { count } = findings.value;
    void again.value;
    if (!isOpen.value || (grid.peek()?.board === board && fits(givens, grid.peek()!))) return;
    running.abort();
    forget();
    // Until solutions are counted, what is known is about an earlier draft.
    if (stageOfTable.value === 'count' || conflicts.value.size > 0) return;
    if (board && count?.count === 1 && count.isAll) void ask({ board, givens });
  });
  return () => {
    end();
    running.abort();
    if (isBusy()) forget();
  };
}

function forget(): void {
  grid.value = undefined;
  found.value = NOTHING;
  shownSet.value = undefined;
  stage.value = undefined;
}

async function ask(message: PuzzleMessage): Promise<void> {
  const asked = new AbortController();
  running = asked;
  const { signal: isOver } = asked;
  const tell = (more: Partial<FoundSets>): void => {
    found.value = { ...found.value, ...more };
  };
  try {
    stage.value = 'sets';
    const end = await thread.ask(NEEDS.sets, message, {
      signal: isOver,
      progress: (_, { digits, sets, size }) => {
        grid.value ??= { board: message.board, digits };
        tell({ sets: [...found.value.sets, ...sets], size });
      },
    });
    tell({ end });
    say(t('needs.found', { n: found.value.sets.length, size: end.size }));
    if (found.value.sets.length > 0) {
      stage.value = 'family';
      tell({ family: await thread.ask(NEEDS.family, { sets: found.value.sets }, { signal: isOver }) });
    }
    stage.value = undefined;
  } catch {
    if (!isOver.aborted) stage.value = 'stopped';
  }
}
