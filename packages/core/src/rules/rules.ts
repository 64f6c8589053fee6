import { antiking } from './antiking.ts';
import { antiknight } from './antiknight.ts';
import { antitaxicab } from './antitaxicab.ts';
import { diagonals } from './diagonals.ts';
import { disjoint } from './disjoint.ts';
import { dutchFlatmates } from './dutchflatmates.ts';
import { globalEntropy, globalModular } from './global-groups.ts';
import { negativeDifference, negativeRatio, negativeSum } from './negatives.ts';
import { nonconsecutive } from './nonconsecutive.ts';
import { regionSameValues } from './regionsamevalues.ts';
import type { NamedRule } from './rule.ts';
import { windows } from './windows.ts';

const ROWS = [
  diagonals,
  windows,
  disjoint,
  antiknight,
  antiking,
  nonconsecutive,
  negativeRatio,
  negativeDifference,
  negativeSum,
  globalEntropy,
  globalModular,
  antitaxicab,
  dutchFlatmates,
  regionSameValues,
] as const;

/** The name of a rule, as geometry ids write it. */
export type RuleName = (typeof ROWS)[number]['name'];

/** A rule that can be added to a board. */
export type Rule = NamedRule<RuleName>;

/** Every rule that can be added to a board; geometry ids list them in this order. */
export const RULES: readonly Rule[] = ROWS;

/** The rule with a name; undefined when there is none. */
export const ruleNamed = (name: string): Rule | undefined => RULES.find((rule) => rule.name === name);
