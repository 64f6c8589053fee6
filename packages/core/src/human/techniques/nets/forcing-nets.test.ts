import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { puzzleOf } from '../../../format/parse.ts';
import { boxed } from '../../../geometry/layouts.ts';
import { gridOf } from '../../../puzzle/grid.ts';
import { rate } from '../../../rate/rater.ts';
import { se } from '../../../rate/se.ts';
import { search } from '../../../solve/search.ts';
import { describeFamily, wrongIn } from '../../conformance.ts';
import { applyStep, nextStep } from '../../path.ts';
import { proofFault } from '../../proof/proof-fault.ts';
import { Position } from '../../steps/position.ts';
import type { Branch, Step } from '../../steps/step.ts';
import { TECHNIQUES } from '../../techniques.ts';
import {
  cellForcingChain,
  dynamicForcingChain,
  dynamicForcingChainPlus,
  leastNetStep,
  NETS,
  nestedForcingChain,
  nishio,
  regionForcingChain,
} from './forcing-nets.ts';
import { DYNAMIC, DYNAMIC_PLUS, MULTIPLE, NISHIO } from './kinds.ts';

/** Singles, locked candidates and subsets. */
const easier = TECHNIQUES.slice(
  0,
  TECHNIQUES.findIndex(({ id }) => id === 'x-wing'),
);

// On larger boards, and with more rules, there are very many nets.
const boards = [boxed(2, 3), boxed(2, 4)];
describeFamily('nets', NETS, { along: easier, puzzles: 1, boards });
describeFamily('nets', [nestedForcingChain], { along: easier, puzzles: 1, boards: [boxed(2, 3)] });

const hard = readFileSync(new URL('../../../../../../corpus/sets/top1465.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^[1-9.]/.test(line));

/**
 * So many positions of hard puzzles where singles, locked candidates and subsets find nothing, with
 * the solutions. There are three of a puzzle at most.
 */
function* positions(count: number): Generator<{ position: Position; solution: Uint8Array }> {
  let left = count;
  for (const line of hard) {
    const puzzle = puzzleOf(line);
    const [solution] = search(puzzle, { limit: 1 }).solutions;
    const grid = gridOf(puzzle);
    for (let ofPuzzle = 0; ofPuzzle < 3 && grid.digits.includes(0); ) {
      const easy = nextStep(grid, { techniques: easier });
      if (!easy) {
        if (left-- === 0) return;
        yield { position: new Position(grid.copy()), solution: solution! };
        ofPuzzle++;
      }
      const step = easy ?? nextStep(grid, { techniques: NETS });
      if (!step) break;
      applyStep(grid, step);
    }
  }
}

const branchesOf = ({ args }: Step) => (args.branches as { branches: readonly Branch[] }).branches;

test('each implication of each net follows, and each net counts its nodes', { tags: ['whole'] }, () => {
  const counts = new Map<string, number>();
  for (const { position, solution } of positions(24))
    for (const technique of NETS)
      for (const step of technique.find(position)) {
        expect(wrongIn(step, solution, position.candidates)).toBe(undefined);
        expect(proofFault(position.grid, step), JSON.stringify(step)).toBe(undefined);
        expect(step.measures?.complexity).toBe(branchesOf(step).reduce((sum, { nodes }) => sum + nodes.length, 0));
        counts.set(step.technique, (counts.get(step.technique) ?? 0) + 1);
      }
  for (const { id } of NETS) expect(counts.get(id), id).toBeGreaterThan(5);
});

test('a branch that is told wrongly is found out', () => {
  const { position } = positions(1).next().value!;
  const [step] = dynamicForcingChain.find(position);
  const [first, ...rest] = branchesOf(step!) as [Branch, ...Branch[]];
  const withBranches = (branches: readonly Branch[]): Step => ({
    ...step!,
    args: { ...step!.args, branches: { branches } },
  });
  const last = first.nodes.length - 1;
  expect(proofFault(position.grid, withBranches([{ nodes: first.nodes.slice(0, last) }, ...rest]))).toBeDefined();
  const swapped = first.nodes.map((node, index) => (index === last ? { ...node, isOn: !node.isOn } : node));
  expect(proofFault(position.grid, withBranches([{ nodes: swapped }, ...rest]))).toBeDefined();
});

test('the step that is taken is the least of all', () => {
  let compared = 0;
  for (const { position } of positions(4))
    for (const [kind, techniques] of [
      [NISHIO, [nishio]],
      [MULTIPLE, [cellForcingChain, regionForcingChain]],
      [DYNAMIC, [dynamicForcingChain]],
      [DYNAMIC_PLUS, [dynamicForcingChainPlus]],
    ] as const) {
      const every = techniques.flatMap((technique) => [...technique.find(position)]);
      const complexities = every.map(({ measures }) => measures!.complexity!);
      const least = leastNetStep(position, kind);
      expect(least?.measures?.complexity).toBe(complexities.length > 0 ? Math.min(...complexities) : undefined);
      if (least) compared++;
    }
  expect(compared).toBeGreaterThan(5);
});

test.each([
  ['.9....1..5....73....4....8....1.347......9..2..3..5.6.........44...3.7..782.6....', 11, 'nishio', 10],
  [
    '.9....1..5....73....4....8....1.347......9..2..3..5.6.........44...3.7..782.6....',
    12,
    'dynamic-forcing-chain',
    21,
  ],
  [
    '7.....4...2..7..8...3..8..9...5..3...6..2..9...1..7..6...3..9...3..4..6...9..1..5',
    11,
    'dynamic-forcing-chain-plus',
    39,
  ],
] as const)('Sudoku Explainer 1.2.1 solves %s in step %i by %s of %i nodes', (line, number, id, complexity) => {
  const step = rate(puzzleOf(line), se, { path: true }).path![number - 1]!;
  expect([step.technique, step.measures?.complexity]).toEqual([id, complexity]);
});
