import { signal } from '@preact/signals';

/** The cell at the cursor, or -1. */
export const cursor = signal(-1);
