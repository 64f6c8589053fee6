/**
 * Large boards: the CPU time of a proof that there is one solution, and the solver that gave it.
 * The sets lie in $PENCILMARK_DATA/puzzles/large.tsv.
 */
import { readFileSync } from 'node:fs';
import { search } from '../packages/core/dist/index.js';
import { loadLargeSolver, loadSat } from '../packages/sat/dist/index.js';
import { dataFile, median, puzzlesOf } from './measure.mjs';
import { say } from './results.mjs';

export async function run() {
  const path = dataFile('large.tsv');
  if (!path) return say('skipped: set PENCILMARK_DATA to a folder with puzzles/large.tsv');
  const names = readFileSync(path, 'utf8')
    .split(/\r?\n/)
    .map((line) => line.split('\t')[0]);
  const solvers = [await loadLargeSolver(), await loadSat()];
  say('ms of CPU', ...solvers.map(({ name }) => name), 'solutions');
  const times = new Map();
  puzzlesOf(path).forEach((puzzle, index) => {
    const spent = solvers.map((solver) => {
      const before = process.cpuUsage().user;
      const { count, stopped } = search(puzzle, { limit: 2, solvers: [solver] });
      return { ms: (process.cpuUsage().user - before) / 1e3, answer: `${count} ${stopped}` };
    });
    const { size } = puzzle.geometry;
    times.set(size, [...(times.get(size) ?? []), spent[0].ms]);
    say(names[index], ...spent.map(({ ms }) => ms.toFixed(0)), ...new Set(spent.map(({ answer }) => answer)));
  });
  for (const [size, list] of times) say(`median ${size}×${size}`, median(list).toFixed(1));
}
