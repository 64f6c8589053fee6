import { fstatSync } from 'node:fs';

/** What a terminal obeys instead of showing it: controls, and signs that turn the direction. */
const OBEYED = /(?![\n\t])[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Lines as a terminal shows them, whoever wrote what they quote: U+001B stands for an escape. */
export const harmless = (text: string): string =>
  text.replaceAll(OBEYED, (sign) => `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`);

/**
 * Whether a file descriptor is a terminal. The module that can tell loads all of networking, so it
 * is loaded only for a character device.
 */
export function isTerminal(descriptor: number): boolean {
  try {
    return fstatSync(descriptor).isCharacterDevice() && process.getBuiltinModule('node:tty').isatty(descriptor);
  } catch {
    return false; // it is closed
  }
}
