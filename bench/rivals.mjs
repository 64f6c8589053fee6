/**
 * Proof of uniqueness, one call a puzzle, and a batch of lines: our solvers against the npm package dancing-links, which gets its rows made once, in two
 * ways: all nine rows for an empty cell, or only those that the givens allow. The ratio is the rival's time over the solver's.
 */
import { DancingLinks } from 'dancing-links';
import { classic, formatNamed, solverNamed } from '../packages/core/dist/index.js';
import { loadBatch, loadTurbo } from '../packages/turbo/dist/index.js';
import { drawChart } from './chart.mjs';
import { dataFile, interleaved, puzzlesOf, SETS } from './measure.mjs';
import { say } from './results.mjs';

const dancingLinks = new DancingLinks();
const rows = Array.from({ length: 729 }, (_, index) => {
  const cell = Math.floor(index / 9);
  const digit = index % 9;
  const row = Math.floor(cell / 9);
  const column = cell % 9;
  const box = Math.floor(row / 3) * 3 + Math.floor(column / 3);
  return { data: index, columnIndices: [cell, 81 + row * 9 + digit, 162 + column * 9 + digit, 243 + box * 9 + digit] };
});

function rivalCount({ geometry, givens }, isFiltered) {
  const chosen = [];
  for (let cell = 0; cell < 81; cell++) {
    if (givens[cell] !== 0) {
      chosen.push(rows[cell * 9 + givens[cell] - 1]);
      continue;
    }
    let seen = 0;
    if (isFiltered)
      for (let at = geometry.peerStart[cell]; at < geometry.peerStart[cell + 1]; at++)
        seen |= 1 << givens[geometry.peers[at]];
    for (let digit = 1; digit <= 9; digit++) if (((seen >> digit) & 1) === 0) chosen.push(rows[cell * 9 + digit - 1]);
  }
  const solver = dancingLinks.createSolver({ columns: 324 });
  solver.addSparseConstraints(chosen);
  return solver.find(2).length;
}

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

export async function run({ most = 1000 } = {}) {
  const solvers = [await loadTurbo(), ...['bands', 'singles', 'exact-cover'].map((name) => solverNamed(name))];
  const heads = ['batch', ...solvers.map(({ name }) => name), 'dl', 'dl filtered'];
  say('µs a puzzle', ...heads, 'turbo/dl', 'bands/dl', 'guesses', 'checksum');
  const drawn = [];
  for (const set of SETS) {
    const path = dataFile(`${set}.txt`);
    if (!path) continue;
    const puzzles = puzzlesOf(path, set.startsWith('hardest') ? Math.min(most, 150) : most);
    const total = (count) => () => puzzles.reduce((sum, puzzle) => sum + count(puzzle), 0);
    const contenders = [
      { name: 'batch', work: await batchOf(puzzles) },
      ...solvers.map((solver) => {
        const search = solver.prepare(classic);
        return { name: solver.name, work: total((puzzle) => search(puzzle, { limit: 2 }).count) };
      }),
      { name: 'dancing-links', work: total((puzzle) => rivalCount(puzzle, false)) },
      { name: 'dancing-links filtered', work: total((puzzle) => rivalCount(puzzle, true)) },
    ];
    const results = interleaved(contenders);
    if (new Set(results.map(({ checksum }) => checksum)).size > 1) {
      throw new Error(`${set}: the solvers disagree: ${JSON.stringify(results)}`);
    }
    const micros = results.map((result) => (result.median * 1e6) / puzzles.length);
    const [, turbo, bands] = micros;
    const rival = micros.at(-2);
    const search = solvers[0].prepare(classic);
    const guesses = puzzles.reduce((sum, puzzle) => sum + search(puzzle, { limit: 2 }).guesses, 0) / puzzles.length;
    drawn.push({ name: set, times: [turbo, bands, rival] });
    const ratios = [rival / turbo, rival / bands].map((ratio) => ratio.toFixed(1));
    say(set, ...micros.map((time) => time.toFixed(2)), ...ratios, guesses.toFixed(2), results[0].checksum);
  }
  const title = 'Proof that there is one solution, CPU a puzzle (less is better)';
  drawChart(new URL('results/rivals.svg', import.meta.url), drawn, ['turbo', 'bands', 'npm dancing-links'], title);
}
