import type { LanguageCode, Step } from '@pencilmark/core/human';
import { task } from '../../engine/task.ts';

/** The digits of a finished game, in the order in which they were written. */
export interface WayQuestion {
  readonly board: string;
  readonly givens: readonly number[];
  readonly entries: readonly { readonly cell: number; readonly digit: number }[];
}

/** What a way through a puzzle needed. */
export interface Way {
  /**
   * For each entry the hardest technique that the easiest reasons for it need, after all that came
   * before; nothing where the techniques do not reach it.
   */
  readonly reasons: readonly (string | undefined)[];
  /** How these techniques are called. */
  readonly names: Readonly<Record<string, Readonly<Record<LanguageCode, string>>>>;
  /** The first of the hardest steps, and the board before it. */
  readonly hardest: HardestStep | undefined;
}

export interface HardestStep {
  readonly step: Step;
  readonly digits: Uint8Array;
  /** The entry that it led to. */
  readonly at: number;
}

/** What the engine's thread can do when a game is over. */
export const END = {
  /** Which steps somebody needed who filled a proper puzzle in some order. */
  way: task<WayQuestion, Way>('end.way'),
};
