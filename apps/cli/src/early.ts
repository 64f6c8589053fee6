/**
 * Threads that start while the rest of the command is loaded, because both take about as long.
 * This file imports nothing that is not there at once.
 */
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';

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
  const threads = /--threads[ =](\d{1,3})( |$)/.exec(words.join(' '))?.[1];
  return Math.min(Number(threads ?? availableParallelism()), 8);
}

/** Starts the threads that a command line needs. Their module is loaded only when it needs some. */
export function startEarly(script: URL, words: readonly string[]): Worker[] {
  const count = likelyThreads(words);
  if (count === 0) return [];
  const { Worker } = process.getBuiltinModule('node:worker_threads');
  return Array.from(
    { length: count },
    () => new Worker(script, { execArgv: [], resourceLimits: { maxYoungGenerationSizeMb: 8 } }),
  );
}
