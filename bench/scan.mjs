/**
 * How far simulated photographs may be spoilt, and what is read in pictures with known truth: in
 * the sets of $PENCILMARK_DATA/photos, each a folder with pictures and truth.tsv (file, cells,
 * kinds, tag; tabs between them). Cells are digits, 0 for a blank, c for pencil marks; `none` says
 * that there is no puzzle. The puzzles of wicht-train of whose photos nobody learns are a set of
 * their own. PENCILMARK_SCAN names some sets; then only these are read, and each picture that was
 * not read right is told.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodePicture } from '../apps/cli/dist/src/scan/decode.js';
import { loadNetwork, scan } from '../packages/scan/dist/index.js';
import { say } from './results.mjs';
import { sourceModule } from './sources.mjs';

/** So many doubts a person looks at; a wrong cell must be among them. */
const MOST_DOUBTS = 6;
const STAGES = ['find', 'cut', 'read', 'judge'];

const ALPHABET = '0123456789ABCDEFG';
const digitOf = (character) => Math.max(0, ALPHABET.indexOf(character));

export async function run() {
  const network = await loadNetwork();
  const wanted = process.env.PENCILMARK_SCAN?.split(',');
  if (!wanted) await sayCurves(network);
  const photos = join(process.env.PENCILMARK_DATA ?? '', 'photos');
  if (!existsSync(photos)) {
    say('no pictures: name a folder with them in PENCILMARK_DATA');
    return;
  }
  say(
    ...['', 'pictures', 'raw', 'right', 'doubted', 'partly', 'silent', 'no grid', 'size', 'false', 'doubts', 'kinds'],
    ...['median ms', 'worst ms', ...STAGES],
  );
  for (const [name, rows] of setsIn(photos)) {
    if (wanted && !wanted.includes(name)) continue;
    const seen = rows.map((row) => outcomeOf(row, network));
    say(name, ...figuresOf(seen));
    if (wanted) for (const { file, why } of seen) if (why !== undefined) console.log(`  ${file}: ${why}`);
  }
}

/**
 * How far a photograph may be spoilt: for each step of each curve, how many of some simulated
 * photographs were read right, with a doubt, not at all, or wrong in silence, which must not be.
 */
async function sayCurves(network) {
  const { curveFigures, ENDS } = await sourceModule('packages/scan/src/testing/curves.ts');
  say('', 'step', ...ENDS);
  for (const { name, steps } of curveFigures(network))
    for (const { step, counts } of steps) say(name, step, ...ENDS.map((end) => counts[end]));
  say('');
}

/** Every set with its rows; photos of a puzzle are never in both parts of a set. */
function setsIn(photos) {
  const sets = new Map();
  for (const name of readdirSync(photos).sort()) {
    const truth = join(photos, name, 'truth.tsv');
    if (!existsSync(truth)) continue;
    for (const line of readFileSync(truth, 'utf8').trim().split(/\r?\n/)) {
      const [file, cells, kinds = ''] = line.split('\t');
      const set = name === 'wicht-train' && isHeldOut(cells) ? 'wicht-held-out' : name;
      if (!sets.has(set)) sets.set(set, []);
      sets.get(set).push({ file, path: join(photos, name, file), cells, kinds });
    }
  }
  return sets;
}

/** What came of a picture; `why` says what is wrong with it. */
function outcomeOf({ file, path, cells, kinds }, network) {
  const picture = decodePicture(readFileSync(path));
  const { found, why, stages } = scan(picture, { network, now: () => performance.now() });
  const ms = STAGES.reduce((sum, stage) => sum + stages[stage], 0);
  const seen = { file, ms, stages };
  const [one] = found;
  if (cells === 'none') return { ...seen, end: one ? 'false' : 'none', ...(one && { why: `a grid of ${one.size}` }) };
  if (!one) return { ...seen, end: 'no grid', why };
  if (one.size ** 2 !== cells.length) return { ...seen, end: 'size', why: `${one.size}` };
  const truth = [...cells].map(digitOf);
  const wrong = truth.flatMap((digit, cell) => (one.cells[cell].digit === digit ? [] : [cell]));
  const doubts = new Set(one.doubts.map(({ cell }) => cell));
  const open = wrong.filter((cell) => !doubts.has(cell));
  const list = (some) => some.map((cell) => `${cell}:${truth[cell]}>${one.cells[cell].digit}`).join(' ');
  return {
    ...seen,
    end: endOf({ wrong, open, doubts, state: one.state }),
    isRaw: truth.every((digit, cell) => digit === likeliest(one.cells[cell].digits)),
    doubts: doubts.size,
    kinds: kinds === '' ? undefined : kindsRight(one, kinds),
    ...(wrong.length > 0 && {
      why: `${one.state} wrong ${list(wrong)}; not doubted ${list(open)}; ${doubts.size} doubts`,
    }),
  };
}

const likeliest = (digits) => digits.reduce((best, p, digit) => (p > digits[best] ? digit : best), 0);

function endOf({ wrong, open, doubts, state }) {
  if (wrong.length === 0) return 'right';
  if (open.length === 0 && doubts.size <= MOST_DOUBTS) return 'doubted';
  return doubts.size === 0 && state === 'proper' ? 'silent' : 'partly';
}

/** How many cells have the right kind, and how many have one. */
function kindsRight({ cells }, kinds) {
  const letters = cells.map(({ kind }) => ({ given: 'g', entry: 'e' })[kind] ?? '.');
  return [letters.filter((letter, cell) => letter === kinds[cell]).length, letters.length];
}

function figuresOf(seen) {
  const count = (end) => seen.filter((one) => one.end === end).length;
  const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
  const kinds = seen.map((one) => one.kinds).filter(Boolean);
  const share = kinds.reduce((sum, [right]) => sum + right, 0) / kinds.reduce((sum, [, all]) => sum + all, 0);
  const times = seen.map(({ ms }) => ms);
  return [
    seen.length,
    seen.filter(({ isRaw }) => isRaw).length,
    ...['right', 'doubted', 'partly', 'silent', 'no grid', 'size', 'false'].map(count),
    median(seen.flatMap(({ doubts }) => (doubts === undefined ? [] : [doubts]))),
    kinds.length === 0 ? '' : `${(100 * share).toFixed(1)} %`,
    median(times).toFixed(0),
    Math.max(...times).toFixed(0),
    ...STAGES.map((stage) => median(seen.map(({ stages }) => stages[stage])).toFixed(0)),
  ];
}

/** One puzzle in five, by a sum over its cells: the same ones that training leaves out. */
function isHeldOut(cells) {
  let sum = 0;
  for (const character of cells) sum = (sum * 31 + character.charCodeAt(0)) >>> 0;
  return sum % 5 === 0;
}
