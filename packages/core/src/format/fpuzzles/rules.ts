import type { Geometry } from '../../geometry/geometry.ts';
import { isList, isObject, type Json, type JsonObject } from '../text/json-text.ts';
import { lookup } from '../text/lookup.ts';
import { isHeld } from './board.ts';
import { written } from './entry.ts';

/** The names that people give to rules. A rule that is not listed is named by its key. */
const RULES: Readonly<Record<string, string>> = lookup({
  cage: 'drawn cages',
  circle: 'drawn circles',
  line: 'drawn lines',
  negative: 'negative constraints',
  rectangle: 'drawn rectangles',
  text: 'drawn texts',
});

/** Keys that the reader knows, or that say nothing about the rules. */
const HARMLESS =
  /^(?:size|grid|title|author|ruleset|solution|highlightConflicts|disabledlogic|truecandidatesoptions|successMessage)$/;

/** Whether a member says something: it is there, and neither false nor empty. */
export const isSet = (value: Json | undefined): boolean =>
  value !== undefined && value !== null && value !== false && value !== '' && !(isList(value) && value.length === 0);

/**
 * The keys of drawings. A drawing often stands for a rule that the site has no name for.
 */
const DRAWINGS = ['cage', 'circle', 'line', 'rectangle', 'text'];

/** The keys of fog. Fog hides a part of the board until the player places digits near it. */
const FOG = ['foglight', 'fogofwar'];

/** Cells by their names as text that does not depend on their order. */
const anyOrder = (names: readonly Json[]): string => names.map(String).sort().join();

/**
 * Whether drawings add no rule: each shows a rule that has its own key, or lies on the cells of a
 * clue, or is a text about the puzzle.
 */
const isDecoration = (key: string, value: Json | undefined, { clues, size }: Geometry): boolean => {
  const lists = new Set(clues.flatMap(({ cells }) => cells).map((cells) => anyOrder(written(cells, size))));
  const isOnClues = (drawing: JsonObject): boolean => {
    const cells = drawing.get('cells');
    const drawn = isList(cells) && !isSet(drawing.get('value')) ? [cells] : drawing.get('lines');
    return isList(drawn) && drawn.every((list) => isList(list) && lists.has(anyOrder(list)));
  };
  return (
    DRAWINGS.includes(key) &&
    isList(value) &&
    value.every((drawing) => isObject(drawing) && (isShown(drawing) || isOnClues(drawing)))
  );
};

/** Marks of programs that draw what another key says. */
const TAGS = ['fromConstraint', 'isNewConstraint', 'fromRangskSolver'];

const isShown = (drawing: JsonObject): boolean =>
  TAGS.some((tag) => isSet(drawing.get(tag))) || isRemark(drawing.get('value'));

/**
 * Whether the text of a cage is about the puzzle, such as "title: …", or marks a light in the fog.
 */
const isRemark = (value: Json | undefined): boolean =>
  typeof value === 'string' && /^(?:(?:title|author|rules|solution|msgcorrect)\s*:|FOGLIGHT$|FOW$)/i.test(value);

/** The names of the rules in the JSON of f-puzzles that its board does not hold. */
export function rulesIn(json: JsonObject, geometry: Geometry): { readonly rules: string[]; readonly hasFog: boolean } {
  const rules: string[] = [];
  let hasFog = false;
  for (const [key, value] of json) {
    if (HARMLESS.test(key) || isHeld(json, key) || !isSet(value) || isDecoration(key, value, geometry)) continue;
    if (FOG.includes(key)) hasFog = true;
    else rules.push(RULES[key] ?? key.slice(0, 40));
  }
  return { rules, hasFog };
}
