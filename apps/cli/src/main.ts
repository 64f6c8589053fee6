import { startEarly } from './early.ts';

/** The script of the threads. */
const script = new URL('./worker.js', import.meta.url);

const started = startEarly(script, process.argv.slice(2));
void import('./start.ts').then(({ partsBeside, start }) => start(partsBeside(script), started));
