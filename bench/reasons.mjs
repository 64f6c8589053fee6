/**
 * `npm run bench -- reasons --data DIR`: how many boards with clues end by reasons, without the
 * family of last resorts, by tier and kind, and what helped how often. Each step is compared with
 * the solution. Half of the rows is measured, with `--kept` the other half.
 */
import { solvePath, TECHNIQUES } from '../packages/core/dist/human/index.js';
import { solve } from '../packages/core/dist/solve/index.js';
import { median } from './measure.mjs';
import { say } from './results.mjs';
import { halfOf, puzzleOf, tableOf } from './variant-rows.mjs';

const FEWEST_OF_A_KIND = 5;
/** Where a path takes longer, its time is said beside it. */
const LONG = 5000; // ms

const techniques = TECHNIQUES.filter(({ family }) => family !== 'last-resort');

export function run({ kept = false }) {
  const rows = tableOf('variants-dev.tsv');
  if (!rows) return say('skipped: set PENCILMARK_DATA to a folder with variants-dev.tsv');
  const own = rows.filter((row) => halfOf(row) === Number(kept) && row.solutions === '1');
  say(kept ? 'half that is kept' : 'half to work with', `${own.length} rows`);
  const paths = own.flatMap((row) => {
    const puzzle = puzzleOf(row);
    return puzzle ? [{ row, ...pathOf(puzzle) }] : [];
  });
  say('', 'rows', 'solved', 'within 5 s', 'steps', 'ms of CPU', '90 %', 'false steps');
  for (const tier of new Set(paths.map(({ row }) => row.tier)))
    sayTier(
      tier,
      paths.filter(({ row }) => row.tier === tier),
    );
  sayHelp(paths);
  for (const { row, isSolved, open, ms } of paths.filter((path) => !path.isSolved || path.ms > LONG))
    say(isSolved ? 'long' : 'not solved', `${open} open`, `${ms.toFixed(0)} ms`, row.kinds, row.name);
}

/** The path of a puzzle, to its end or to where nothing is found. */
function pathOf(puzzle) {
  const solution = solve(puzzle);
  const isFalse = ({ placements, eliminations }) =>
    placements.some(({ cell, digit }) => solution[cell] !== digit) ||
    eliminations.some(({ cell, digit }) => solution[cell] === digit);
  const before = process.cpuUsage();
  const { steps, end, grid } = solvePath(puzzle, { techniques });
  const { user, system } = process.cpuUsage(before);
  const open = puzzle.geometry.cells.filter((cell) => grid.digits[cell] === 0).length;
  const falsehoods = steps.filter(isFalse).length;
  return { steps, open, isSolved: end === 'solved', ms: (user + system) / 1e3, falsehoods };
}

function sayTier(tier, paths) {
  sayPaths(tier, paths);
  const kinds = [...new Set(paths.flatMap(({ row }) => row.kinds.split(',')))];
  const byKind = kinds.map((kind) => [kind, paths.filter(({ row }) => row.kinds.split(',').includes(kind))]);
  for (const [kind, own] of byKind.sort(([, a], [, b]) => b.length - a.length))
    if (own.length >= FEWEST_OF_A_KIND) sayPaths(`  ${kind}`, own);
}

const high = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * 0.9)];

function sayPaths(name, paths) {
  const times = paths.map(({ ms }) => ms);
  say(
    name,
    paths.length,
    paths.filter(({ isSolved }) => isSolved).length,
    paths.filter(({ isSolved, ms }) => isSolved && ms <= LONG).length,
    median(paths.map(({ steps }) => steps.length)),
    median(times).toFixed(0),
    high(times).toFixed(0),
    paths.reduce((sum, { falsehoods }) => sum + falsehoods, 0),
  );
}

/** How often each technique for clues helped, and on how many boards. */
function sayHelp(paths) {
  say('technique', 'steps', 'boards');
  for (const { id, family } of techniques.filter((one) => ['clues', 'sums', 'ties'].includes(one.family))) {
    const counts = paths.map(({ steps }) => steps.filter(({ technique }) => technique === id).length);
    say(
      `${id} (${family})`,
      counts.reduce((sum, count) => sum + count, 0),
      counts.filter(Boolean).length,
    );
  }
}
