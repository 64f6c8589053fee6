import { apartByMoves } from './moves.ts';
import type { NamedRule } from './rule.ts';

export const antiknight: NamedRule<'antiknight'> = /* @__PURE__ */ apartByMoves(
  'antiknight',
  'cells a knight’s move apart differ',
  [
    [1, 2],
    [2, 1],
    [1, -2],
    [2, -1],
  ],
  (rows, columns) => rows * columns === 2,
);
