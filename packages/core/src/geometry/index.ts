export { KINDS, kindNamed } from '../rules/kinds.ts';
export { clueFault, geometryOf, withClues } from './clues.ts';
export * from './plain.ts';
export { boxFilling } from './shaped.ts';
