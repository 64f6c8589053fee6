import { antiking } from './antiking.ts';
import { antiknight } from './antiknight.ts';
import { diagonals } from './diagonals.ts';
import { disjoint } from './disjoint.ts';
import type { Rule } from './rule-names.ts';
import { windows } from './windows.ts';

/** The rows of `COMMON_RULES`, with the name of each. */
export const COMMON_ROWS = [diagonals, windows, disjoint, antiknight, antiking] as const satisfies readonly Rule[];

/**
 * The rules that newspapers print, the first of `RULES`. A program that needs no rare rules loads
 * only these.
 */
export const COMMON_RULES: readonly Rule[] = COMMON_ROWS;
