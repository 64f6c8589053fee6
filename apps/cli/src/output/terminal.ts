import { fstatSync } from 'node:fs';

/** Whether a file descriptor is a terminal. What knows for certain comes with all of networking, so it is loaded only when it may be one. */
export function isTerminal(descriptor: number): boolean {
  try {
    return fstatSync(descriptor).isCharacterDevice() && process.getBuiltinModule('node:tty').isatty(descriptor);
  } catch {
    return false; // it is closed
  }
}
