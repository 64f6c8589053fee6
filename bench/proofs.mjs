/**
 * The long check of chains and nets: every step of every technique that is told by chains, branches
 * or guardians, in random puzzles and in the hardest ones in turn, is compared with the solution,
 * and each proof is followed by a checker that knows nothing of the search.
 *
 *     node bench/proofs.mjs [--steps 300000] [--seed 1] [--data DIR]
 */
import { parseArgs } from 'node:util';
import { allSteps, applyStep, nextStep, proofFault, TECHNIQUES } from '../packages/core/dist/human/index.js';
import { generate, search } from '../packages/core/dist/index.js';
import { gridOf } from '../packages/core/dist/puzzle/index.js';
import { dataFile, puzzlesOf } from './measure.mjs';

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '300000' },
    seed: { type: 'string', default: '1' },
    data: { type: 'string' },
  },
});
if (values.data) process.env.PENCILMARK_DATA = values.data;

/** What other families tell as a chain, by branches, or by guardians of which one is true. */
const TOLD_ALIKE = [
  ...['m-wing', 's-wing', 'l-wing', 'h-wing', 'grouped-turbot-fish', 'als-chain'],
  ...['broken-wing', 'tridagon', 'tridagon-forcing-chain', 'uniqueness-forcing-chain', 'bug-forcing-chain'],
  ...['kraken-fish-1', 'kraken-fish-2'],
];
const CHAINS = TECHNIQUES.filter(({ id, family }) => family === 'chains' || TOLD_ALIKE.includes(id));
/** Singles, locked candidates and subsets. */
const EASY = TECHNIQUES.slice(
  0,
  TECHNIQUES.findIndex(({ id }) => id === 'x-wing'),
);
/** What nets within nets may look at in a position. */
const BUDGET = 1e6;
/** Of one puzzle, so many positions without an easier step. */
const POSITIONS = 6;

const wanted = Number(values.steps);
const hard = ['hardest1106', 'hardest11', 'top1465'].flatMap((name) => puzzlesOf(dataFile(`${name}.txt`)));
const counts = new Map();
let [steps, proofs, lemmas, positions, puzzles] = [0, 0, 0, 0, 0];

/** What is wrong with a step, or nothing. */
function faultOf(grid, step, solution) {
  if (step.placements.some(({ cell, digit }) => solution[cell] !== digit)) return 'a digit is wrong';
  if (step.eliminations.some(({ cell, digit }) => solution[cell] === digit)) return 'the digit of the solution goes';
  return proofFault(grid, step);
}

function check(grid, givens, solution) {
  positions++;
  for (const step of allSteps(grid, { techniques: CHAINS, givens, budget: { left: BUDGET } })) {
    const fault = faultOf(grid, step, solution);
    if (fault) throw new Error(`${fault}: ${JSON.stringify(step)} in ${grid.digits.join('')}`);
    steps++;
    counts.set(step.technique, (counts.get(step.technique) ?? 0) + 1);
    if ('branches' in (step.args.branches ?? {})) proofs++;
    lemmas += step.args.branches?.lemmas?.length ?? 0;
  }
}

function walk(puzzle) {
  puzzles++;
  const [solution] = search(puzzle, { limit: 1 }).solutions;
  const grid = gridOf(puzzle);
  const { givens } = puzzle;
  for (let left = POSITIONS; left > 0 && steps < wanted; ) {
    const easy = nextStep(grid, { techniques: EASY, givens });
    if (!easy) {
      check(grid, givens, solution);
      left--;
    }
    const step = easy ?? nextStep(grid, { techniques: CHAINS, givens, budget: { left: BUDGET } });
    if (!step) return;
    applyStep(grid, step);
  }
}

const start = process.cpuUsage();
for (let turn = 0; steps < wanted; turn++) {
  const seed = Number(values.seed) + turn;
  walk(turn % 2 === 0 ? hard[(seed + turn / 2) % hard.length] : generate({ seed, minimal: true }).puzzle);
  if (turn % 20 === 0) console.error(`${steps} steps of ${puzzles} puzzles`);
}
console.log(`${steps} steps in ${positions} positions of ${puzzles} puzzles: none wrong.`);
console.log(`${proofs} of them are proofs by branches, with ${lemmas} lemmas; every implication follows.`);
for (const [id, count] of [...counts].sort((a, b) => b[1] - a[1])) console.log(`${String(count).padStart(8)}  ${id}`);
console.log(`${(process.cpuUsage(start).user / 1e6).toFixed(0)} s of CPU`);
