import type { Key } from '../../text/index.ts';

/**
 * English texts, and the keys of texts in every language that say the same; what is in brackets
 * fills the holes `one` and `other`.
 */
export type Patterns = readonly (readonly [RegExp, Key])[];

/**
 * What solvers give as reasons, in English: a few patterns, in which houses stand as in `HOUSES`.
 */
export const REASONS: Patterns = [
  [/^naked single$/, 'watch.why.naked'],
  [/^hidden single$/, 'watch.why.hidden'],
  [/^only place in (.+)$/, 'watch.why.place'],
  [/^locked in (.+) and (.+)$/, 'watch.why.locked'],
  [/^naked pair in (.+)$/, 'watch.why.pair'],
];
/** The names of houses in them. */
export const HOUSES: Patterns = [
  [/^row (\d+)$/, 'watch.row'],
  [/^column (\d+)$/, 'watch.column'],
  [/^box (\d+)$/, 'watch.box'],
  [/^extra house (\d+)$/, 'watch.extra'],
];
