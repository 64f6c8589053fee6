import { thinker } from './thinker.ts';

/**
 * Backtracking with lists. The possibles of each cell are worked out once, from the givens, and the
 * search tries nothing else. It takes the same calls as plain backtracking, but looks at fewer
 * digits.
 */
export const possibles = /* @__PURE__ */ thinker(
  'possibles',
  'lists of possible digits, made once from the givens, then search',
  [],
);
