import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** The script of the threads. */
const script = new URL('./worker.js', import.meta.url);

/** How many threads a command line is likely to need: none, unless one of the options that need them is there. */
function likelyThreads(words: readonly string[]): number {
  if (words[0] === 'merge' || !words.some((word) => /^--(threads|output|resume|shard)\b/.test(word))) return 0;
  const asked = /--threads[ =](\d{1,3})( |$)/.exec(words.join(' '))?.[1];
  return Math.min(Number(asked ?? availableParallelism()), 8);
}

// A thread takes as long to start as the rest of the command to load, so both are done at the same time.
const started = Array.from(
  { length: likelyThreads(process.argv.slice(2)) },
  () => new Worker(script, { execArgv: [], resourceLimits: { maxYoungGenerationSizeMb: 8 } }),
);
void import('./start.ts').then(({ start }) => start({ script, started }));
