/**
 * The fonts of the app, cut down to the characters and weights that it uses. They are made from the
 * whole files when the app is built, and made anew only where the table or those files changed.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

/** Where the fonts lie once they are made; style sheets name them there. */
const FOLDER = fileURLToPath(new URL('./src/ui/style/fonts/', import.meta.url));

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

const monthsIn = (language) =>
  Array.from({ length: 12 }, (_, month) => new Date(2000, month).toLocaleDateString(language, { month: 'long' })).join(
    '',
  );

const ASCII = range(0x20, 0x7e);
/** What English and German texts are written with. */
const TEXT = `${ASCII}ÄÖÜäöüßé§°±²·×«»¼½¾–—‘’‚“”„…−`;
/** Digits of boards up to 36×36. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Dates and clocks: names of months, figures and what stands between. */
const DATES = [...new Set(['en', 'de', 'fr'].map(monthsIn).join('') + '0123456789 .,:−–')].join('');
/** What else French is written with, and what people write into titles. */
const REST = [...range(0xa0, 0xff), ...'ŒœŸ\u202f'].filter((letter) => !TEXT.includes(letter)).join('');

const ROMAN = '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2';
const ITALIC = '@fontsource-variable/newsreader/files/newsreader-latin-standard-italic.woff2';
const SANS = '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2';

const FIGURES = ['lnum', 'tnum'];
const READING = ['kern', 'liga', ...FIGURES];

/** How far apart the characters of notes begin, as a part of their size: the width of figures. */
const NOTE = 0.7;

/**
 * Each font: its whole file, the characters, the axes; `advance` where all characters are equally
 * wide. Newsreader has an axis for the size.
 */
const FONTS = {
  printed: { from: ROMAN, text: DIGITS, axes: { wght: 560, opsz: 32 }, features: FIGURES },
  written: { from: ITALIC, text: DIGITS, axes: { wght: 480, opsz: 32 }, features: FIGURES },
  roman: { from: ROMAN, text: TEXT, axes: { wght: { min: 400, max: 600 }, opsz: 18 }, features: READING },
  display: { from: ROMAN, text: DATES, axes: { wght: 400, opsz: 48 }, features: READING },
  italic: { from: ITALIC, text: TEXT, axes: { wght: 400, opsz: 20 }, features: READING },
  sans: { from: SANS, text: TEXT, axes: { wght: { min: 400, max: 700 } }, features: READING },
  notes: { from: SANS, text: ` ${DIGITS}`, axes: { wght: 500 }, features: FIGURES, advance: NOTE },
  'notes-bold': { from: SANS, text: ` ${DIGITS}`, axes: { wght: 700 }, features: FIGURES, advance: NOTE },
  'roman-rest': { from: ROMAN, text: REST, axes: { wght: { min: 400, max: 600 }, opsz: 18 }, features: READING },
  'sans-rest': { from: SANS, text: REST, axes: { wght: { min: 400, max: 700 } }, features: READING },
};

/** Both licences ask that they come along. */
const LICENCES = { Newsreader: ROMAN, 'Public Sans': SANS };

const licenceOf = (path) => readFileSync(join(dirname(resolve(path)), '../LICENSE'), 'utf8');

/** What the fonts are made from, as a text that changes with it. */
function recipe() {
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)));
  for (const path of [ROMAN, ITALIC, SANS]) hash.update(readFileSync(resolve(path)));
  return hash.digest('hex');
}

/** The file of a font of the table. */
async function fontOf({ from, text, axes, features: keepFeatures, advance }) {
  const whole = readFileSync(resolve(from));
  if (!advance) return subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: axes, keepFeatures });
  const plain = await subsetFont(whole, text, { targetFormat: 'truetype', variationAxes: axes, keepFeatures });
  setAdvance(plain, advance);
  return subsetFont(plain, text, { targetFormat: 'woff2', keepFeatures });
}

/**
 * Makes all characters of a TrueType font equally wide: `advance` is a part of their size. The
 * table `hmtx` holds pairs of advance and left side, `hhea` says how many (OpenType 1.9).
 */
function setAdvance(font, advance) {
  const tables = new Map();
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16)
    tables.set(font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8));
  const unitsPerEm = font.readUInt16BE(tables.get('head') + 18);
  const count = font.readUInt16BE(tables.get('hhea') + 34);
  for (let pair = 0; pair < count; pair++)
    font.writeUInt16BE(Math.round(unitsPerEm * advance), tables.get('hmtx') + 4 * pair);
}

/** Makes the fonts where they are not there yet. Two builds may do so at once. */
export async function makeFonts() {
  const made = recipe();
  const stamp = join(FOLDER, 'recipe.txt');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === made) return;
  const next = `${FOLDER.slice(0, -1)}-${process.pid}`;
  await mkdir(next, { recursive: true });
  for (const [name, font] of Object.entries(FONTS)) await writeFile(join(next, `${name}.woff2`), await fontOf(font));
  const licences = Object.entries(LICENCES).map(([name, path]) => `${name}\n\n${licenceOf(path)}`);
  await writeFile(join(next, 'LICENCES.txt'), licences.join('\n\n'));
  await writeFile(join(next, 'recipe.txt'), made);
  await rm(FOLDER, { recursive: true, force: true });
  await rename(next, FOLDER).catch((problem) => {
    // Another build was quicker.
    if (problem.code !== 'ENOTEMPTY') throw problem;
  });
}
