import type { NamedRule } from './rule.ts';

/**
 * The names of all rules that can be added to a board; geometry ids list them in this order. Who
 * only reads names loads no rule.
 */
export const RULE_NAMES = [
  'x',
  'windows',
  'disjoint',
  'antiknight',
  'antiking',
  'nonconsecutive',
  'neg-ratio',
  'neg-diff',
  'neg-xv',
  'globalentropy',
  'globalmod',
  'antitaxicab',
  'dutchflatmates',
  'regionsamevalues',
] as const;

/** The name of a rule, as geometry ids write it. */
export type RuleName = (typeof RULE_NAMES)[number];

/** A rule that can be added to a board. */
export type Rule = NamedRule<RuleName>;

/** Whether a text is the name of a rule. */
export const isRuleName = (name: string): name is RuleName => (RULE_NAMES as readonly string[]).includes(name);
