import { related } from './lowering.ts';
import { neighbourPairs, neighboursOf } from './places.ts';
import type { NamedRule } from './rule.ts';

export const nonconsecutive: NamedRule<'nonconsecutive'> = {
  name: 'nonconsecutive',
  says: 'cells side by side never hold consecutive digits',
  demands: ({ size }) => related(neighbourPairs(size), size, (one, other) => one - other !== 1 && other - one !== 1),
  signs: () => [],
  holds: (solution, { size }) =>
    Array.from({ length: size * size }, (_, cell) => cell).every((cell) =>
      neighboursOf(cell, size).every((other) => solution[other] !== solution[cell]! + 1),
    ),
};
