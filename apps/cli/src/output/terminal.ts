import { fstatSync } from 'node:fs';

/**
 * Whether a file descriptor is a terminal. The module that knows for certain loads all of
 * networking, so it is asked only about a character device.
 */
export function isTerminal(descriptor: number): boolean {
  try {
    return fstatSync(descriptor).isCharacterDevice() && process.getBuiltinModule('node:tty').isatty(descriptor);
  } catch {
    return false; // it is closed
  }
}
