import { related } from './lowering.ts';
import { cellsOf, neighbourPairs, neighboursOf } from './places.ts';
import type { NamedRule } from './rule.ts';

export const nonconsecutive: NamedRule<'nonconsecutive'> = {
  name: 'nonconsecutive',
  says: 'cells side by side never hold consecutive digits',
  demands: (frame) => related(neighbourPairs(frame), frame, (a, b) => a - b !== 1 && b - a !== 1),
  signs: () => [],
  holds: (solution, frame) =>
    cellsOf(frame).every((cell) =>
      neighboursOf(cell, frame).every((neighbour) => solution[neighbour] !== solution[cell]! + 1),
    ),
};
