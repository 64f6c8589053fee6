import type { SentencePart } from '@pencilmark/core/human';
import { type Signal, signal } from '@preact/signals';
import { createContext } from 'preact';

/** A part of a sentence that means a place on the board. */
export type Place = Extract<SentencePart, { kind: 'cells' | 'candidates' | 'house' }>;

export const isPlace = (part: SentencePart | undefined): part is Place =>
  part?.kind === 'cells' || part?.kind === 'candidates' || part?.kind === 'house';

/** The place in a sentence at which somebody points. */
export const pointed = signal<Place | undefined>(undefined);

/** Where sentences and boards share that place: of two boards on a page each its own. */
export const Pointed = createContext<Signal<Place | undefined>>(pointed);
