/** What all benches share: puzzle sets, interleaved timing of CPU, medians and checksums. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeReader } from '../packages/core/dist/format/index.js';

export const SETS = ['17clue', 'top1465', 'hardest1106', 'hardest11', 'minimal', 'easy36', 'multi'];

/**
 * The path of a data file: in $PENCILMARK_DATA/puzzles when that is set, else in the project's
 * corpus; nothing when neither has it.
 */
export function dataFile(name) {
  const { PENCILMARK_DATA } = process.env;
  const path = PENCILMARK_DATA
    ? `${PENCILMARK_DATA}/puzzles/${name}`
    : fileURLToPath(new URL(`../corpus/sets/${name}`, import.meta.url));
  return existsSync(path) ? path : undefined;
}

/**
 * The puzzles of a file, at most `most`. Fails when a line is not a puzzle: a bench must not skip
 * work silently.
 */
export function puzzlesOf(path, most = Number.POSITIVE_INFINITY) {
  const reader = makeReader();
  const entries = [...reader.push(readFileSync(path, 'utf8')), ...reader.end()];
  return entries.slice(0, most).map(({ line, result }) => {
    if (!result.ok) throw new Error(`${path}:${line}: ${result.error.message}`);
    return result.value.puzzle;
  });
}

const SHORTEST = 40; // ms
const LONG = 500; // ms
const ROUNDS_OF_LONG = 3;

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/**
 * Times contenders in turn, round after round, so that a machine that becomes slower does so for
 * all. The `work` of each is a function that does all its work once and returns a checksum, which
 * must stay the same. Returns { name, median (CPU seconds), fastest, checksum } for each.
 */
export function interleaved(contenders, { rounds = 5, warmups = 2 } = {}) {
  const results = contenders.map(({ name }) => ({ name, seconds: [], checksum: undefined }));
  // Quick work is done often enough to be measured: CPU is counted in steps of some milliseconds.
  // Long work warms up by itself, and needs fewer rounds.
  const plans = contenders.map(({ work }) => {
    const before = process.cpuUsage();
    work();
    // Together they are exact, each alone comes in steps.
    const { user, system } = process.cpuUsage(before);
    const ms = (user + system) / 1e3;
    return ms > LONG
      ? { repeats: 1, from: 0, to: Math.min(rounds, ROUNDS_OF_LONG) }
      : { repeats: Math.max(1, Math.ceil(SHORTEST / Math.max(ms, 0.1))), from: -warmups, to: rounds };
  });
  for (let round = -warmups; round < rounds; round++) {
    contenders.forEach(({ name, work }, index) => {
      const { repeats, from, to } = plans[index];
      if (round < from || round >= to) return;
      const before = process.cpuUsage().user;
      let checksum;
      for (let repeat = 0; repeat < repeats; repeat++) checksum = work();
      const seconds = (process.cpuUsage().user - before) / 1e6 / repeats;
      const result = results[index];
      if (result.checksum !== undefined && result.checksum !== checksum)
        throw new Error(`${name} answers ${checksum} after ${result.checksum}`);
      result.checksum = checksum;
      if (round >= 0) result.seconds.push(seconds);
    });
  }
  return results.map(({ name, seconds, checksum }) => ({
    name,
    median: median(seconds),
    fastest: Math.min(...seconds),
    checksum,
  }));
}

/** FNV-1a over whole numbers, as eight hexadecimal digits. */
export function checksumOf(numbers) {
  let hash = 0x811c9dc5;
  for (const number of numbers) hash = Math.imul(hash ^ number, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
