/**
 * Why a test is left out on a system: `test.skipIf(NO_UNIX)`. docs/platforms.md tells users what
 * differs there.
 */

/** Windows has no sh, cp or named pipes, links need rights, and a signal ends a process at once. */
export const NO_UNIX = process.platform === 'win32';

/** Only Linux has /proc and /dev/full, and counts what a process may write as the tests do. */
export const NO_LINUX = process.platform !== 'linux';
