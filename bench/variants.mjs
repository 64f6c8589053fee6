/**
 * Boards with clues of many kinds, from $PENCILMARK_DATA/variants-dev.tsv. That file tells how long
 * Interactive Sudoku Solver took in another run. Times begin with the clues of a board and end with
 * the proof that it has one solution, so what is built for the board counts on both sides.
 * With `--vs`, Interactive Sudoku Solver solves the same rows in the same run.
 * variants-counts-dev.tsv has numbers of all solutions, and what each cell may hold.
 */
import { search, trueCandidates } from '../packages/core/dist/solve/index.js';
import { solversFor } from '../packages/solvers/dist/index.js';
import { checksumOf, median } from './measure.mjs';
import { say } from './results.mjs';
import { candidatesText, puzzleOf, rebuilt, tableOf, textOf } from './variant-rows.mjs';

const ROUNDS = 4;
const LONG = 100; // ms
const MOST_TIME = 10_000; // ms
const MOST_CALLS = 1_500_000;
const FEWEST_OF_A_KIND = 5;

export async function run(values = {}) {
  if (values.vs) return (await import('./variants-beside.mjs')).run(values);
  const rows = tableOf('variants-dev.tsv');
  if (!rows) return say('skipped: set PENCILMARK_DATA to a folder with variants-dev.tsv');
  say(
    'ms of CPU',
    'puzzles',
    'median',
    '90 %',
    'sum',
    'guesses',
    'theirs',
    '90 %',
    'sum',
    'guesses',
    'medians',
    'sums',
  );
  const cases = rows.map((row) => ({ row, puzzle: puzzleOf(row), ms: Number.POSITIVE_INFINITY }));
  const read = cases.filter(({ puzzle }) => puzzle);
  for (const one of read) one.solvers = await solversFor(one.puzzle.geometry);
  // A round goes over all puzzles, so that no board is still known from the round before.
  for (let round = 0; round < ROUNDS; round++) for (const one of read) if (round === 0 || one.ms < LONG) solve(one);
  for (const tier of ['core', 'more', 'engine'])
    sayTier(
      tier,
      cases.filter(({ row }) => row.tier === tier),
    );
  sayCounts(tableOf('variants-counts-dev.tsv') ?? []);
}

/** What something takes, in milliseconds of CPU, and what it gives. */
function timed(work) {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1e3, result };
}

/** Solves the puzzle of a case. Its least time is kept. */
function solve(one) {
  const { ms, result } = timed(() =>
    search(rebuilt(one.puzzle), { limit: 2, maxCalls: MOST_CALLS, solvers: one.solvers }),
  );
  one.ms = Math.min(one.ms, ms);
  one.result = result;
}

const isOpen = ({ result, ms }) => result.stopped === 'budget' || ms > MOST_TIME;

function isRight({ row, puzzle, result }) {
  const { count, solutions } = result;
  if (count !== Number(row.solutions)) return false;
  return count !== 1 || textOf(solutions[0], puzzle.geometry) === row.solution;
}

/** The rows of a tier: all of its puzzles, then those of each kind. */
function sayTier(tier, cases) {
  const read = cases.filter(({ puzzle }) => puzzle);
  if (read.length === 0) return say(tier, `0 of ${cases.length}`);
  sayTimes(`${tier}, all`, read);
  const kinds = [...new Set(read.flatMap(({ row }) => row.kinds.split(',')))];
  const byKind = kinds.map((kind) => [kind, read.filter(({ row }) => row.kinds.split(',').includes(kind))]);
  for (const [kind, own] of byKind.sort(([, a], [, b]) => b.length - a.length))
    if (own.length >= FEWEST_OF_A_KIND) sayTimes(`${tier}, ${kind}`, own);
  const proven = read.filter((one) => !isOpen(one));
  const wrong = proven.filter((one) => !isRight(one));
  say(`${tier}, read`, `${read.length} of ${cases.length}`);
  say(
    `${tier}, proven within 10 s`,
    `${proven.length} of ${read.length}`,
    ...read.filter(isOpen).map(({ row }) => row.name),
  );
  say(`${tier}, wrong`, wrong.length, ...wrong.map(({ row }) => row.name));
  say(
    `${tier}, checksum`,
    checksumOf(proven.flatMap(({ result }) => result.solutions.flatMap((digits) => [...digits]))),
  );
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const high = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * 0.9)];

function sayTimes(name, cases) {
  const ours = cases.map(({ ms }) => ms);
  const theirs = cases.map(({ row }) => Number(row.iss_ms) + Number(row.iss_setup_ms));
  const figures = (times) => [median(times).toFixed(2), high(times).toFixed(1), sum(times).toFixed(0)];
  say(
    name,
    cases.length,
    ...figures(ours),
    sum(cases.map(({ result }) => result.guesses)),
    ...figures(theirs),
    sum(cases.map(({ row }) => Number(row.iss_guesses))),
    (median(theirs) / median(ours)).toFixed(2),
    (sum(theirs) / sum(ours)).toFixed(2),
  );
}

/** Numbers of solutions and true candidates: how many are right, and the time of all. */
function sayCounts(rows) {
  const read = rows.map((row) => ({ row, puzzle: puzzleOf(row) })).filter(({ puzzle }) => puzzle);
  const counts = read.map(({ row, puzzle }) => {
    const { ms, result } = timed(() => search(rebuilt(puzzle), { keep: 0, maxCalls: MOST_CALLS }));
    return { ms, theirs: Number(row.iss_count_ms), isRight: result.count === Number(row.count), name: row.name };
  });
  const candidates = read.map(({ row, puzzle }) => {
    const { ms, result } = timed(() => trueCandidates(rebuilt(puzzle), { maxCalls: MOST_CALLS }));
    const text = result && candidatesText(result, puzzle.geometry);
    return { ms, theirs: Number(row.iss_truecand_ms), isRight: text === row.candidates.toUpperCase(), name: row.name };
  });
  say('ms of CPU', 'puzzles', 'right', 'sum', 'theirs', 'sums', 'not right');
  for (const [name, list] of Object.entries({ 'all solutions': counts, 'true candidates': candidates })) {
    const right = list.filter(({ isRight }) => isRight);
    const [ours, theirs] = [sum(right.map(({ ms }) => ms)), sum(right.map((one) => one.theirs))];
    const others = list.filter(({ isRight }) => !isRight).map(({ name }) => name);
    say(
      name,
      `${list.length} of ${rows.length}`,
      right.length,
      ours.toFixed(0),
      theirs.toFixed(0),
      (theirs / ours).toFixed(2),
      ...others,
    );
  }
}
