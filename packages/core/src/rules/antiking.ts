import { apartByMoves } from './moves.ts';
import type { NamedRule } from './rule.ts';

export const antiking: NamedRule<'antiking'> = /* @__PURE__ */ apartByMoves(
  'antiking',
  'cells that touch at a corner differ',
  [
    [1, 1],
    [1, -1],
  ],
  (rows, columns) => rows === 1 && columns === 1,
);
