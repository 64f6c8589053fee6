import type { Geometry, House } from '../../../geometry/geometry.ts';
import type { Cell } from '../../../sets/cells.ts';
import { type Digit, digitsOf } from '../../../sets/digits.ts';
import { bivalueCells, cellsAt, commonPeers, type Position } from '../../steps/position.ts';
import { candidateMarks, houseMarks, type Mark, type Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';

/**
 * Two cells with the same two candidates, and a box in which each place for one of these digits
 * sees one of the cells. If both cells held this digit, the box would have no place for it.
 */
interface Bridge {
  readonly cells: readonly [Cell, Cell];
  readonly box: House;
  /** The digit of the box, and the digit that one of the cells must hold. */
  readonly link: Digit;
  readonly digit: Digit;
  readonly places: readonly Cell[];
  readonly losers: readonly Cell[];
  /** Whether the cells and the box lie in the same band or stack. */
  readonly isInChute: boolean;
}

/** The rows that some cells lie in, or the columns, as a text. */
const linesOf = (cells: readonly Cell[], lineOf: (cell: Cell) => number): string =>
  [...new Set(cells.map(lineOf))].sort((a, b) => a - b).join();

/**
 * Whether cells and a box lie in the same band or stack: their boxes have the same rows or columns.
 */
function shareChute({ houses, size }: Geometry, cells: readonly Cell[], box: House): boolean {
  const boxes = cells.map((cell) => houses.find(({ kind, set }) => kind === 'box' && set.has(cell)));
  return [(cell: Cell) => Math.floor(cell / size), (cell: Cell) => cell % size].some((lineOf) =>
    boxes.every(
      (bridgedBox) => bridgedBox !== undefined && linesOf(bridgedBox.cells, lineOf) === linesOf(box.cells, lineOf),
    ),
  );
}

/** Every such pattern with eliminations. With two places in the box it is a W-Wing. */
function bridges(position: Position): readonly Bridge[] {
  const { geometry, candidates, places } = position;
  const { peerSets, size, houses } = geometry;
  const boxes = houses.filter(({ kind }) => kind === 'box');
  const pairs = bivalueCells(position);
  const bridges: Bridge[] = [];
  for (const [index, first] of pairs.entries())
    for (const second of pairs.slice(index + 1)) {
      if (candidates[first] !== candidates[second] || peerSets[first]!.has(second)) continue;
      const digits = digitsOf(candidates[first]!) as [Digit, Digit];
      for (const [digit, link] of [digits, [digits[1], digits[0]] as const]) {
        const losers = [...commonPeers(geometry, [first, second]).and(position.cellsWith(digit))];
        if (losers.length === 0) continue;
        for (const box of boxes) {
          const inBox = cellsAt(box, places[box.index * size + link - 1]!);
          const seen = [first, second].map((cell) => inBox.filter((place) => peerSets[cell]!.has(place)));
          if (inBox.length < 3 || !inBox.every((place) => seen.some((list) => list.includes(place)))) continue;
          if (seen.some((list) => list.length === inBox.length)) continue;
          const isInChute = shareChute(geometry, [first, second], box);
          bridges.push({ cells: [first, second], box, link, digit, places: inBox, losers, isInChute });
        }
      }
    }
  return bridges;
}

function marksOf({ peerSets }: Geometry, { cells, box, link, digit, places }: Bridge): Mark[] {
  const groups = cells.map((cell) => places.filter((place) => peerSets[cell]!.has(place)));
  return [
    ...houseMarks([box.index], 'pattern'),
    ...candidateMarks(cells, digit, 'pattern'),
    ...candidateMarks(cells, link, 'second'),
    ...candidateMarks(places, link, 'second'),
    ...cells.map(
      (cell, index): Mark => ({
        kind: 'link',
        from: { cells: [cell], digit: link },
        to: { cells: groups[index]!, digit: link },
        isStrong: false,
      }),
    ),
  ];
}

const stepOf = (technique: string, geometry: Geometry, bridge: Bridge): Step => ({
  technique,
  placements: [],
  eliminations: bridge.losers.map((cell) => ({ cell, digit: bridge.digit })),
  marks: marksOf(geometry, bridge),
  args: {
    cells: { cells: bridge.cells },
    digits: { digits: [bridge.digit, bridge.link] },
    house: { houses: [bridge.box.index] },
    link: { digits: [bridge.link] },
    digit: { digits: [bridge.digit] },
  },
});

//   ab  .  . | .  .  . | a  a  .      in the third box a fits only in the two upper rows,
//   .   .  . | .  ab . | .  a  a      which these two cells see
//   .   .  . | .  .  . | .  .  .
export const chuteRemotePair = defineTechnique({
  id: 'chute-remote-pair',
  name: 'Chute Remote Pair',
  family: 'wings',
  says: '{cells} both have just the candidates {digits}, and lie in one band or stack with {house}. There each place for {link} is in line with one of the two cells. Both cells cannot be {link}, for that would leave no place in {house}. So at least one of them is {digit}.',
  *find(position: Position): Generator<Step> {
    for (const bridge of position.get(bridges))
      if (bridge.isInChute) yield stepOf('chute-remote-pair', position.geometry, bridge);
  },
});

export const eriPair = defineTechnique({
  id: 'empty-rectangle-pair',
  name: 'Empty Rectangle Intersection Pair',
  family: 'wings',
  says: '{cells} both have just the candidates {digits}. In {house}, the places for {link} leave an empty rectangle: each of them sees one of the two cells. Both cells cannot be {link}, for that would leave no place in {house}. So at least one of them is {digit}.',
  *find(position: Position): Generator<Step> {
    for (const bridge of position.get(bridges))
      if (!bridge.isInChute) yield stepOf('empty-rectangle-pair', position.geometry, bridge);
  },
});
