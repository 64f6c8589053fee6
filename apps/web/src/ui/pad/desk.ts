import { signal } from '@preact/signals';
import type { Stand } from '../../ear/stand.ts';

/** A board besides that of the game, as lessons have it, and how to go to a cell of it. */
export interface Desk {
  readonly stand: Stand;
  goTo(cell: number): void;
}

/** The board that is heard in place of that of the game. */
export const desk = signal<Desk | undefined>(undefined);
