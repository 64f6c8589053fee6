import { fstatSync } from 'node:fs';
import { harmless } from '@pencilmark/core/result';

/** Lines as a terminal shows them, whoever wrote what they quote. */
export const harmlessLines = (text: string): string => text.split('\n').map(harmless).join('\n');

/**
 * Whether a file descriptor is a terminal. The module that knows loads all of networking, so it
 * is loaded only for a character device.
 */
export function isTerminal(descriptor: number): boolean {
  try {
    return fstatSync(descriptor).isCharacterDevice() && process.getBuiltinModule('node:tty').isatty(descriptor);
  } catch {
    return false; // it is closed
  }
}
