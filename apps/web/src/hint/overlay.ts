import type { SentencePart } from '@pencilmark/core';
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Board } from '../game/game.ts';

/** What the board of a game shows instead of the game for a while, and what is drawn above it. */
export interface Shown {
  readonly board?: Board;
  readonly candidates?: Int32Array;
  readonly layer: JSX.Element;
}

export const shown = signal<Shown | undefined>(undefined);

/** A part of a sentence that means a place on the board. */
export type Place = Extract<SentencePart, { kind: 'cells' | 'candidates' | 'house' }>;

export const isPlace = (part: SentencePart | undefined): part is Place =>
  part?.kind === 'cells' || part?.kind === 'candidates' || part?.kind === 'house';

/** The place in a sentence at which somebody points. */
export const pointed = signal<Place | undefined>(undefined);
