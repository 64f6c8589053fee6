/**
 * Prints rows for corpus/ratings/hodoku.tsv: puzzles of the generator with HoDoKu's level and score
 * as Pencilmark finds them, sorted by score. Each technique comes up in some row.
 *
 *     node scripts/ratings-hodoku.mjs [--each 1] [--puzzles 700] > corpus/ratings/hodoku.tsv
 */
import { parseArgs } from 'node:util';
import { generate } from '@pencilmark/core/generate';
import { classic } from '@pencilmark/core/geometry';
import { hodoku, rate } from '@pencilmark/core/rate';

const { values } = parseArgs({
  options: {
    each: { type: 'string', default: '1' },
    puzzles: { type: 'string', default: '700' },
  },
});

const counts = new Map();
const rows = [];
for (let index = 0; index < Number(values.puzzles); index++) {
  const { puzzle } = generate({ geometry: classic, seed: 1 + index, minimal: index % 2 === 0 });
  const { rating, techniques, end } = rate(puzzle, hodoku);
  const ids = Object.keys(techniques);
  if (end !== 'solved' || !ids.some((id) => (counts.get(id) ?? 0) < Number(values.each))) continue;
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  const digits = Array.from(puzzle.givens, (digit) => digit || '.').join('');
  const steps = ids.map((id) => `${techniques[id]}*${id}`).join(' ');
  rows.push({ score: rating.score, row: [digits, rating.level, rating.score, steps].join('\t') });
}

console.log('# puzzle, level, score, steps');
console.log('# Puzzles from our generator, rated by Pencilmark (scripts/ratings-hodoku.mjs)');
for (const { row } of rows.sort((one, other) => one.score - other.score)) console.log(row);
