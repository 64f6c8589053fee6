import { bank } from './bank.ts';
import { candidates729 } from './candidates729.ts';
import { csv } from './csv.ts';
import { drawn } from './drawn.ts';
import type { Format } from './format.ts';
import { fpuzzles } from './fpuzzles.ts';
import { LONGEST_BLOCK } from './grid-text.ts';
import { hodoku } from './hodoku.ts';
import { ipuz } from './ipuz.ts';
import { jigsaw } from './jigsaw.ts';
import { json } from './json.ts';
import { line } from './line.ts';
import { lists } from './lists.ts';
import { numbers } from './numbers.ts';
import { opensudoku } from './opensudoku.ts';
import { pencilmarks } from './pencilmarks.ts';
import { rows } from './rows.ts';
import { sdk } from './sdk.ts';
import { sdm } from './sdm.ts';
import { sdx } from './sdx.ts';
import { ss } from './ss.ts';
import { sudokupad } from './sudokupad.ts';

/** Every way to write a puzzle as text. A text is tried in this order: what has the more telling look comes first. */
export const FORMATS: readonly Format[] = [
  opensudoku,
  ipuz,
  json,
  fpuzzles,
  sudokupad,
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
];

/**
 * The format with a name, if there is one.
 *
 *     formatNamed('rows').record      // 'block'
 */
export const formatNamed = (name: string): Format | undefined => FORMATS.find((format) => format.name === name);

/**
 * The format that a text seems to be written in; a guess from its look. Nothing when no format recognises it.
 *
 *     detect('12..\n..1.\n....\n...4').name      // 'rows'
 */
export const detect = (text: string): Format | undefined =>
  FORMATS.find((format) => (text.length <= LONGEST_BLOCK || format.record === 'document') && format.looksLike(text));
