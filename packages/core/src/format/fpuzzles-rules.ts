import { isList, isObject, type Json, type JsonObject } from './json-text.ts';

/** Rules that a Puzzle cannot hold, by what people call them; others go by their key. */
const RULES: Readonly<Record<string, string>> = {
  'diagonal+': 'the diagonal from bottom left to top right',
  'diagonal-': 'the diagonal from top left to bottom right',
  arrow: 'arrows',
  cage: 'drawn cages',
  betweenline: 'between lines',
  circle: 'drawn circles',
  clone: 'clones',
  difference: 'differences',
  even: 'even cells',
  extraregion: 'extra regions',
  killercage: 'killer cages',
  line: 'drawn lines',
  littlekillersum: 'little killers',
  maximum: 'maximum cells',
  minimum: 'minimum cells',
  negative: 'negative constraints',
  nonconsecutive: 'neighbours not consecutive',
  odd: 'odd cells',
  palindrome: 'palindromes',
  quadruple: 'quadruples',
  ratio: 'ratios',
  rectangle: 'drawn rectangles',
  sandwichsum: 'sandwich sums',
  text: 'drawn texts',
  thermometer: 'thermometers',
  xv: 'X and V',
};

/** Keys that are read, or that say nothing about the rules. */
const HARMLESS =
  /^(?:size|grid|title|author|ruleset|solution|highlightConflicts|disabledlogic|truecandidatesoptions|successMessage|antiknight|antiking|disjointgroups)$/;

/** Whether a member says something. */
export const isSet = (value: Json | undefined): boolean =>
  value !== undefined && value !== null && value !== false && value !== '' && !(isList(value) && value.length === 0);

/**
 * What may be drawn on a board. A drawing often stands for a rule that the site has no name for.
 */
const DRAWINGS = ['cage', 'circle', 'line', 'rectangle', 'text'];

/** What is hidden until digits stand near it. */
const FOG = ['foglight', 'fogofwar'];

/**
 * Whether drawings say nothing new: they show a rule that has its own key, or they are texts about
 * the puzzle.
 */
const isDecoration = (key: string, value: Json | undefined): boolean =>
  DRAWINGS.includes(key) && isList(value) && value.every((drawing) => isObject(drawing) && isShown(drawing));

const isShown = (drawing: JsonObject): boolean =>
  isSet(drawing.get('fromConstraint')) || isSet(drawing.get('isNewConstraint')) || isRemark(drawing.get('value'));

/**
 * Whether the text of a cage tells about the puzzle: "title: …" and the like, or what lights up
 * fog.
 */
const isRemark = (value: Json | undefined): boolean =>
  typeof value === 'string' && /^(?:(?:title|author|rules|solution|msgcorrect)\s*:|FOGLIGHT$|FOW$)/i.test(value);

/** The names of the rules in the JSON of f-puzzles, but for those of the keys that are held. */
export function rulesIn(
  json: JsonObject,
  held: readonly string[],
): { readonly rules: string[]; readonly hasFog: boolean } {
  const rules: string[] = [];
  let hasFog = false;
  for (const [key, value] of json) {
    if (HARMLESS.test(key) || held.includes(key) || !isSet(value) || isDecoration(key, value)) continue;
    if (FOG.includes(key)) hasFog = true;
    else rules.push(RULES[key] ?? key.slice(0, 40));
  }
  return { rules, hasFog };
}
