import { thinker } from './thinking.ts';

/**
 * Backtracking over lists: what is possible in each cell is worked out once, from the givens, and
 * the search tries nothing else. Same calls as plain backtracking, fewer digits looked at.
 */
export const possibles = /* @__PURE__ */ thinker(
  'possibles',
  'lists of possible digits, made once from the givens, then search',
  [],
);
