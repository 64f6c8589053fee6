import { describe, expect, test } from 'vitest';
import { generate } from '../../../generate/generate.ts';
import { gridOf } from '../../../puzzle/grid.ts';
import { type DigitSet, digitBit, digitSet, hasDigit } from '../../../sets/digits.ts';
import { BOARDS, describeFamily } from '../../conformance.ts';
import { applyStep, nextStep } from '../../path.ts';
import { makeLinks } from '../../relations/links.ts';
import { Position } from '../../steps/position.ts';
import type { ChainNode, Node, Step } from '../../steps/step.ts';
import { fullHouse, hiddenSingle, nakedSingle } from '../basics/singles.ts';
import { alternatingInferenceChain, continuousNiceLoop, discontinuousNiceLoop, xChain, xyChain } from './chains.ts';
import { groupedAic, groupedContinuousNiceLoop, groupedDiscontinuousNiceLoop } from './grouped-chains.ts';
import { remotePair } from './remote-pairs.ts';

const singles = [fullHouse, hiddenSingle, nakedSingle];
const ungrouped = [remotePair, xChain, xyChain, continuousNiceLoop, discontinuousNiceLoop, alternatingInferenceChain];
const grouped = [groupedContinuousNiceLoop, groupedDiscontinuousNiceLoop, groupedAic];

describeFamily('chains', ungrouped, { along: singles });

/** Positions where singles are stuck, and the positions that AICs reach from there. */
function* positions(puzzles: number): Generator<Position> {
  for (const geometry of BOARDS)
    for (let seed = 0; seed < puzzles; seed++) {
      const grid = gridOf(generate({ geometry, seed }).puzzle);
      for (;;) {
        const step = nextStep(grid, { techniques: [...singles, discontinuousNiceLoop, alternatingInferenceChain] });
        if (step?.placements.length !== 1) yield new Position(grid.copy());
        if (!step) break;
        applyStep(grid, step);
      }
    }
}

const chainIn = ({ args }: Step): readonly ChainNode[] => ('chain' in args.chain! ? args.chain.chain : []);

/** Whether no two candidates of the nodes can both be true. */
function areApart({ geometry }: Position, from: Node, to: Node): boolean {
  return from.cells.every((fromCell) =>
    to.cells.every((toCell) =>
      fromCell === toCell
        ? from.digit !== to.digit
        : from.digit === to.digit && geometry.peerSets[fromCell]!.has(toCell),
    ),
  );
}

/**
 * Whether one of two nodes must be true: the cells of a house, the candidates of a cell or an
 * almost locked set leave no third way.
 */
function isOneTrue({ geometry, candidates }: Position, from: Node, to: ChainNode): boolean {
  const cells = [...from.cells, ...to.cells];
  if (to.set) {
    const { cells: within, digits } = to.set;
    const union = within.reduce<DigitSet>((all, cell) => all | candidates[cell]!, 0);
    const places = ({ digit }: Node) => within.filter((cell) => hasDigit(candidates[cell]!, digit));
    return (
      union === digitSet(digits) &&
      digits.length === within.length + 1 &&
      geometry.houses.some(({ set }) => within.every((cell) => set.has(cell))) &&
      from.digit !== to.digit &&
      `${places(from)} ${places(to)}` === `${from.cells} ${to.cells}`
    );
  }
  if (from.digit !== to.digit)
    return new Set(cells).size === 1 && candidates[cells[0]!] === (digitBit(from.digit) | digitBit(to.digit));
  return geometry.houses.some(
    (house) =>
      `${house.cells.filter((cell) => hasDigit(candidates[cell]!, from.digit))}` === `${cells.sort((a, b) => a - b)}`,
  );
}

describe('chains are chains', () => {
  test.each([...ungrouped, ...grouped].map((technique) => [technique.id, technique] as const))(
    '%s',
    (id, technique) => {
      let steps = 0;
      for (const position of positions(id.startsWith('grouped') ? 1 : 2))
        for (const step of technique.find(position)) {
          steps++;
          const chain = chainIn(step);
          expect(chain.length).toBeGreaterThanOrEqual(4);
          expect(step.measures!.length! % 2).toBe(0);
          chain.forEach((node, index) => {
            expect(node.isOn).toBe(index % 2 === 1);
            const before = chain.at(index - 1)!;
            if (node.link === 'strong') expect(isOneTrue(position, before, node)).toBe(true);
            else if (node.link) expect(areApart(position, before, node)).toBe(true);
            else expect(index).toBe(0);
          });
          if (id.startsWith('grouped')) expect(chain.some(({ cells, set }) => cells.length > 1 || set)).toBe(true);
          // No candidate comes twice, except for one that is true if it is false.
          const candidates = chain.flatMap(({ cells, digit }) => cells.map((cell) => `${digit} ${cell}`));
          const isItself = !chain[0]!.link && candidates[0] === candidates.at(-1);
          expect(new Set(candidates).size).toBe(candidates.length - (isItself ? 1 : 0));
          const [first, last] = [chain[0]!, chain.at(-1)!];
          if (id === 'remote-pair' || id.endsWith('continuous-nice-loop')) continue;
          for (const { cell, digit } of step.eliminations)
            for (const end of [first, last]) expect(areApart(position, end, { cells: [cell], digit })).toBe(true);
        }
      expect(steps).toBeGreaterThan(0);
    },
  );
});

/**
 * Everything that follows from chains of up to six candidates, found by trying all of them. What a
 * single strong link shows is left out.
 */
function allLosses(position: Position): Set<string> {
  const { nodes, strong, strongStart, weak, weakStart } = makeLinks(position, { houses: true, cells: true });
  const losses = new Set<string>();
  const extend = (path: number[]): void => {
    const end = path.at(-1)!;
    for (let link = strongStart[end]!; link < strongStart[end + 1]!; link++) {
      const next = strong[link]!;
      if (path.includes(next)) continue;
      const whole = [...path, next];
      const partners = strong.subarray(strongStart[path[0]!], strongStart[path[0]! + 1]);
      if (!partners.includes(next))
        for (const loser of nodes)
          if (areApart(position, loser, nodes[path[0]!]!) && areApart(position, loser, nodes[next]!))
            losses.add(`${loser.digit} ${loser.cells}`);
      if (whole.length < 6)
        for (let after = weakStart[next]!; after < weakStart[next + 1]!; after++)
          if (!whole.includes(weak[after]!)) extend([...whole, weak[after]!]);
    }
  };
  for (let start = 0; start < nodes.length; start++) extend([start]);
  return losses;
}

test('no loss by a chain of up to six candidates is missed', { tags: ['whole'] }, () => {
  let count = 0;
  for (const position of positions(4)) {
    const techniques = new Set(
      [continuousNiceLoop, discontinuousNiceLoop, alternatingInferenceChain]
        .flatMap((technique) => [...technique.find(position)])
        .flatMap(({ eliminations }) => eliminations.map(({ cell, digit }) => `${digit} ${cell}`)),
    );
    for (const loss of allLosses(position)) {
      count++;
      expect(techniques.has(loss), loss).toBe(true);
    }
  }
  expect(count).toBeGreaterThan(100);
});
