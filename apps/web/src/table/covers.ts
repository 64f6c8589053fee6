import { computed, signal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Board } from '../model/board.ts';
import { isGathering, type Mode } from './hand.ts';

/** What the board of a game shows instead of the game for a while, and what is drawn above it. */
export interface Overlay {
  readonly board?: Board;
  readonly candidates?: Int32Array;
  /** Cells whose notes the layer shows. */
  readonly drawn?: ReadonlySet<number>;
  /** Cells with digits that are only supposed, or follow from that. */
  readonly tried?: ReadonlySet<number>;
  readonly layer: JSX.Element;
}

/**
 * Handles an entry first, and answers whether it is done with that: a match, whose service judges
 * digits.
 */
export type Taker = (digit: number, how: Mode, cells: readonly number[]) => boolean;

/** What lies over the table for a while: it takes what is entered, shows something, or both. */
export interface Cover {
  readonly take?: Taker;
  /** Whether each press adds its cell to the selection meanwhile, as Ctrl does. */
  readonly isGathering?: boolean;
  readonly overlay?: Overlay;
}

/** All that lies over the table, the top last. */
const covers = signal<readonly Cover[]>([]);

const taking = computed(() => covers.value.findLast(({ take }) => take));
/** What takes entries first: the topmost of those that do. */
export const taker = computed(() => taking.value?.take);
/** Whether each press adds its cell to the selection: as the player has it, or as that has it. */
export const gathers = computed(() => isGathering.value || taking.value?.isGathering === true);
/** What is shown: by the topmost of those that show something. */
export const overlay = computed(() => covers.value.findLast(({ overlay }) => overlay)?.overlay);

/**
 * Lays something over the table, on top of what lies there. The answer takes it away again,
 * whatever was laid or taken away meanwhile; called once more it does nothing.
 */
export function lay(cover: Cover): () => void {
  // The same may be laid twice, and each is taken away by its own answer.
  const own = { ...cover };
  covers.value = [...covers.peek(), own];
  return () => {
    covers.value = covers.peek().filter((other) => other !== own);
  };
}
