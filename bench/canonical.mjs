/**
 * Canonical forms per second. Each puzzle is first replaced by a random equivalent one, so the
 * seed changes the work but not the checksum. Shown is the best of five rounds, after one to warm
 * up.
 */

import { randomSymmetry } from '../packages/core/dist/geometry/index.js';
import { classic, makePuzzle, solve } from '../packages/core/dist/index.js';
import { canonicalForm, permuteCells, relabel } from '../packages/core/dist/puzzle/index.js';
import { makeRandom, shuffled } from '../packages/core/dist/random.js';
import { checksumOf, dataFile, puzzlesOf, SETS } from './measure.mjs';
import { say } from './results.mjs';

const random = makeRandom(1);

const moved = (puzzle) =>
  relabel(permuteCells(puzzle, randomSymmetry(classic, random)), shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9], random));

function bench(name, puzzles) {
  // Puzzles of small sets are taken several times, each time as another equivalent one.
  const places = Array.from({ length: Math.max(1000, puzzles.length) }, (_, index) =>
    moved(puzzles[index % puzzles.length]),
  );
  let forms = [];
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 6; round++) {
    const start = process.hrtime.bigint();
    forms = places.map(canonicalForm);
    if (round > 0) best = Math.min(best, Number(process.hrtime.bigint() - start) / 1e9);
  }
  const rate = Math.round(places.length / best);
  const sum = checksumOf(
    forms.slice(0, puzzles.length).flatMap(({ puzzle, automorphisms }) => [...puzzle.givens, automorphisms]),
  );
  say(name, puzzles.length, rate, sum);
}

export function run() {
  say('', 'puzzles', 'forms/s', 'checksum');
  const sets = SETS.flatMap((set) => {
    const path = dataFile(`${set}.txt`);
    return path ? [[set, puzzlesOf(path, 2000)]] : [];
  });
  for (const [set, puzzles] of sets) bench(set, puzzles);
  const solutions = sets.flatMap(([, puzzles]) =>
    puzzles.slice(0, 200).map((puzzle) => makePuzzle(classic, solve(puzzle))),
  );
  bench('solved grids', solutions);
}
