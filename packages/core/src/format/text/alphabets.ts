import { ALPHABET } from '../../geometry/names.ts';
import { COUNT, check, ok, type Result } from '../../result.ts';
import type { Notation } from '../format.ts';
import { quoted, type Trouble, trouble } from './trouble.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A way to write digits beyond 9. */
export interface Alphabet {
  /**
   * The name on a command line. `1-9A-G` and other beginnings of an alphabet mean the same
   * alphabet.
   */
  readonly name: string;
  readonly says: string;
  /** The characters of the digits 1, 2, 3 … */
  readonly characters: string;
}

/** The alphabets that texts use. Where several explain a text, the first of them is taken. */
export const ALPHABETS: readonly Alphabet[] = [
  {
    name: '1-9A-Z',
    says: '1 to 9, then A is ten: 16×16 as 1-9A-G, 25×25 as 1-9A-P',
    characters: ALPHABET,
  },
  {
    name: '0-9A-Z',
    says: '0 is the first digit and never a blank: 16×16 as 0-9A-F, 36×36 as 0-9A-Z',
    characters: `0123456789${LETTERS}`,
  },
  { name: 'A-Z', says: 'letters alone: 16×16 as A-P, 25×25 as A-Y', characters: LETTERS },
];

export const ONE_BASED: Alphabet = ALPHABETS[0]!;
export const ZERO_BASED: Alphabet = ALPHABETS[1]!;

/** The characters that may stand for an empty cell, unless the alphabet uses them for a digit. */
export const BLANKS = '.0*_X -?';

/**
 * The notation for a board when no text shows one: blanks are dots, and digits are 1-9A-Z. It is
 * 0-9A-Z on a 36×36 board, and where the first digit counts as 0.
 *
 *     usualNotation(9).blank      // '.'
 */
export function usualNotation(size: number, least = 1): Notation {
  check('usualNotation', 'size', size, COUNT);
  check('usualNotation', 'least', least, COUNT);
  return notationOf(
    least === 1 && size <= ONE_BASED.characters.length ? ONE_BASED.characters : ZERO_BASED.characters,
    '.',
  );
}

// Notations are shared, because all puzzles of a file have the same one. There are few: one for
// each pair of blank and alphabet.
const notations = new Map<string, Notation[]>();
const MOST_KEPT = 200;

export function notationOf(alphabet: string, blank: string): Notation {
  let known = notations.get(alphabet);
  if (!known) {
    if (notations.size >= MOST_KEPT) notations.clear();
    known = [];
    notations.set(alphabet, known);
  }
  let notation = known.find((other) => other.blank === blank);
  if (!notation) {
    notation = { alphabet, blank };
    known.push(notation);
  }
  return notation;
}

/**
 * The characters of an alphabet written as ranges or one by one: '0-9A-F' or '0123456789ABCDEF'.
 * It must have at least `size` different characters, all printable ASCII.
 */
export function charactersOf(alphabet: string, size: number): Result<string, Trouble> {
  if (alphabet.length <= 200) {
    const characters = alphabet.replace(/(.)-(.)/g, (_, first: string, last: string) => {
      let range = '';
      for (let code = first.charCodeAt(0); code <= last.charCodeAt(0) && range.length < 100; code++)
        range += String.fromCharCode(code);
      return range;
    });
    const known = ALPHABETS.find((row) => row.characters.startsWith(characters));
    const all = known ? known.characters : characters;
    if (/^[!-~]+$/.test(all) && new Set(all).size === all.length && all.length >= size) return ok(all);
  }
  return trouble(
    'alphabet',
    0,
    `${quoted(alphabet)} is no alphabet for ${size} digits; write one such as ${ALPHABETS.map((row) => row.name).join(', ')}, or ${size} different characters.`,
  );
}
