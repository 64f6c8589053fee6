/**
 * The long check: the default solver and a second one solve every puzzle of every set, and must
 * find the same solutions. Puzzles of the sets of proper puzzles must be proven proper, those of
 * `multi` must have several solutions. Large boards are solved by conflict learning as well.
 */

import { search } from '../packages/core/dist/index.js';
import { isSolution, SOLVERS, solverNamed } from '../packages/core/dist/solve/index.js';
import { loadLargeSolver, loadSat } from '../packages/sat/dist/index.js';
import { dataFile, puzzlesOf, SETS } from './measure.mjs';
import { say } from './results.mjs';

const keyOf = ({ solutions }) =>
  solutions
    .map((solution) => solution.join(' '))
    .sort()
    .join('|');

/** What a set promises, by the number of solutions found with limit 2. */
const PROMISES = {
  'all proper': (count) => count === 1,
  'all several': (count) => count === 2,
  'all answered': (count) => count > 0,
};

function check(name, puzzles, promise, [first, second]) {
  const before = process.cpuUsage().user;
  puzzles.forEach((puzzle, index) => {
    const [one, other] = [first, second].map((solvers) => search(puzzle, { limit: 2, solvers }));
    const where = `${name}, puzzle ${index + 1}`;
    if (!PROMISES[promise](one.count)) throw new Error(`${where}: ${one.count} solutions`);
    if (!one.solutions.every((solution) => isSolution(puzzle, solution))) throw new Error(`${where}: a wrong solution`);
    if (one.count !== other.count || (one.stopped === 'exhausted' && keyOf(one) !== keyOf(other)))
      throw new Error(`${where}: the solvers disagree`);
  });
  say(name, puzzles.length, promise, `${((process.cpuUsage().user - before) / 1e6).toFixed(1)} s`);
}

export async function run() {
  say('', 'puzzles', 'promise', 'CPU');
  for (const set of SETS) {
    const path = dataFile(`${set}.txt`);
    if (path)
      check(set, puzzlesOf(path), set === 'multi' ? 'all several' : 'all proper', [SOLVERS, [solverNamed('singles')]]);
  }
  const large = dataFile('large.tsv');
  if (large) check('large', puzzlesOf(large), 'all answered', [[await loadLargeSolver()], [await loadSat()]]);
}
