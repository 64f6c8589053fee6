import { ALPHABET } from '@pencilmark/core/geometry/plain';

/** The digit that a key stands for, or 0. */
export const digitOfKey = (key: string): number => (key.length === 1 ? ALPHABET.indexOf(key.toUpperCase()) + 1 : 0);
