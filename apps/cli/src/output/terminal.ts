import { fstatSync } from 'node:fs';

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
