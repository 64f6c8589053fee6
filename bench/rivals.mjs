/**
 * The CPU time of our solvers and of rivals from npm for one puzzle, all in turn over the same
 * puzzles. Measured is the proof that there is one solution, which is the search for two. Rivals
 * that cannot do that search for the first solution. Each puzzle is one call, but `batch` solves
 * all lines in the engine's own memory.
 */
import { classic, formatNamed } from '../packages/core/dist/index.js';
import { makeRandom } from '../packages/core/dist/random.js';
import { isSolution, solverNamed } from '../packages/core/dist/solve/index.js';
import { loadBatch, loadTurbo } from '../packages/turbo/dist/index.js';
import { drawChart } from './chart.mjs';
import { dataFile, interleaved, puzzlesOf, SETS } from './measure.mjs';
import { say } from './results.mjs';
import { loadRivals } from './rivals/table.mjs';

const DRAWN = ['turbo', 'bands', 'dancing-links', 'qqwing', '@algorithm.ts/sudoku', 'sudoku'];

/** Counts with limit 2 through the engine's own memory. */
async function batchOf(puzzles) {
  const line = formatNamed('line');
  const bytes = new TextEncoder().encode(puzzles.map((puzzle) => `${line.print(puzzle)}\n`).join(''));
  const batch = await loadBatch(bytes.length, puzzles.length);
  return () => {
    batch.input.set(bytes);
    const answers = batch.solve(bytes.length);
    let sum = 0;
    for (let at = 0; at < answers.length; at += 82) sum += answers[at];
    return sum;
  };
}

/** All the work of a contender: the sum of its counts, or how many puzzles it solved. */
const workOf = ({ count, solve }, puzzles) =>
  count
    ? () => puzzles.reduce((sum, puzzle) => sum + count(puzzle), 0)
    : () => puzzles.reduce((sum, puzzle) => sum + (solve(puzzle) ? 1 : 0), 0);

/**
 * Some rivals call Math.random. Here it begins anew with each round, so that every round is the
 * same work.
 */
const seeded = (work) => () => {
  const random = makeRandom(1);
  Math.random = () => random.next() / 2 ** 32;
  return work();
};

/** Wrong answers, by `truth`, which counts up to two solutions. */
const wrongOf = ({ count, solve }, puzzles, truth) =>
  puzzles.filter((puzzle) => {
    if (count) return count(puzzle) !== truth(puzzle);
    const solution = solve(puzzle);
    return solution ? !isSolution(puzzle, solution) : truth(puzzle) > 0;
  }).length;

async function measured({ set, puzzles, ours, rivals, truth }) {
  const works = [...ours, ...rivals].map((contender) => ({
    name: contender.name,
    work: seeded(workOf(contender, puzzles)),
  }));
  const results = interleaved([{ name: 'batch', work: await batchOf(puzzles) }, ...works]);
  const wrong = rivals.flatMap((rival) => {
    const number = wrongOf(rival, puzzles, truth);
    return number > 0 ? [`${rival.name}: ${number}`] : [];
  });
  if (ours.some((one) => wrongOf(one, puzzles, truth) > 0) || results[0].checksum !== results[1].checksum)
    throw new Error(`${set}: our solvers disagree`);
  const micros = Object.fromEntries(results.map(({ name, median }) => [name, (median * 1e6) / puzzles.length]));
  return { set, puzzles: puzzles.length, micros, wrong: wrong.join(', ') || '0', checksum: results[0].checksum };
}

/** Our solvers, the first of them the referee, and what the fastest needs for a first solution. */
async function ourContenders() {
  const turbo = await loadTurbo();
  const prepared = [turbo, ...['bands', 'singles', 'exact-cover'].map((name) => solverNamed(name))];
  const ours = prepared.map((solver) => {
    const search = solver.prepare(classic);
    return { name: solver.name, count: (puzzle) => search(puzzle, { limit: 2 }).count };
  });
  const search = turbo.prepare(classic);
  const first = { name: `${turbo.name}, first`, solve: (puzzle) => search(puzzle, { limit: 1 }).solutions[0] };
  const guesses = (puzzle) => search(puzzle, { limit: 2 }).guesses;
  return { ours, first, guesses };
}

/** A column of the table for each set that is there. */
async function columnsOf({ ours, first, guesses }, rivals, most) {
  const columns = [];
  for (const set of SETS) {
    const path = dataFile(`${set}.txt`);
    if (!path) continue;
    const puzzles = puzzlesOf(path, set.startsWith('hardest') ? Math.min(most, 150) : most);
    const column = await measured({ set, puzzles, ours: [...ours, first], rivals, truth: ours[0].count });
    columns.push({ ...column, guesses: puzzles.reduce((sum, puzzle) => sum + guesses(puzzle), 0) / puzzles.length });
  }
  return columns;
}

function sayAll(columns, { ours, first }, rivals) {
  const row = (name, cell) => say(name, ...columns.map(cell));
  const times = ({ name }) => row(name, ({ micros }) => micros[name].toFixed(micros[name] < 100 ? 2 : 0));
  const ratio = (slow, fast) =>
    row(`${slow} / ${fast}`, ({ micros }) =>
      (micros[slow] / micros[fast]).toFixed(micros[slow] < 10 * micros[fast] ? 2 : 0),
    );
  row('µs a puzzle, up to 2 solutions', ({ set }) => set);
  for (const one of [{ name: 'batch' }, ...ours, ...rivals.filter(({ count }) => count)]) times(one);
  row('µs, first solution only', () => '');
  for (const one of [first, ...rivals.filter(({ solve }) => solve)]) times(one);
  row('ratios', () => '');
  ratio(ours[0].name, 'batch');
  for (const { name, count } of rivals) ratio(name, count ? ours[0].name : first.name);
  if (rivals.some(({ name }) => name === 'dancing-links')) ratio('dancing-links', 'bands');
  row('the work', () => '');
  row('guesses a puzzle', ({ guesses }) => guesses.toFixed(2));
  row('puzzles', ({ puzzles }) => puzzles);
  row('wrong answers', ({ wrong }) => wrong);
  row('checksum', ({ checksum }) => checksum);
}

/** Draws the contenders of the chart that were measured; those that prove nothing have a star. */
function draw(columns, rivals) {
  const drawn = DRAWN.filter((name) => columns.some(({ micros }) => name in micros));
  const isFirstOnly = (name) => rivals.some((rival) => rival.name === name && rival.solve);
  drawChart(
    new URL('results/rivals.svg', import.meta.url),
    columns.map(({ set, micros }) => ({ name: set, times: drawn.map((name) => micros[name]) })),
    drawn.map((name) => (isFirstOnly(name) ? `${name} *` : name)),
    'CPU a puzzle for the proof that there is one solution (less is better; * finds one, proves nothing)',
  );
}

export async function run({ most = 1000 } = {}) {
  const rivals = await loadRivals();
  const contenders = await ourContenders();
  const columns = await columnsOf(contenders, rivals, most);
  sayAll(columns, contenders, rivals);
  draw(columns, rivals);
}
