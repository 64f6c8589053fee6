/**
 * The CPU time of a rating, for puzzles of each range of ER, one puzzle at a time; and how many
 * ER, EP, ED are as recorded in corpus/ratings, or in DIR/gold when there is such a folder. The
 * checksum covers every rating.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { puzzleOf, rankOf, rate, se } from '../packages/core/dist/index.js';
import { checksumOf, interleaved, median } from './measure.mjs';
import { say } from './results.mjs';

const BANDS = [
  [0, 2.0],
  [2.1, 6.4],
  [6.5, 7.5],
  [7.6, Number.POSITIVE_INFINITY],
];

function rows() {
  const gold = `${process.env.PENCILMARK_DATA}/gold/gold-se-dev.tsv`;
  const path = existsSync(gold) ? gold : fileURLToPath(new URL('../corpus/ratings/se.tsv', import.meta.url));
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => /^[.\d]{81}\t/.test(line))
    .map((line) => line.split('\t'))
    .map(([text, ...scores]) => ({ puzzle: puzzleOf(text), expected: scores.slice(0, 3).map(scoreIn) }));
}

/** "> 9.5" is more than every number. */
const scoreIn = (text) => (text.startsWith('>') ? Number.POSITIVE_INFINITY : Number(text));

/** A score that is too high to be known agrees with all that are as high. */
const agrees = (score, expected) => (typeof score === 'number' ? score === expected : expected > score.above);

export function run() {
  const all = rows();
  say('ER', 'puzzles', 'ms median', 'ms 90 %', 'same ER', 'same EP', 'same ED', 'checksum');
  for (const [least, most] of BANDS) {
    const band = all.filter(({ expected: [er] }) => er >= least && er <= most);
    if (band.length === 0) continue;
    const ratings = band.map(({ puzzle }) => rate(puzzle, se).rating);
    const scores = ratings.map(({ er, ep, ed }) => [er, ep, ed]);
    const same = [0, 1, 2].map(
      (which) => band.filter(({ expected }, index) => agrees(scores[index][which], expected[which])).length,
    );
    const contenders = band.map(({ puzzle }, index) => ({
      name: `puzzle ${index + 1} of ${least}–${most}`,
      work: () => Math.round(rankOf(rate(puzzle, se).rating.er) * 100),
    }));
    const times = interleaved(contenders, { rounds: 1, warmups: 1 }).map((result) => result.median * 1e3);
    const slow = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.9)];
    say(
      most === Number.POSITIVE_INFINITY ? `${least} and more` : `${least}–${most}`,
      band.length,
      median(times).toFixed(3),
      slow.toFixed(3),
      ...same,
      checksumOf(scores.flat().map((score) => Math.round(rankOf(score) * 100))),
    );
  }
}
