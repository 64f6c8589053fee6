import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Board } from '../../model/board.ts';

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

export const overlay = signal<Overlay | undefined>(undefined);
