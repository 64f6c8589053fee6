import { describe, expect, test } from 'vitest';
import { hasDigit } from '../../../sets/digits.ts';
import { describeFamily, QUICK_BOARDS } from '../../conformance.ts';
import { allSteps } from '../../path.ts';
import { proofFault } from '../../proof/proof-fault.ts';
import { Position } from '../../steps/position.ts';
import type { Branch, Implied, Step } from '../../steps/step.ts';
import { casesOf, positionOf } from '../../testing.ts';
import { claiming, pointing } from '../basics/locked-candidates.ts';
import { fullHouse, hiddenSingle, nakedSingle } from '../basics/singles.ts';
import { krakenFish1, krakenFish2 } from './kraken-fish.ts';

const TECHNIQUES = [krakenFish1, krakenFish2];

describeFamily('kraken-fish', TECHNIQUES, {
  along: [fullHouse, hiddenSingle, nakedSingle, pointing, claiming],
  puzzles: 1,
  boards: QUICK_BOARDS,
  skipsSingles: true,
});

/** Whether a node follows from the one before, by what stands in the position alone. */
function follows({ geometry, candidates }: Position, before: Implied, node: Implied): boolean {
  const { peerSets, houses } = geometry;
  if (before.isOn)
    return !node.isOn && (before.cell === node.cell) !== (before.digit === node.digit)
      ? before.cell === node.cell || peerSets[before.cell]!.has(node.cell)
      : false;
  if (before.cell === node.cell) return candidates[node.cell] === (1 << (before.digit - 1)) + (1 << (node.digit - 1));
  const isPlace = (cell: number): boolean => hasDigit(candidates[cell]!, node.digit);
  const ends = [before.cell, node.cell].sort((a, b) => a - b);
  return (
    node.isOn && before.digit === node.digit && houses.some(({ cells }) => `${cells.filter(isPlace)}` === `${ends}`)
  );
}

const cellsOf = (step: Step, name: string): readonly number[] =>
  (step.args[name] as { cells: readonly number[] } | undefined)?.cells ?? [];

describe('the chains of a Kraken fish', () => {
  test.each(TECHNIQUES)(
    '$id: begin in the fin and the cover, follow link by link, and end where it is told',
    (technique) => {
      for (const row of casesOf('kraken-fish.tsv').filter(({ technique: id }) => id === technique.id)) {
        const { grid } = positionOf(row);
        const position = new Position(grid);
        for (const step of allSteps(grid, { techniques: [technique] })) {
          const { branches } = step.args.branches as { branches: readonly Branch[] };
          const starts = branches.map(({ nodes }) => nodes[0]!.cell);
          expect(starts).toEqual([...cellsOf(step, 'places'), ...cellsOf(step, 'fins')]);
          for (const { nodes } of branches) {
            expect(step.eliminations).toEqual([{ cell: nodes.at(-1)!.cell, digit: nodes.at(-1)!.digit }]);
            const wrong = nodes.find((node, index) => index > 0 && !follows(position, nodes[index - 1]!, node));
            expect(wrong, row.cells).toBe(undefined);
          }
          expect(proofFault(grid, step), row.cells).toBe(undefined);
        }
      }
    },
  );
});
