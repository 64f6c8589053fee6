/**
 * Prints rows for corpus/ratings/se.tsv: puzzles of the generator with their ratings by
 * Pencilmark, sorted by score.
 *
 *     node scripts/ratings.mjs [--each 3] [--puzzles 20000] [--seed 1] > corpus/ratings/se.tsv
 */
import { parseArgs } from 'node:util';
import { generate } from '@pencilmark/core/generate';
import { classic } from '@pencilmark/core/geometry';
import { rankOf, rate, scoreText, se } from '@pencilmark/core/rate';

const { values } = parseArgs({
  options: {
    each: { type: 'string', default: '3' },
    puzzles: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
  },
});

/** Ids of techniques one after the other, with a count where one comes several times in a row. */
function runs(path) {
  const words = [];
  for (const { technique } of path) {
    const last = words.at(-1);
    if (last?.technique === technique) last.count++;
    else words.push({ technique, count: 1 });
  }
  return words.map(({ technique, count }) => (count > 1 ? `${count}*${technique}` : technique)).join(' ');
}

// A few for each ER, with different EP and ED.
const kept = new Map();
for (let index = 0; index < Number(values.puzzles); index++) {
  const { puzzle } = generate({ geometry: classic, seed: Number(values.seed) + index, minimal: index % 2 === 0 });
  const { rating, path } = rate(puzzle, se, { path: true });
  const [er, ...others] = [rating.er, rating.ep, rating.ed].map(scoreText);
  const rows = kept.get(er) ?? new Map();
  kept.set(er, rows);
  if (rows.size === Number(values.each) || rows.has(`${others}`)) continue;
  const digits = Array.from(puzzle.givens, (digit) => digit || '.').join('');
  const row = [digits, er, ...others, rating.difficulty, runs(path)].join('\t');
  rows.set(`${others}`, { rank: rankOf(rating.er), row });
}

console.log(
  '# puzzle, ER, EP, ED, difficulty, steps; puzzles from our generator, rated by Pencilmark (scripts/ratings.mjs)',
);
const rows = [...kept.values()].flatMap((some) => [...some.values()]);
for (const { row } of rows.sort((one, other) => one.rank - other.rank)) console.log(row);
