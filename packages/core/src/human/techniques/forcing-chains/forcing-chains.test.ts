import { describe, expect, test } from 'vitest';
import { generate } from '../../../generate/generate.ts';
import { gridOf } from '../../../puzzle/grid.ts';
import { digitCount } from '../../../sets/digits.ts';
import { BOARDS, describeFamily } from '../../conformance.ts';
import { applyStep, nextStep } from '../../path.ts';
import { chainDifficulty } from '../../relations/forcing/passes.ts';
import { Position } from '../../steps/position.ts';
import type { ChainNode, Step } from '../../steps/step.ts';
import { fullHouse, hiddenSingle, nakedSingle } from '../basics/singles.ts';
import {
  bidirectionalCycle,
  forcingChain,
  forcingXChain,
  leastForcingChain,
  xCycle,
  yCycle,
} from './forcing-chains.ts';

const singles = [fullHouse, hiddenSingle, nakedSingle];
const all = [xCycle, yCycle, forcingXChain, bidirectionalCycle, forcingChain];

describeFamily('forcing', all, { along: singles });

/** Positions where singles are stuck, and the positions after each chain taken there. */
function* positions(puzzles: number): Generator<Position> {
  for (const geometry of BOARDS)
    for (let seed = 0; seed < puzzles; seed++) {
      const grid = gridOf(generate({ geometry, seed }).puzzle);
      for (;;) {
        const easy = nextStep(grid, { techniques: singles });
        const step = easy ?? leastForcingChain(new Position(grid));
        if (!easy) yield new Position(grid.copy());
        if (!step) break;
        applyStep(grid, step);
      }
    }
}

test.each([
  [4, 0],
  [6, 0],
  [7, 0.1],
  [8, 0.1],
  [10, 0.2],
  [14, 0.3],
  [15, 0.4],
  [26, 0.5],
  [50, 0.7],
  [51, 0.8],
])('a chain of %i candidates adds %f', (complexity, added) =>
  expect(chainDifficulty(6.5, complexity) - 6.5).toBeCloseTo(added, 10),
);

/** Whether two candidates are linked, found from the grid alone. */
function isLinked({ geometry, candidates }: Position, from: ChainNode, to: ChainNode): boolean {
  const [first, second] = [from.cells[0]!, to.cells[0]!];
  const bit = 1 << (from.digit - 1);
  if (to.link === 'weak')
    return first === second
      ? from.digit !== to.digit
      : from.digit === to.digit && geometry.peerSets[first]!.has(second);
  if (first === second) return from.digit !== to.digit && digitCount(candidates[first]!) === 2;
  return (
    from.digit === to.digit &&
    geometry.houses.some(
      ({ set, cells }) =>
        set.has(first) && set.has(second) && cells.filter((cell) => (candidates[cell]! & bit) !== 0).length === 2,
    )
  );
}

const chainOf = ({ args }: Step): readonly ChainNode[] => (args.chain as { chain: readonly ChainNode[] }).chain;

describe('every step', () => {
  test('holds together link by link, and counts its candidates', () => {
    let checked = 0;
    for (const position of positions(3))
      for (const technique of all)
        for (const step of technique.find(position)) {
          const chain = chainOf(step);
          const isLoop = chain[0]!.link !== undefined;
          chain.forEach((node, index) => {
            const previous = chain[index === 0 ? chain.length - 1 : index - 1]!;
            if (index === 0 && !isLoop) return;
            expect(node.isOn).toBe(!previous.isOn);
            expect(node.link).toBe(node.isOn ? 'strong' : 'weak');
            expect(isLinked(position, previous, node), JSON.stringify(step)).toBe(true);
            checked++;
          });
          expect(step.measures?.complexity).toBe(
            new Set(chain.map((node) => JSON.stringify([node.cells, node.digit, node.isOn]))).size,
          );
        }
    expect(checked).toBeGreaterThan(1000);
  });

  test('the least is the first of all by difficulty and complexity', () => {
    let count = 0;
    for (const position of positions(4)) {
      const least = leastForcingChain(position);
      const every = all.flatMap((technique) => [...technique.find(position)]);
      const rank = ({ measures }: Step) => [measures!.difficulty!, measures!.complexity!];
      const [first] = every.map(rank).sort(([a, b], [c, d]) => a! - c! || b! - d!);
      expect(least && rank(least)).toEqual(first);
      if (least) count++;
    }
    expect(count).toBeGreaterThan(50);
  });
});

describe('forcing chains', () => {
  /**
   * By the definition: how many candidates it takes until one that is supposed on or off is
   * refuted. The search goes link by link over both kinds of links.
   */
  function refutation(position: Position, start: ChainNode): number | undefined {
    const { candidates, geometry } = position;
    const every = [...candidates].flatMap((set, cell) =>
      Array.from({ length: geometry.size }, (_, index) => index + 1)
        .filter((digit) => (set >>> (digit - 1)) & 1)
        .map((digit) => ({ cells: [cell], digit })),
    );
    const name = ({ cells, digit, isOn }: ChainNode) => `${cells} ${digit} ${isOn}`;
    const known = new Set([name(start)]);
    let wave = [start];
    for (let length = 2; wave.length > 0; length++) {
      const next: ChainNode[] = [];
      for (const from of wave)
        for (const to of every) {
          const node: ChainNode = { ...to, isOn: !from.isOn, link: from.isOn ? 'weak' : 'strong' };
          if (known.has(name(node)) || !isLinked(position, from, node)) continue;
          if (name(node) === name({ ...start, isOn: !start.isOn })) return length;
          known.add(name(node));
          next.push(node);
        }
      wave = next;
    }
    return undefined;
  }

  test('are as short as can be', { tags: ['whole'] }, () => {
    let compared = 0;
    for (const position of positions(1)) {
      const steps = [...forcingXChain.find(position), ...forcingChain.find(position)].slice(0, 2);
      for (const step of steps) {
        const shortest = refutation(position, chainOf(step)[0]!);
        if (step.technique === 'forcing-chain') expect(step.measures?.complexity).toBe(shortest);
        else expect(step.measures!.complexity).toBeGreaterThanOrEqual(shortest!);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(20);
  });
});
