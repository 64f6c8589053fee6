import { antitaxicab } from './antitaxicab.ts';
import { COMMON_ROWS } from './common-rules.ts';
import { dutchFlatmates } from './dutchflatmates.ts';
import { globalEntropy, globalModular } from './global-groups.ts';
import { negativeDifference, negativeRatio, negativeSum } from './negatives.ts';
import { nonconsecutive } from './nonconsecutive.ts';
import { regionSameValues } from './regionsamevalues.ts';
import type { NamedRule } from './rule.ts';
import type { RULE_NAMES, Rule } from './rule-names.ts';

/** A rule for each name, in the order of the names. */
type RulesOf<Names extends readonly string[]> = { readonly [Place in keyof Names]: NamedRule<Names[Place]> };

const ROWS: RulesOf<typeof RULE_NAMES> = [
  ...COMMON_ROWS,
  nonconsecutive,
  negativeRatio,
  negativeDifference,
  negativeSum,
  globalEntropy,
  globalModular,
  antitaxicab,
  dutchFlatmates,
  regionSameValues,
];

/** Every rule that can be added to a board; geometry ids list them in this order. */
export const RULES: readonly Rule[] = ROWS;

/**
 * The rule with a name; undefined when there is none.
 *
 *     ruleNamed('x').name      // 'x'
 */
export const ruleNamed = (name: string): Rule | undefined => RULES.find((rule) => rule.name === name);
