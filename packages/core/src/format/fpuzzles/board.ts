import { clueFault, geometryOf, withClues } from '../../geometry/clues.ts';
import type { Geometry } from '../../geometry/geometry.ts';
import { regionsId } from '../../geometry/ids.ts';
import { isKind, sized } from '../../geometry/layouts.ts';
import { cellName } from '../../geometry/names.ts';
import { err, ok, type Result } from '../../result.ts';
import type { Clue } from '../../rules/clue.ts';
import { isList, type JsonObject, shown, wholeNumber } from '../text/json-text.ts';
import { CLUE_KEYS, canWriteClue, readClues } from './clues.ts';

/** The switches of f-puzzles that are rules of ours. Both diagonals together are one rule. */
const SWITCHES: readonly (readonly [rule: string, keys: readonly string[]])[] = [
  ['x', ['diagonal+', 'diagonal-']],
  ['disjoint', ['disjointgroups']],
  ['antiknight', ['antiknight']],
  ['antiking', ['antiking']],
];

/** The words of the list `negative` that are rules of ours. */
const NEGATIVES: readonly (readonly [rule: string, word: string])[] = [
  ['neg-ratio', 'ratio'],
  ['neg-xv', 'xv'],
];

const DIAGONALS = ['diagonal+', 'diagonal-'] as const;

/** The members of the JSON that a board holds whatever they say. */
const ALWAYS_HELD: readonly string[] = [...CLUE_KEYS, ...DIAGONALS, 'nonconsecutive'];

/** Whether the board of a JSON holds what one of its members says. */
export const isHeld = (json: JsonObject, key: string): boolean =>
  ALWAYS_HELD.includes(key) ||
  SWITCHES.some(([, keys]) => keys.includes(key)) ||
  (key === 'negative' && wordsIn(json).every((word) => NEGATIVES.some(([, known]) => known === word)));

function wordsIn(json: JsonObject): readonly unknown[] {
  const words = json.get('negative');
  return isList(words) ? words : [];
}

/** The region of every cell: its number, null where it is in none, or else its box. */
function regionsIn(size: number, cells: readonly JsonObject[]): Result<number[], string> {
  const { boxes } = sized(size);
  const regions: number[] = [];
  for (const [index, cell] of cells.entries()) {
    const json = cell.get('region');
    const region = json === undefined ? boxes[index]! : json === null ? -1 : wholeNumber(json);
    if (region === undefined || region >= size)
      return err(
        `${shown(json)} is no region of ${cellName(index, size)}; expected 0 to ${size - 1}, or null for none.`,
      );
    regions.push(region);
  }
  return ok(regions);
}

/** The board that the regions, switches and clues describe. */
export function boardOf(json: JsonObject, size: number, cells: readonly JsonObject[]): Result<Geometry, string> {
  const regions = regionsIn(size, cells);
  if (!regions.ok) return regions;
  const read = readClues(json, size);
  if (!read.ok) return read;
  const geometry = geometryOf(regionsId(regions.value, rulesOf(json, read.value)));
  if (!geometry.ok) return err(geometry.error.message);
  const clues = [...diagonalsIn(json, size), ...read.value];
  const fault = clues.map((clue) => clueFault(clue, geometry.value)).find((found) => found !== undefined);
  return fault === undefined ? ok(withClues(geometry.value, clues)) : err(fault);
}

/** The names of the rules for the whole board that are on. */
function rulesOf(json: JsonObject, clues: readonly Clue[]): string[] {
  const switched = SWITCHES.filter(([, keys]) => keys.every((key) => json.get(key) === true));
  const negatives = NEGATIVES.filter(([, word]) => wordsIn(json).includes(word));
  // Where dots of consecutive digits are drawn, the switch means that these are all there are.
  const noneElse = clues.some(isDotOfOne) ? 'neg-diff' : 'nonconsecutive';
  return [
    ...[...switched, ...negatives].map(([rule]) => rule),
    ...(json.get('nonconsecutive') === true ? [noneElse] : []),
  ];
}

const isDot = ({ rule }: Clue): boolean => rule === 'difference';
const isDotOfOne = (clue: Clue): boolean => isDot(clue) && clue.values[0] === 1;

/** The cells of a diagonal that goes up, or down, to the right. */
const diagonalCells = (name: (typeof DIAGONALS)[number], size: number): number[] =>
  Array.from({ length: size }, (_, row) => row * size + (name === 'diagonal+' ? size - 1 - row : row));

/** A diagonal that is switched on alone, as a clue. */
function diagonalsIn(json: JsonObject, size: number): Clue[] {
  const on = DIAGONALS.filter((name) => json.get(name) === true);
  return on.length === 1 ? [{ rule: 'diagonal', cells: [diagonalCells(on[0]!, size)], values: [] }] : [];
}

/** Whether f-puzzles has a word for a rule of a board. */
export const canWriteRule = (name: string, { clues }: Pick<Geometry, 'clues'>): boolean =>
  [...SWITCHES, ...NEGATIVES].some(([rule]) => rule === name) ||
  (name === 'nonconsecutive' && !clues.some(isDotOfOne)) ||
  (name === 'neg-diff' && clues.some(isDotOfOne) && clues.filter(isDot).every(isDotOfOne));

/** Whether f-puzzles has words for all that a board asks. */
export function canWriteBoard(geometry: Geometry): boolean {
  const { id, size, rows, columns, least, hasLines, boxes, rules, clues } = geometry;
  const known = geometryOf(id);
  return (
    known.ok &&
    Math.min(rows, columns) === size &&
    least === 1 &&
    hasLines &&
    boxes.every((region) => region < size) &&
    known.value.id === id &&
    rules.every((rule) => isKind(rule) || canWriteRule(rule.name, geometry)) &&
    clues.every((clue) => clue.rule === 'diagonal' || canWriteClue(clue, size))
  );
}

/** The switches of a board, as members of the JSON. */
export function switchesOf({ size, rules, clues }: Geometry): Record<string, unknown> {
  const has = (...names: readonly string[]): boolean => rules.some(({ name }) => names.includes(name));
  const isDrawn = (name: (typeof DIAGONALS)[number]): boolean =>
    clues.some(({ rule, cells: [line] }) => rule === 'diagonal' && line?.includes(diagonalCells(name, size)[0]!));
  const keys = [
    ...SWITCHES.filter(([rule]) => has(rule)).flatMap(([, own]) => own),
    ...DIAGONALS.filter(isDrawn),
    ...(has('nonconsecutive', 'neg-diff') ? ['nonconsecutive'] : []),
  ];
  const negative = NEGATIVES.filter(([rule]) => has(rule)).map(([, word]) => word);
  return { ...Object.fromEntries(keys.map((key) => [key, true])), ...(negative.length > 0 && { negative }) };
}
