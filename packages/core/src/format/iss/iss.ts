import { err, fail, type Result } from '../../result.ts';
import type { Format, ParseOptions, Reading } from '../format.ts';
import { locate, type Trouble, trouble } from '../text/trouble.ts';
import { queryIn } from './address.ts';
import { killerIn, numberedKiller, readKiller, readNumbered } from './killers.ts';
import { readIss } from './read.ts';
import { issText } from './write.ts';

const LONGEST = 1 << 20;

/** An item at the start of a text: arguments, or a type that is no row of letters. */
const START =
  /^[\s\ufeff]{0,1000}(?:\.\s{0,99}){1,3}(?:[A-Z][a-z][A-Za-z]{0,40}\s{0,99}(?:[~.]|$)|[A-Za-z]{0,40}\s{0,99}~)/;

function read(text: string, options: ParseOptions = {}): Result<Reading, Trouble> {
  if (text.length > LONGEST) return trouble('iss', 0, `The text has more than ${LONGEST} characters.`);
  const killer = killerIn(text);
  if (killer) return readKiller(killer.cells, killer.start);
  const numbered = numberedKiller(text);
  if (numbered) return readNumbered(numbered);
  const query = queryIn(text);
  if (!query) return readIss(text, text.search(/[^\s\ufeff]|$/), options);
  const result = readIss(query.text, query.text.search(/\S|$/), options);
  const placeOf = (offset: number): number => query.places[offset] ?? text.length;
  return result.ok ? result : err({ ...result.error, offset: placeOf(result.error.offset) });
}

/** The texts and addresses of Interactive Sudoku Solver. */
export const iss: Format<'iss'> = {
  name: 'iss',
  says: 'text of Interactive Sudoku Solver such as .Cage~15~R1C1~R1C2, its address (?q=…), or a killer in 81 characters',
  record: 'document',
  signs: { fitsLine: true },
  canPrint: (puzzle) => issText(puzzle) !== undefined,
  looksLike: (text) =>
    START.test(text) ||
    killerIn(text) !== undefined ||
    numberedKiller(text) !== undefined ||
    START.test(queryIn(text)?.text ?? ''),
  parse: (text, options) => locate(text, read(text, options)),
  print: (puzzle) =>
    issText(puzzle) ??
    fail(
      `ISS text for ${puzzle.geometry.id}; expected 1 to 16 digits, rules and clues of ISS, two candidates for every empty cell`,
    ),
};
