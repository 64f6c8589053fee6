/**
 * Where the script of the threads lies: as `worker.js` beside this file, or beside the bundle that
 * this file is a part of. Bundlers leave the address as it is, because a copy without what the
 * script imports would not run.
 */
export const script = (): URL => new URL(/* webpackIgnore: true */ /* @vite-ignore */ './worker.js', import.meta.url);
