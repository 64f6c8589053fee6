import { related } from './lowering.ts';
import { cellsOf, neighbourPairs, neighboursOf } from './places.ts';
import type { NamedRule } from './rule.ts';

export const nonconsecutive: NamedRule<'nonconsecutive'> = {
  name: 'nonconsecutive',
  says: 'cells side by side never hold consecutive digits',
  demands: (frame) => related(neighbourPairs(frame), frame, (one, other) => one - other !== 1 && other - one !== 1),
  signs: () => [],
  holds: (solution, frame) =>
    cellsOf(frame).every((cell) => neighboursOf(cell, frame).every((other) => solution[other] !== solution[cell]! + 1)),
};
