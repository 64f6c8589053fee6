import { signal } from '@preact/signals';

/** The cell one is at, or -1. */
export const cursor = signal(-1);
