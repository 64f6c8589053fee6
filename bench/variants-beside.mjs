/**
 * Boards with clues beside Interactive Sudoku Solver, in turns and in one process:
 * `npm run bench -- variants --data DIR --vs CHECKOUT`. Both begin with the clues and end with the
 * proof. Rows are in two halves by the first byte of the hash of their name. Work is measured by
 * one half. The other is kept to tell what the work is worth, and is measured only with `--kept`.
 */
import { formatNamed } from '../packages/core/dist/format/index.js';
import { search } from '../packages/core/dist/solve/index.js';
import { solversFor } from '../packages/solvers/dist/index.js';
import { issAt } from './iss.mjs';
import { median } from './measure.mjs';
import { say } from './results.mjs';
import { halfOf, puzzleOf, rebuilt, tableOf } from './variant-rows.mjs';

const ROUNDS = 3;
const LONG = 300; // ms
const MOST_TIME = 8000; // ms, of theirs in another run
const MOST_CALLS = 1_500_000;
const FEWEST_OF_A_KIND = 4;
const SLOWEST = 20;
/** Differences below this are noise. */
const SHORT = 5; // ms

export async function run({ vs, kept }) {
  const rows = tableOf('variants-dev.tsv');
  if (!rows) return say('skipped: set PENCILMARK_DATA to a folder with variants-dev.tsv');
  const { solver } = await issAt(vs);
  const halves = kept ? [0, 1] : [0];
  const cases = await casesOf(rows.filter((row) => halves.includes(halfOf(row))));
  for (let round = 0; round < ROUNDS; round++)
    for (const one of cases) if (round === 0 || Math.max(one.ours, one.theirs) < LONG) measure(one, solver);
  for (const half of halves) sayHalf(half, cases, rows);
}

/** The rows that both programs read. */
async function casesOf(rows) {
  const cases = [];
  for (const row of rows) {
    const puzzle = puzzleOf(row);
    const text = puzzle && (row.format === 'iss' ? row.text : printed(puzzle));
    if (!text || Number(row.iss_ms) > MOST_TIME) continue;
    const solvers = await solversFor(puzzle.geometry);
    cases.push({ row, puzzle, text, solvers, ours: Number.POSITIVE_INFINITY, theirs: Number.POSITIVE_INFINITY });
  }
  return cases;
}

const printed = (puzzle) => {
  const iss = formatNamed('iss');
  return iss.canPrint(puzzle) ? iss.print(puzzle) : undefined;
};

function timed(work) {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return [(user + system) / 1e3, result];
}

/** Both solve the puzzle of a case once. Their least times are kept. */
function measure(one, solver) {
  const [theirs, theirCount] = timed(() => [...solver.solutions(one.text, 2)].length);
  const options = { limit: 2, maxCalls: MOST_CALLS, solvers: one.solvers };
  const [ours, result] = timed(() => search(rebuilt(one.puzzle), options));
  one.theirs = Math.min(one.theirs, theirs);
  one.ours = Math.min(one.ours, ours);
  one.counts = [result.stopped === 'budget' ? 'open' : result.count, theirCount];
}

const isRight = ({ row, counts }) => counts.every((count) => String(count) === row.solutions);

function sayHalf(half, cases, rows) {
  const own = cases.filter(({ row }) => halfOf(row) === half);
  const all = rows.filter((row) => halfOf(row) === half).length;
  say(half === 0 ? 'half to work with' : 'half that is kept', `${own.length} of ${all} rows`);
  say('ms of CPU', 'rows', 'ours', '90 %', 'sum', 'theirs', '90 %', 'sum', 'of ratios', 'of sums', 'slower');
  for (const tier of new Set(own.map(({ row }) => row.tier))) {
    const inTier = own.filter(({ row }) => row.tier === tier);
    sayTimes(tier, inTier);
    const names = new Set(inTier.flatMap(({ row }) => row.kinds.split(',')));
    const kinds = [...names].map((kind) => [kind, inTier.filter(({ row }) => row.kinds.split(',').includes(kind))]);
    for (const [kind, list] of kinds.sort(([, a], [, b]) => b.length - a.length))
      if (list.length >= FEWEST_OF_A_KIND) sayTimes(`  ${kind}`, list);
  }
  const slowest = own.toSorted((a, b) => b.ours - b.theirs - (a.ours - a.theirs)).slice(0, SLOWEST);
  for (const { ours, theirs, row } of slowest)
    if (ours - theirs > SHORT) say('slower', ours.toFixed(0), theirs.toFixed(1), row.kinds, row.name);
  for (const { row, counts } of own.filter((one) => !isRight(one)))
    say('differs', `wanted ${row.solutions}`, `ours ${counts[0]}`, `theirs ${counts[1]}`, row.kinds, row.name);
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const high = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * 0.9)];

function sayTimes(name, cases) {
  const [ours, theirs] = [cases.map((one) => one.ours), cases.map((one) => one.theirs)];
  const figures = (times) => [median(times).toFixed(2), high(times).toFixed(1), sum(times).toFixed(0)];
  say(
    name,
    cases.length,
    ...figures(ours),
    ...figures(theirs),
    median(cases.map((one) => one.theirs / one.ours)).toFixed(2),
    (sum(theirs) / sum(ours)).toFixed(2),
    cases.filter((one) => one.ours > one.theirs).length,
  );
}
