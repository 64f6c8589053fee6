/**
 * The CPU time of a rating, for puzzles of each range of ER; and how many ER, EP, ED are as
 * recorded in corpus/ratings, or in DIR/gold when there is such a folder. Each puzzle is rated
 * once, in a process that has rated others before, as in a list of puzzles. The checksum covers
 * every rating.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { puzzleOf, rate } from '../packages/core/dist/index.js';
import { rankOf, se } from '../packages/core/dist/rate/index.js';
import { checksumOf, dataFile, median, puzzlesOf } from './measure.mjs';
import { say } from './results.mjs';

const BANDS = [
  [0, 2.0],
  [2.1, 4.9],
  [5.0, 6.4],
  [6.5, 7.5],
  [7.6, 8.4],
  [8.5, 8.9],
  [9.0, 9.9],
  [10.0, Number.POSITIVE_INFINITY],
];

// So many puzzles of each of these sets are rated first.
const WARM_UP = 60;
const OTHERS = ['minimal', '17clue', 'top1465'];

function rows() {
  const gold = ['gold-se-dev.tsv', 'gold-se-hard-dev.tsv']
    .map((name) => `${process.env.PENCILMARK_DATA}/gold/${name}`)
    .filter((path) => existsSync(path));
  const paths = gold.length > 0 ? gold : [fileURLToPath(new URL('../corpus/ratings/se.tsv', import.meta.url))];
  return paths
    .flatMap((path) => readFileSync(path, 'utf8').split(/\r?\n/))
    .filter((line) => /^[.\d]{81}\t/.test(line))
    .map((line) => line.split('\t'))
    .map(([text, ...scores]) => ({ puzzle: puzzleOf(text), expected: scores.slice(0, 3).map(scoreIn) }));
}

/** "> 9.5" is more than every number. */
const scoreIn = (text) => (text.startsWith('>') ? Number.POSITIVE_INFINITY : Number(text));

/** A score that is too high to be known agrees with all that are as high. */
const agrees = (score, expected) => (typeof score === 'number' ? score === expected : expected > score.above);

/** Rates a puzzle; the milliseconds of CPU that this took, and its ER, EP, ED. */
function timed(puzzle) {
  const before = process.cpuUsage();
  const { er, ep, ed } = rate(puzzle, se).rating;
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1e3, scores: [er, ep, ed] };
}

function warmUp(rated) {
  const known = new Set(rated.map(({ puzzle }) => String(puzzle.givens)));
  for (const name of OTHERS) {
    const path = dataFile(`${name}.txt`);
    for (const puzzle of path ? puzzlesOf(path, WARM_UP) : []) if (!known.has(String(puzzle.givens))) rate(puzzle, se);
  }
}

export function run() {
  const all = rows();
  warmUp(all);
  say('ER', 'puzzles', 'ms median', 'ms 90 %', 'ms most', 'same ER', 'same EP', 'same ED', 'checksum');
  for (const [least, most] of BANDS) {
    const band = all.filter(({ expected: [er] }) => er >= least && er <= most);
    if (band.length === 0) continue;
    const results = band.map(({ puzzle }) => timed(puzzle));
    const times = results.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const same = [0, 1, 2].map(
      (which) => band.filter(({ expected }, index) => agrees(results[index].scores[which], expected[which])).length,
    );
    say(
      most === Number.POSITIVE_INFINITY ? `${least.toFixed(1)} and more` : `${least.toFixed(1)}–${most.toFixed(1)}`,
      band.length,
      ...[median(times), times[Math.floor(times.length * 0.9)], times.at(-1)].map((ms) => ms.toFixed(3)),
      ...same,
      checksumOf(results.flatMap(({ scores }) => scores).map((score) => Math.round(rankOf(score) * 100))),
    );
  }
}
