import { checkArgument, fail } from '../result.ts';
import { drawn } from './block/drawn.ts';
import { LONGEST_BLOCK } from './block/grid-text.ts';
import { jigsaw } from './block/jigsaw.ts';
import { numbers } from './block/numbers.ts';
import { pencilmarks } from './block/pencilmarks.ts';
import { rows } from './block/rows.ts';
import { sdk } from './block/sdk.ts';
import { sdx } from './block/sdx.ts';
import { ss } from './block/ss.ts';
import { html } from './document/html.ts';
import { ipuz } from './document/ipuz.ts';
import { json } from './document/json.ts';
import { keyed } from './document/keyed.ts';
import { lists } from './document/lists.ts';
import { opensudoku } from './document/opensudoku.ts';
import type { Format } from './format.ts';
import { fpuzzles } from './fpuzzles/fpuzzles.ts';
import { iss } from './iss/iss.ts';
import { bank } from './line/bank.ts';
import { candidates729 } from './line/candidates729.ts';
import { csv } from './line/csv.ts';
import { hodoku } from './line/hodoku.ts';
import { line } from './line/line.ts';
import { sdm } from './line/sdm.ts';
import { sudokupad } from './sudokupad/sudokupad.ts';
import { plainText } from './text/plain-text.ts';

// A format that is easier to recognise comes first.
const TABLE = [
  html,
  opensudoku,
  ipuz,
  json,
  fpuzzles,
  sudokupad,
  iss,
  keyed,
  lists,
  hodoku,
  bank,
  sdk,
  ss,
  pencilmarks,
  drawn,
  sdx,
  candidates729,
  jigsaw,
  rows,
  numbers,
  csv,
  line,
  sdm,
] as const;

/** The names of the formats. */
export type FormatName = (typeof TABLE)[number]['name'];

/**
 * Every way to write a puzzle as text. They are tried in this order: a format that is easier to
 * recognise comes first.
 */
export const FORMATS: readonly Format<FormatName>[] = TABLE;

/**
 * The format with a name, if there is one.
 *
 *     formatNamed('rows').record      // 'block'
 */
export function formatNamed<Name extends FormatName>(name: Name): Format<Name>;
export function formatNamed(name: string): Format | undefined;
export function formatNamed(name: string): Format | undefined {
  return FORMATS.find((format) => format.name === name);
}

/**
 * The format that a text seems to be written in. It is a guess from the look of the text, and
 * undefined when no format recognises it.
 *
 *     detectFormat('12..\n..1.\n....\n...4').name      // 'rows'
 */
export function detectFormat(text: string): Format | undefined {
  checkArgument('detectFormat', typeof text === 'string', text, 'a text that may be a puzzle');
  return recognised(plainText(text));
}

const recognised = (text: string): Format | undefined =>
  FORMATS.find((format) => (text.length <= LONGEST_BLOCK || format.record === 'document') && format.looksLike(text));

/**
 * The format to read a plain text in when the caller names none: the one it looks like, or else
 * the one that it was probably meant as.
 */
export const formatOf = (text: string): Format => recognised(text) ?? likeliest(text);

/** The format whose error helps most when no format recognises a text. */
export const likeliest = (text: string): Format =>
  FORMATS.find((format) => format.isMeant?.(text)) ?? fail('no format takes a text that looks like nothing');
