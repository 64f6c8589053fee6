import { signal } from '@preact/signals';

/** The id of the technique that the map describes: the last chosen. */
export const chosen = signal('x-wing');
