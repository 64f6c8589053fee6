/**
 * Makes corpus/clues.tsv: puzzles whose boards have clues, with titles, that people solve without
 * trying. It takes a quarter of an hour. With names of puzzles, only those are made anew.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateClued } from '@pencilmark/core/generate';
import { geometryOf } from '@pencilmark/core/geometry';
import { pencilmark, rankOf, rate, scoreText } from '@pencilmark/core/rate';
import { ROOT } from './workspace.mjs';

const FILE = join(ROOT, 'corpus/clues.tsv');
/** Nothing harder than this, where nothing else is said, and something harder than singles. */
const MOST = 4.2;
const LEAST = 1.9;
/** How many seeds are tried for each. Each has seeds of its own, so that no two have one grid. */
const SEEDS = 200;

const turned = { symmetry: 'rotate180' };
/** What is made: name, titles, wishes. */
const WANTED = [
  ['wall-to-wall', 'Wall to wall', 'Wand an Wand', { kinds: ['killer'], givens: 0, isCovered: true, ...turned }],
  ['islands', 'Islands', 'Inseln', { kinds: ['killer'], givens: [0, 6], ...turned }],
  ['quiver', 'Quiver', 'Köcher', { kinds: ['arrow'], givens: [0, 12] }],
  ['fever', 'Fever', 'Fieber', { kinds: ['thermo'], givens: [0, 12] }],
  ['hush', 'Hush', 'Leise', { kinds: ['whisper'], givens: [0, 12] }],
  ['ribbons', 'Ribbons', 'Bänder', { kinds: ['renban'], givens: [0, 12] }],
  ['slopes', 'Slopes', 'Schrägen', { kinds: ['littlekiller'], givens: [0, 12] }],
  ['roman-sums', 'Roman sums', 'Römische Summen', { kinds: ['xv'], givens: [0, 12] }],
  ['pebbles', 'Pebbles', 'Kiesel', { kinds: ['difference', 'ratio'], givens: [0, 12] }],
  ['mirrors', 'Mirrors', 'Spiegel', { kinds: ['palindrome'], givens: [0, 16] }],
  ['streams', 'Streams', 'Wasserläufe', { kinds: ['regionsum'], givens: [0, 16] }],
  ['four-corners', 'Four corners', 'Vier Ecken', { kinds: ['quadruple'], givens: [0, 8], ...turned }],
  ['greenhouse', 'Greenhouse', 'Treibhaus', { kinds: ['killer', 'thermo'], givens: [0, 4] }],
  ['summer-hunt', 'Summer hunt', 'Sommerjagd', { kinds: ['thermo', 'arrow'], givens: [0, 10] }],
  ['fences', 'Fences and slopes', 'Zäune und Schrägen', { kinds: ['killer', 'littlekiller'], givens: [0, 6] }],
  ['archers-yard', 'Archers’ yard', 'Schützenhof', { kinds: ['killer', 'arrow'], givens: [0, 4] }],
  ['soft-steps', 'Soft steps', 'Leise Schritte', { kinds: ['whisper', 'ratio'], givens: [0, 12] }],
  ['roman-ribbons', 'Roman ribbons', 'Römische Bänder', { kinds: ['renban', 'xv'], givens: [0, 12] }],
  ['uphill', 'Uphill', 'Bergauf', { kinds: ['inequality'], givens: [0, 10], ...turned }],
  ['crossroads', 'Crossroads', 'Kreuzung', { board: '9x9:x', kinds: ['killer'], givens: [0, 4], ...turned }],
  ['courtyards', 'Courtyards', 'Innenhöfe', { board: '6x6', kinds: ['killer'], givens: 0, isCovered: true, ...turned }],
];

/** What the hardest step is worth; too much where it is not solved so. */
function worthOf(puzzle, most) {
  const { end, rating } = rate(puzzle, pencilmark, { most });
  return end === 'solved' ? rankOf(rating.hardest) : Number.POSITIVE_INFINITY;
}

/** The row of a puzzle, from the first seed that brings one as wished. */
function rowOf([name, english, german, { board = '9x9', most = MOST, ...wishes }]) {
  const isEasy = (puzzle) => worthOf(puzzle, most) <= most;
  const accept = (puzzle) => isEasy(puzzle) && worthOf(puzzle, most) >= LEAST;
  const geometry = geometryOf(board).value;
  const first = 1 + SEEDS * WANTED.findIndex((row) => row[0] === name);
  for (let seed = first; seed < first + SEEDS; seed++) {
    const made = generateClued({ ...wishes, geometry, seed, maxTries: 1, isEasy, accept });
    if (!made.reached) continue;
    const { puzzle, solution } = made;
    const { difficulty, hardest } = rate(puzzle, pencilmark).rating;
    const text = (digits) => Array.from(digits, (digit) => digit || '.').join('');
    const answers = [text(puzzle.givens), text(solution), difficulty, scoreText(hardest), seed];
    return [name, english, german, puzzle.geometry.id, ...answers].join('\t');
  }
  throw new Error(`${name}: no seed from ${first} on brings such a puzzle`);
}

const known = existsSync(FILE) ? readFileSync(FILE, 'utf8').split('\n') : [];
const asked = process.argv.slice(2);
const rows = WANTED.flatMap((row) => {
  if (asked.length === 0 || asked.includes(row[0])) return [rowOf(row)];
  return known.filter((line) => line.startsWith(`${row[0]}\t`));
});
const head = [
  '# Puzzles whose boards have clues: name, English and German title, board, givens, solution, difficulty,',
  '# what the hardest step is worth to the rater pencilmark, seed. From our generator, made by scripts/clues.mjs.',
];
writeFileSync(FILE, `${[...head, ...rows].join('\n')}\n`);
console.log(`${rows.length} puzzles`);
