import { checkArgument } from '../../result.ts';
import { TECHNIQUES, type TechniqueId } from '../techniques.ts';
import { namesOf } from './names.ts';
import { typosIn } from './typos.ts';

/** A name without accents, as words, and the words joined, so that "x wing" is "xwing". */
interface Plain {
  /** With its signs, so that a name and the same with a plus are two. */
  readonly signed: string;
  readonly words: readonly string[];
  readonly whole: string;
  /** The whole from the start of each word on. */
  readonly tails: readonly string[];
}

// Shorter inputs must stand at the start of a word.
const LEAST_INSIDE = 3;
// Words of this many letters forgive one typing error, or two.
const FORGIVES = { one: 4, two: 8 };
// A match of a family ranks below the same match of a technique, and a match of single words below
// that of all words.
const FAMILY_COSTS = 0.5;
const WORDS_COST = 0.5;

/**
 * Techniques that a person may mean, the likeliest first: by name in any language, by other names,
 * by family. Accents, hyphens and spaces do not count. If no name matches exactly, one or two
 * typing errors are forgiven. For an empty text: all techniques.
 *
 *     searchTechniques('ywing')[0]      // 'xy-wing'
 *     searchTechniques('naked twins')      // ['naked-pair']
 *     searchTechniques('Schwertfsich')[0]      // 'swordfish'
 */
export function searchTechniques(text: string): TechniqueId[] {
  checkArgument('searchTechniques', typeof text === 'string', text, 'a text');
  const typed = plainOf(text);
  if (typed.whole === '') return TECHNIQUES.map(({ id }) => id);
  const asTyped = ranked((name) => likeness(typed, name));
  return asTyped.length > 0 ? asTyped : ranked((name) => typosBetween(typed, name));
}

/** The techniques with a finite cost, the least first. Equal costs keep the usual order. */
function ranked(costOf: (name: Plain) => number): TechniqueId[] {
  const least = (names: readonly Plain[]): number => Math.min(...names.map(costOf));
  return namesOfAll()
    .map(({ id, own, family }) => ({ id, cost: Math.min(least(own), least(family) + FAMILY_COSTS) }))
    .filter(({ cost }) => Number.isFinite(cost))
    .sort((a, b) => a.cost - b.cost)
    .map(({ id }) => id);
}

interface Names {
  readonly id: TechniqueId;
  readonly own: readonly Plain[];
  readonly family: readonly Plain[];
}

let allNames: readonly Names[] | undefined;

const namesOfAll = (): readonly Names[] =>
  (allNames ??= TECHNIQUES.map((technique) => {
    const { own, family } = namesOf(technique);
    return { id: technique.id, own: [technique.id, ...own].map(plainOf), family: family.map(plainOf) };
  }));

function plainOf(text: string): Plain {
  const bare = text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe');
  const words = bare.match(/[\p{L}\p{M}]+|\d+/gu) ?? [];
  return { signed: bare, words, whole: words.join(''), tails: words.map((_, at) => words.slice(at).join('')) };
}

/**
 * The cost of a match without typing errors: 0 for the same words, a little for the same characters
 * too, Infinity for no match.
 */
function likeness(typed: Plain, name: Plain): number {
  if (name.signed === typed.signed) return -1;
  if (name.whole === typed.whole) return 0;
  if (name.whole.startsWith(typed.whole)) return 1;
  if (name.tails.some((tail) => tail.startsWith(typed.whole))) return 2;
  if (doBegin(typed.words, name.tails)) return 3;
  if (typed.whole.length >= LEAST_INSIDE && name.whole.includes(typed.whole)) return 4;
  return Number.POSITIVE_INFINITY;
}

/** Whether each word begins another tail, in any order; the longest words choose first. */
function doBegin(words: readonly string[], tails: readonly string[]): boolean {
  const left = [...tails];
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  return longestFirst.every((word) => {
    const at = left.findIndex((tail) => tail.startsWith(word));
    return at >= 0 && left.splice(at, 1);
  });
}

/** The typing errors between a query and a name, as a single word or word by word. */
function typosBetween(typed: Plain, name: Plain): number {
  const forgiven = (part: string): number => {
    const typos = Math.min(...name.tails.map((tail) => typosIn(part, tail)));
    const most = part.length >= FORGIVES.two ? 2 : part.length >= FORGIVES.one ? 1 : 0;
    return typos <= most ? typos : Number.POSITIVE_INFINITY;
  };
  const wordByWord = typed.words.map(forgiven).reduce((sum, typos) => sum + typos, 0);
  return Math.min(forgiven(typed.whole), wordByWord + WORDS_COST);
}
