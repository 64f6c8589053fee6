import { computed, signal } from '@preact/signals';

/** What keys and pads enter. */
export const MODES = ['digit', 'corner', 'centre', 'colour', 'pen'] as const;
export type Mode = (typeof MODES)[number];

// What the player has in hand while a game is on the table: keys, pads and pointers change it.

/** The selected cells, the one with the cursor last. */
export const selection = signal<readonly number[]>([]);
export const cursor = computed(() => selection.value.at(-1) ?? -1);
export const mode = signal<Mode>('digit');
/** Whether keys are colours. */
export const isColoured = computed(() => mode.value === 'colour' || mode.value === 'pen');
/** Digit first: the digit that a click writes; 0 for none. */
export const heldDigit = signal(0);
/** Whether a press adds its cell to the selection, as with Ctrl: for fingers. */
export const isGathering = signal(false);

/** Puts down all that is held: what is entered next are digits. */
export function emptyHand(): void {
  selection.value = [];
  mode.value = 'digit';
  heldDigit.value = 0;
  isGathering.value = false;
}
