import { geometryOf } from '../../geometry/clues.ts';
import { LARGEST_SIZE } from '../../geometry/geometry.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { err, fail, type Result } from '../../result.ts';
import type { Format, ParseOptions, Reading } from '../format.ts';
import { canPrintFpuzzles, fpuzzlesJson, isLinkLike, onlyNamed, readPayload } from '../fpuzzles/fpuzzles.ts';
import { readRun } from '../line/line.ts';
import { readWholeJson } from '../text/json-text.ts';
import { lzCompress, lzDecompress } from '../text/lz.ts';
import { percentDecoded } from '../text/plain-text.ts';
import { locate, type Trouble, trouble } from '../text/trouble.ts';
import { readDocument } from './document.ts';
import { documentJson } from './writing.ts';

const LONGEST_JSON = 1 << 22;

const LINK =
  /^[\s\ufeff]{0,1000}(?:https?:\/\/[^\s?]{0,200}\/(?:\?puzzleid=)?)?(fpuzzles|fpuz|scl|ctc|scf)([A-Za-z0-9+/=%$-]{10,})/;

const KINDS = 'scl…, ctc…, scf… or fpuzzles…';

/** Any other link to the site. It holds only the name of a puzzle that the site keeps. */
const ID_LINK = /^[\s\ufeff]{0,1000}https?:\/\/(?:[\w-]{1,60}\.){0,3}(?:sudokupad\.app|crackingthecryptic\.com)\/\S/i;

const CLASSIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx';

/**
 * Expands the short form of classic boards. A character stands for a digit and the 0 to 5 blanks
 * after it.
 */
function unpacked(payload: string): string {
  let cells = '';
  for (const character of payload) {
    const index = CLASSIC.indexOf(character);
    if (index < 0 || cells.length > LARGEST_SIZE ** 2) return '';
    cells += String(index % 10) + '0'.repeat(Math.floor(index / 10));
  }
  return cells;
}

/** The JSON of the site as it is, not compressed. */
const isPlain = (text: string): boolean =>
  /^[\s\ufeff]{0,1000}\{/.test(text) && /"?cells"?\s{0,9}:\s{0,9}\[\s{0,9}\[\s{0,9}\{/.test(text.slice(0, 100_000));

function read(text: string, options: ParseOptions = {}): Result<Reading, Trouble> {
  if (isPlain(text)) {
    const json = readWholeJson(text, true);
    return json.ok ? readDocument(json.value, options) : json;
  }
  const [, kind = '', payload = ''] = (isLinkLike(text) && LINK.exec(text)) || [];
  const start = Math.max(text.indexOf(payload), 0);
  const at = (result: Result<Reading, Trouble>): Result<Reading, Trouble> =>
    result.ok ? result : err({ ...result.error, offset: start });
  if (payload === '' && isLinkLike(text) && ID_LINK.test(text)) return onlyNamed('SudokuPad', KINDS);
  if (payload === '') return trouble('sudokupad', 0, `No SudokuPad link; expected an address with ${KINDS}.`);
  if (kind.startsWith('fpuz')) return readPayload(payload, start, options);
  if (kind === 'scf') {
    const run = unpacked(payload);
    return run === ''
      ? trouble('character', start, 'The payload of an scf link has characters from 0 to 9, A to Z and a to x only.')
      : at(readRun(run, 0, run.length, options));
  }
  const json = lzDecompress(percentDecoded(payload), LONGEST_JSON);
  if (!json.ok) return at(json);
  const value = readWholeJson(json.value, true);
  return at(value.ok ? readDocument(value.value, options) : value);
}

function hasDrawings({ geometry, struckOut = [] }: Puzzle): boolean {
  const { clues, columns, id, least, rows, size } = geometry;
  const isUsual = rows === size && columns === size && least === 1;
  return clues.length > 0 && struckOut.length === 0 && isUsual && geometryOf(id).ok;
}

/**
 * The links of SudokuPad. A board with clues is written with its drawings. Any other is written as
 * the payload of f-puzzles, which SudokuPad reads too, because it holds candidates.
 */
export const sudokupad: Format<'sudokupad'> = {
  name: 'sudokupad',
  says: 'SudokuPad link or its JSON: scl, ctc, scf or fpuzzles; what its drawings mean is guessed',
  record: 'document',
  canPrint: (puzzle) => hasDrawings(puzzle) || canPrintFpuzzles(puzzle),
  signs: { fitsLine: true },
  looksLike: (text) => isPlain(text) || (isLinkLike(text) && (LINK.test(text) || ID_LINK.test(text))),
  parse: (text, options) => locate(text, read(text, options)),
  holds: ['solution', 'title', 'author', 'rules'],
  print: (puzzle, _notation, options = {}) => {
    if (hasDrawings(puzzle)) return `${SITE}scl${percentEncoded(lzCompress(documentJson(puzzle, options)))}`;
    return canPrintFpuzzles(puzzle)
      ? `${SITE}fpuzzles${percentEncoded(lzCompress(fpuzzlesJson(puzzle, options.about)))}`
      : fail(`SudokuPad for ${puzzle.geometry.id}; expected clues without candidates, or a board of f-puzzles`);
  },
};

const SITE = 'https://sudokupad.app/';

const percentEncoded = (base64: string): string =>
  base64.replace(/[+/=]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
