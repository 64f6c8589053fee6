import type { Cell } from '../../../sets/cells.ts';
import type { Digit } from '../../../sets/digits.ts';
import { cellsAt, type Position } from '../../steps/position.ts';
import { candidateMarks, type Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';
import { type Cluster, clusters } from './coloring.ts';

/** The consequences for a digit when all cells of a color hold it. */
interface Spread {
  /** The cells that hold the digit then: first those of the color, then the cells that follow. */
  readonly cells: readonly Cell[];
  readonly isOff: Uint8Array;
  /** A house without a place left for the digit, if there is one. */
  readonly emptied: number | undefined;
}

/** Follows a color: a house whose places are all seen except one has the digit there. */
function spreadOf({ geometry, places }: Position, digit: Digit, color: readonly Cell[]): Spread {
  const { houses, size, peers, peerStart, cellCount } = geometry;
  const isOff = new Uint8Array(cellCount);
  const cells: Cell[] = [];
  const add = (cell: Cell): void => {
    cells.push(cell);
    for (let at = peerStart[cell]!; at < peerStart[cell + 1]!; at++) isOff[peers[at]!] = 1;
  };
  for (const cell of color) add(cell);
  for (let before = -1; before < cells.length; ) {
    before = cells.length;
    for (const house of houses) {
      const left = cellsAt(house, places[house.index * size + digit - 1]!);
      if (left.length === 0) continue;
      const open = left.filter((cell) => !isOff[cell]);
      if (open.length === 0) return { cells, isOff, emptied: house.index };
      if (open.length === 1 && !cells.includes(open[0]!)) add(open[0]!);
    }
    if (cells.length > before) before = -1;
  }
  return { cells, isOff, emptied: undefined };
}

const spreadsOf = (position: Position, { digit, colors }: Cluster): readonly [Spread, Spread] => [
  spreadOf(position, digit, colors[0]),
  spreadOf(position, digit, colors[1]),
];

const isOfCluster = ({ colors }: Cluster, cell: Cell): boolean => colors.some((cells) => cells.includes(cell));

const marksOf = ({ digit, colors, links }: Cluster, spreads: readonly [Spread, Spread]): Step['marks'] => {
  const more = spreads.map(({ cells }, color) => cells.filter((cell) => !colors[color]!.includes(cell)));
  return [
    ...candidateMarks(colors[0], digit, 'pattern'),
    ...candidateMarks(colors[1], digit, 'second'),
    ...candidateMarks(more[0]!, digit, 'third'),
    ...candidateMarks(
      more[1]!.filter((cell) => !more[0]!.includes(cell)),
      digit,
      'fourth',
    ),
    ...links,
  ];
};

export const xColorsTrap = defineTechnique({
  id: 'x-colors-trap',
  name: 'X-Colors Trap',
  family: 'coloring',
  says: 'Houses with only two places for {digit} link {cells}, colored in turn: all of one color are {digit}, and none of the other. With the first color, house by house, {digit} stands in {first}; with the second in {second}. A cell that sees one of the first and one of the second sees {digit} in any case.',
  *find(position: Position): Generator<Step> {
    for (const cluster of position.get(clusters).flat()) {
      const { digit, colors } = cluster;
      const spreads = spreadsOf(position, cluster);
      const [first, second] = spreads;
      if (first.emptied !== undefined || second.emptied !== undefined) continue;
      const losers = [...position.cellsWith(digit)].filter((cell) => first.isOff[cell] && second.isOff[cell]);
      const isLonger = spreads.some(({ cells }, color) => cells.length > colors[color]!.length);
      if (losers.length === 0 || !isLonger) continue;
      yield {
        technique: 'x-colors-trap',
        placements: [],
        eliminations: losers.map((cell) => ({ cell, digit })),
        marks: marksOf(cluster, spreads),
        args: {
          digit: { digits: [digit] },
          cells: { cells: colors.flat() },
          first: { cells: first.cells },
          second: { cells: second.cells },
        },
      };
    }
  },
});

export const xColorsWrap = defineTechnique({
  id: 'x-colors-wrap',
  name: 'X-Colors Wrap',
  family: 'coloring',
  says: 'Houses with only two places for {digit} link {first} with {second}, colored in turn: all of one color are {digit}, and none of the other. With the first color, house by house, {digit} would stand in {cells}. These leave no place for it in {house}: that color is false.',
  *find(position: Position): Generator<Step> {
    for (const cluster of position.get(clusters).flat())
      for (const color of [0, 1] as const) {
        const { digit, colors, links } = cluster;
        const spread = spreadOf(position, digit, colors[color]);
        if (spread.emptied === undefined) continue;
        yield {
          technique: 'x-colors-wrap',
          placements: [],
          eliminations: colors[color].map((cell) => ({ cell, digit })),
          marks: [
            ...candidateMarks(colors[color], digit, 'pattern'),
            ...candidateMarks(colors[1 - color]!, digit, 'second'),
            ...candidateMarks(
              spread.cells.filter((cell) => !isOfCluster(cluster, cell)),
              digit,
              'third',
            ),
            { kind: 'house', house: spread.emptied, role: 'pattern' },
            ...links,
          ],
          args: {
            digit: { digits: [digit] },
            first: { cells: colors[color] },
            second: { cells: colors[1 - color]! },
            cells: { cells: spread.cells },
            house: { houses: [spread.emptied] },
          },
        };
      }
  },
});
