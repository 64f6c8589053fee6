const CHARACTERS = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The characters of the digits 1, 2, 3 … */
export const ALPHABET = CHARACTERS;

/** The digit that a key stands for, or 0. */
export const digitOfKey = (key: string): number => (key.length === 1 ? CHARACTERS.indexOf(key.toUpperCase()) + 1 : 0);
