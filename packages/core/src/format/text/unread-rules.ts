import type { Geometry } from '../../geometry/geometry.ts';
import { SPOKEN_RULES } from './spoken-rules.ts';

/** Clues of any relation: what a text says in words of its own may be one of them. */
const ANYTHING = ['pair', 'pairx', 'automaton', 'anyof', 'connected', 'extracells', 'samerun'];

/** Words that take back what they name: "not all dots are given", "there are no cages". */
const TAKEN_BACK =
  /\b(?:not|nicht) (?:necessarily )?(?:all|every|alle)\b[^.;]*|\b(?:there (?:is|are)|es gibt) (?:no|kein\w*)\b[^.;]*|\bno (?:negative|implicit)\b[^.;]*/g;

/** Some words of the same sentence. */
const SOME_WORDS = '\\b[^.;]{0,80}\\b';

/** The words of the rows as regular expressions, once somebody wants them. */
let expressions: readonly RegExp[] | undefined;

const expressionOf = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\wäöüß])(?:${words.join('|').replaceAll(' ~ ', SOME_WORDS)})(?![\\wäöüß])`, 'g');

/** The words of a text of rules: small letters, plain apostrophes, one space between words. */
const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”„*_]/g, '')
    .replace(/\s+/g, ' ');

/**
 * The rules of which a text speaks and which a board does not have: names of kinds of clues and of
 * rules, and English names of rules that no board can hold.
 */
export function unreadRules(text: string, { rules }: Pick<Geometry, 'rules'>): string[] {
  const names = new Set<string>(rules.map(({ name }) => name));
  if (text === '' || ANYTHING.some((name) => names.has(name))) return [];
  expressions ??= SPOKEN_RULES.map(({ words }) => expressionOf(words));
  const unread = new Set<string>();
  let left = wordsOf(text).replace(TAKEN_BACK, ' ');
  for (const [index, { name, read }] of SPOKEN_RULES.entries()) {
    const rest = left.replace(expressions[index]!, '|');
    if (rest !== left && !read.some((other) => names.has(other))) unread.add(name);
    left = rest;
  }
  return [...unread];
}
