import { signal } from '@preact/signals';

/** The id of the technique that the map tells of: the one looked at last. */
export const chosen = signal('x-wing');
