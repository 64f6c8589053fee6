export { KINDS, kindNamed } from '../rules/kinds.ts';
export { RULES, ruleNamed } from '../rules/rules.ts';
export { boardOf, clueFault, geometryOf, withClues } from './clues.ts';
export * from './plain.ts';
export { withRules } from './rules.ts';
export { boxFilling } from './shaped.ts';
