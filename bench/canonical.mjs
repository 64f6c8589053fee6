/**
 * Canonical forms per second: `node bench/canonical.mjs [seed]`, after `npm run build`.
 *
 * Reads the 9×9 puzzles at the start of lines in $PENCILMARK_DATA/puzzles/*.txt, or in corpus/*.txt, at most 2000 a file. Each is first
 * moved to a random equivalent place, so the seed changes the work but not the checksum. Shows the best of five rounds after one to warm up.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  canonicalForm,
  classic,
  makePuzzle,
  makeRandom,
  permuteCells,
  randomSymmetry,
  relabel,
  shuffled,
} from '../packages/core/dist/index.js';
import { solve } from '../packages/core/dist/solve/index.js';

const data = process.env.PENCILMARK_DATA;
const folder = data ? join(data, 'puzzles') : fileURLToPath(new URL('../corpus', import.meta.url));
const random = makeRandom(Number(process.argv[2] ?? 1));

const readPuzzles = (file) =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .flatMap((line) => /^[0-9.]{81}(?![0-9.])/.exec(line) ?? [])
    .slice(0, 2000)
    .map((text) =>
      makePuzzle(
        classic,
        Array.from(text, (digit) => (digit === '.' ? 0 : Number(digit))),
      ),
    );

const moved = (puzzle) =>
  relabel(permuteCells(puzzle, randomSymmetry(classic, random)), shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9], random));

/** FNV-1a over all forms and counts. */
function checksum(forms) {
  let hash = 0x811c9dc5;
  const take = (number) => (hash = Math.imul(hash ^ number, 0x01000193));
  for (const { puzzle, automorphisms } of forms) {
    puzzle.givens.forEach(take);
    take(automorphisms);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

function bench(name, puzzles) {
  // Small sets come around again in other places.
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
  console.log(
    `${name.padEnd(22)} ${String(puzzles.length).padStart(5)} puzzles ${String(rate).padStart(7)} forms/s   ${checksum(forms.slice(0, puzzles.length))}`,
  );
}

const sets = existsSync(folder)
  ? readdirSync(folder)
      .filter((file) => file.endsWith('.txt'))
      .sort()
      .map((file) => [file, readPuzzles(file)])
      .filter(([, puzzles]) => puzzles.length > 0)
  : [];
for (const [file, puzzles] of sets) bench(file, puzzles);

const solutions = sets.flatMap(([, puzzles]) => puzzles.slice(0, 200).flatMap((puzzle) => solve(puzzle) ?? []));
if (solutions.length > 0)
  bench(
    'solved grids',
    solutions.map((digits) => makePuzzle(classic, digits)),
  );
