import { readdirSync } from 'node:fs';
import { allSteps, TECHNIQUES } from '@pencilmark/core/human';
import { makePuzzle } from '@pencilmark/core/puzzle';
import { solve } from '@pencilmark/core/solve';
import { describe, expect, test } from 'vitest';
import { casesOf, positionOf } from '../../core/src/human/testing.ts';
import { candidateOf, provenOf } from './proven.ts';

const CASES = readdirSync(new URL('../../../corpus/techniques', import.meta.url)).flatMap(casesOf);

/** Techniques whose drawing fills nodes, and some whose marks do not show what is proven. */
const FILLED = [
  ...['two-string-kite', 'x-wing', 'finned-x-wing', 'aic', 'grouped-aic', 'als-xz', 'xy-wing', 'naked-pair'],
  ...['continuous-nice-loop', 'bidirectional-cycle'],
];
const OPEN = ['aligned-pair-exclusion', 'unique-rectangle-4', 'sue-de-coq'];

/** For the first steps of each case: what is filled, and whether it is as it says. */
const rows = TECHNIQUES.map((technique) => {
  const cases = CASES.filter((row) => row.technique === technique.id && row.expected !== '-').slice(0, 3);
  const steps = cases.flatMap((row) => {
    const { grid, givens } = positionOf(row);
    const solution = solve(makePuzzle(grid.geometry, grid.digits));
    if (!solution) return [];
    const { peerSets } = grid.geometry;
    return [...allSteps(grid, { techniques: [technique], givens })].slice(0, 3).map((step) => {
      const proven = [...provenOf(grid.geometry, step, grid.candidates)].map(candidateOf);
      const isTrue = step.eliminations.every((removed) =>
        proven.some(
          ({ cell, digit }) =>
            solution[cell] === digit &&
            (digit === removed.digit ? peerSets[cell]!.has(removed.cell) : cell === removed.cell),
        ),
      );
      return { filled: proven.length, isTrue: proven.length === 0 || isTrue };
    });
  });
  return { id: technique.id, steps };
});

describe('filled nodes: of those that see what goes, one is true', () => {
  test.each(rows.filter(({ steps }) => steps.length > 0))('$id', ({ steps }) =>
    expect(steps.filter(({ isTrue }) => !isTrue)).toEqual([]),
  );
});

test('what a step proves is filled where its marks show it', () => {
  const filled = (id: string): number => rows.find((row) => row.id === id)!.steps[0]!.filled;
  expect(FILLED.filter((id) => filled(id) < 2)).toEqual([]);
  expect(OPEN.filter((id) => filled(id) > 0)).toEqual([]);
});
