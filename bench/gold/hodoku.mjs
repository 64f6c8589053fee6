/** The levels and scores of HoDoKu 2.3.0, in `gold-hodoku-dev.tsv`. */
import { readFileSync } from 'node:fs';
import { puzzleOf, rate } from '../../packages/core/dist/index.js';
import { hodoku, scoreText } from '../../packages/core/dist/rate/index.js';

export function run({ folder, from, to }) {
  const [head, ...rows] = readFileSync(`${folder}/gold-hodoku-dev.tsv`, 'utf8').trim().split(/\r?\n/);
  const erAt = head.split('\t').indexOf('SE_ER');
  const meant = rows
    .map((row) => row.split('\t'))
    .filter((row) => Number(row[erAt]) >= from && Number(row[erAt]) <= to);
  let same = 0;
  for (const [at, [text, level, score]] of meant.entries()) {
    const { rating } = rate(puzzleOf(text), hodoku);
    const own = `${rating.level.toUpperCase()} ${typeof rating.score === 'number' ? rating.score : scoreText(rating.score)}`;
    if (own === `${level} ${score}`) same++;
    else console.log(`${text}: ${level} ${score}; here ${own}`);
    if (at % 20 === 19) console.error(`${at + 1} of ${meant.length} puzzles`);
  }
  console.log(`HoDoKu 2.3.0: level and score of ${same} of ${meant.length} puzzles are the same.`);
}
