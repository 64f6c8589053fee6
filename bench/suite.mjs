/**
 * The puzzles of the tests of Interactive Sudoku Solver, its examples and its collections: which of
 * them are read, solved to the proof, and right. `npm run bench -- suite --vs CHECKOUT`. What is
 * told of the others is the first reason.
 */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parsePuzzle } from '../packages/core/dist/format/index.js';
import { search } from '../packages/core/dist/solve/index.js';
import { solversFor } from '../packages/solvers/dist/index.js';
import { issAt } from './iss.mjs';
import { say } from './results.mjs';

const MOST_TIME = 10_000; // ms
const MOST_CALLS = 60_000;

export async function run({ vs }) {
  if (!vs) return say('skipped: --vs takes a checkout of Interactive Sudoku Solver');
  const iss = await issAt(vs);
  const { resolvePuzzleConfig, DISPLAYED_EXAMPLES } = await iss.part('data/example_puzzles.js');
  const collections = await iss.part('data/collections.js');
  const { solveCollections, layoutCases } = await iss.part('tests/e2e/e2e_puzzles.js');
  const groups = [
    ...solveCollections.map(({ collection, puzzles }) => [`tests, ${collection}`, puzzles]),
    ['tests, layouts', layoutCases.map(layoutCase)],
    ['examples', DISPLAYED_EXAMPLES],
    ...Object.entries(collections).map(([name, puzzles]) => [name.toLowerCase().replaceAll('_', ' '), [...puzzles]]),
  ];
  const seen = new Map();
  say('collection', 'puzzles', 'read', 'proven', 'right');
  const troubles = [];
  for (const [name, puzzles] of groups) {
    const results = [];
    for (const entry of puzzles) {
      const puzzle = await resolvePuzzleConfig(entry);
      const text = textOf(puzzle, vs);
      if (!seen.has(text)) seen.set(text, await outcomeOf(puzzle, text, iss.solver));
      const result = seen.get(text);
      results.push(result);
      if (!result.isRight) troubles.push([name, puzzle.name ?? text, result.why]);
    }
    const count = (key) => results.filter((result) => result[key]).length;
    say(name, results.length, count('isRead'), count('isProven'), count('isRight'));
  }
  const told = new Set();
  for (const [name, puzzle, why] of troubles)
    if (!told.has(puzzle + why) && told.add(puzzle + why)) say(`${name}:`, puzzle.slice(0, 40), why);
}

/** A layout is a map of regions, or text; it is right where it has a solution. */
const layoutCase = ({ input, solution, ...rest }) => ({
  ...rest,
  input: input.startsWith('.') ? input : `.NoBoxes.Jigsaw~${input}`,
  solution: solution === true,
});

/** The text of a puzzle; undefined where a script of ISS would make it. */
function textOf({ input, extraConstraints = '' }, folder) {
  if (!input.startsWith('/')) return input;
  const path = resolve(folder, `.${input}`);
  return path.endsWith('.iss') && existsSync(path) ? readFileSync(path, 'utf8') + extraConstraints : undefined;
}

/** What comes of a puzzle. */
async function outcomeOf({ solution }, text, solver) {
  if (text === undefined) return { why: 'a script of ISS makes it' };
  const read = parsePuzzle(text);
  if (!read.ok) return { why: read.error.message };
  const { puzzle } = read.value;
  const solvers = await solversFor(puzzle.geometry);
  const before = process.cpuUsage();
  const limit = typeof solution === 'boolean' ? 1 : 2;
  const result = search(puzzle, { limit, maxCalls: MOST_CALLS, solvers });
  const { user, system } = process.cpuUsage(before);
  const ms = (user + system) / 1e3;
  if (result.stopped === 'budget') return { isRead: true, why: `open after ${(ms / 1e3).toFixed(0)} s` };
  const isProven = ms < MOST_TIME;
  // Some have several solutions there, too.
  const theirs = result.count === 2 ? [...solver.solutions(text, 2)].length : 1;
  const isRight = isAnswer(result, solution, puzzle.geometry) || (result.count === 2 && theirs === 2);
  return {
    isRead: true,
    isProven,
    isRight: isProven && isRight,
    why: isRight ? `${ms.toFixed(0)} ms` : `${result.count} solutions, theirs ${theirs}`,
  };
}

function isAnswer({ count, solutions }, solution, geometry) {
  if (typeof solution === 'boolean') return solution === count > 0;
  if (solution === undefined || solution === null) return solution === undefined || count === 0;
  const values = geometry.cells.map((cell) => solutions[0]?.[cell] + geometry.least - 1);
  return count === 1 && values.every((value, index) => value === valueOfSign(solution[index]));
}

/** The value of a sign of a solution: where one is above 9, A is 1. */
const valueOfSign = (sign) => (/\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 'A'.charCodeAt(0) + 1);
