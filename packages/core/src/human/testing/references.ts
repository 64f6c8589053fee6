import { CHAINS } from './chains.ts';
import { COLORING } from './coloring.ts';
import { HOUSES } from './houses.ts';
import { ONE_DIGIT } from './one-digit.ts';
import type { Reference } from './plain.ts';
import { SETS } from './sets.ts';
import { UNIQUENESS } from './uniqueness.ts';
import { WINGS } from './wings.ts';

/** Every technique that a plain search can judge. */
export const REFERENCES: readonly Reference[] = [
  ...HOUSES,
  ...ONE_DIGIT,
  ...COLORING,
  ...WINGS,
  ...UNIQUENESS,
  ...SETS,
  ...CHAINS,
];
