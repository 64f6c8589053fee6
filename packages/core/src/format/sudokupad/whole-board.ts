import type { Geometry } from '../../geometry/geometry.ts';
import type { RuleName } from '../../rules/rule-names.ts';
import { ruleNamed } from '../../rules/rules.ts';
import { windows } from '../../rules/windows.ts';
import { isList, isObject, type JsonObject } from '../text/json-text.ts';
import { lookup } from '../text/lookup.ts';
import type { Words } from './cages.ts';
import { type Drawing, shapesOf } from './look.ts';
import { isGrey, type Part } from './parts.ts';
import { middleOf } from './places.ts';

/** The rules for the whole board by the words of SudokuPad. */
export const FLAGS: Readonly<Record<string, RuleName>> = lookup({
  antiknight: 'antiknight',
  antiking: 'antiking',
  disjoint: 'disjoint',
  nonconsecutive: 'nonconsecutive',
  antiratio: 'neg-ratio',
  antixv: 'neg-xv',
});

/** The rules that are told by a word, and words that are not known. */
export interface Flags {
  readonly rules: readonly RuleName[];
  readonly unknown: readonly string[];
}

/** Reads the words of the members `global` and `metadata`. */
export function flagsIn(json: JsonObject): Flags {
  const global = json.get('global');
  const metadata = json.get('metadata');
  const words = isList(global) ? global.filter((word) => typeof word === 'string') : [];
  const switches = isObject(metadata) ? ['antiknight', 'antiking'].filter((name) => metadata.get(name) === true) : [];
  const all = [...new Set([...words.map((word) => word.slice(0, 40)), ...switches])];
  return {
    rules: all.flatMap((word) => FLAGS[word] ?? []),
    unknown: all.filter((word) => FLAGS[word] === undefined),
  };
}

/** Words of the rules from which SudokuPad itself concludes that a rule holds. */
const SAID: readonly (readonly [rule: RuleName, words: RegExp])[] = [
  ['antiknight', /anti-?\s?knight|knight'?s\s+move/i],
  ['antiking', /anti-?\s?king|king'?s\s+move/i],
  ['nonconsecutive', /non-?\s?consecutive/i],
];

/** The rules that the words name, as far as the solution keeps them. */
export function saidRules(words: Words, board: Geometry, solution: ArrayLike<number> | undefined): RuleName[] {
  const said = words('rules');
  if (typeof said !== 'string' || !solution) return [];
  return SAID.filter(([, pattern]) => pattern.test(said))
    .map(([rule]) => rule)
    .filter((name) => ruleNamed(name)!.holds(solution, board));
}

/** The grey squares of a drawing that are the windows of the board; none when some are missing. */
export function windowParts({ parts, size }: Drawing, board: Geometry): readonly Part[] {
  const middles = windows.signs(board).map(({ cells }) => middleOf(cells, size).join());
  const found = shapesOf({ parts, size }).filter(
    ({ center, fill, isRound }) => !isRound && fill && isGrey(fill) && middles.includes(center.join()),
  );
  return found.length === middles.length ? found : [];
}
