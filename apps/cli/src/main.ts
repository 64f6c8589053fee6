import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';

/** The script of the threads. */
const script = new URL('./worker.js', import.meta.url);

/**
 * How many threads a command line probably needs; 0 without an option that needs them. This is a
 * guess that lets them start early. The file jobs/settings.ts decides.
 */
function likelyThreads(words: readonly string[]): number {
  if (
    ['merge', 'work', 'scan'].includes(words[0]!) ||
    !words.some((word) => /^--(threads|output|resume|shard)\b/.test(word))
  )
    return 0;
  // Then other machines do the work, and a thread here packs the output.
  if (words.some((word) => /^--queue\b/.test(word))) return 1;
  const asked = /--threads[ =](\d{1,3})( |$)/.exec(words.join(' '))?.[1];
  return Math.min(Number(asked ?? availableParallelism()), 8);
}

/** Starts threads. The module for them is loaded only when some are needed. */
function startThreads(count: number): Worker[] {
  if (count === 0) return [];
  const { Worker } = process.getBuiltinModule('node:worker_threads');
  return Array.from(
    { length: count },
    () => new Worker(script, { execArgv: [], resourceLimits: { maxYoungGenerationSizeMb: 8 } }),
  );
}

// Threads start while the rest of the command is loaded, because both take about as long.
const started = startThreads(likelyThreads(process.argv.slice(2)));
void import('./start.ts').then(({ start }) => start({ script, started }));
