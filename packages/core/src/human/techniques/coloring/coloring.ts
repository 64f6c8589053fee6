import { type Cell, type CellSet, cellSet } from '../../../sets/cells.ts';
import type { Digit } from '../../../sets/digits.ts';
import { conjugatePairs, linkMark } from '../../relations/conjugate-pairs.ts';
import type { Position } from '../../steps/position.ts';
import { candidateMarks, type Mark, type Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';

/**
 * Cells joined by conjugate pairs of a digit, in two colors. All cells of one color hold the digit,
 * and no cell of the other color does.
 */
export interface Cluster {
  readonly digit: Digit;
  /** The cells of each color, ascending. The lowest cell has the first color. */
  readonly colors: readonly [readonly Cell[], readonly Cell[]];
  /** The cells that see some cell of each color. */
  readonly seen: readonly [CellSet, CellSet];
  readonly links: readonly Mark[];
}

/** The clusters of every digit, by digit and lowest cell. */
export function clusters(position: Position): readonly (readonly Cluster[])[] {
  const { cellCount, peerSets } = position.geometry;
  return position.get(conjugatePairs).map((pairs, digit) => {
    const partners = new Map<Cell, Cell[]>();
    for (const { cells } of pairs)
      for (const [from, to] of [cells, [cells[1], cells[0]] as const])
        partners.set(from, [...(partners.get(from) ?? []), to]);
    const colorOf = new Map<Cell, 0 | 1>();
    const clusters: Cluster[] = [];
    for (const start of [...partners.keys()].sort((a, b) => a - b)) {
      if (colorOf.has(start)) continue;
      colorOf.set(start, 0);
      const members = [start];
      let isEven = true;
      for (const cell of members)
        for (const partner of partners.get(cell)!) {
          if (!colorOf.has(partner)) {
            colorOf.set(partner, (1 - colorOf.get(cell)!) as 0 | 1);
            members.push(partner);
          } else if (colorOf.get(partner) === colorOf.get(cell)) isEven = false;
        }
      // There is an odd ring of pairs: the grid has no solution, and colors mean nothing.
      if (!isEven) continue;
      const cellsOf = (color: 0 | 1): Cell[] =>
        members.filter((cell) => colorOf.get(cell) === color).sort((a, b) => a - b);
      const colors = [cellsOf(0), cellsOf(1)] as const;
      const seenBy = (cells: readonly Cell[]): CellSet =>
        cells.reduce((set, cell) => set.or(peerSets[cell]!), cellSet(cellCount));
      const links = pairs
        .filter(({ cells }) => members.includes(cells[0]))
        .map(({ cells }) => linkMark(cells[0], cells[1], digit, true));
      clusters.push({ digit, colors, seen: [seenBy(colors[0]), seenBy(colors[1])], links });
    }
    return clusters;
  });
}

const step = (technique: string, digit: Digit, losers: Iterable<Cell>, marks: Mark[], args: Step['args']): Step => ({
  technique,
  placements: [],
  eliminations: Array.from(losers, (cell) => ({ cell, digit })),
  marks,
  args: { digit: { digits: [digit] }, ...args },
});

const simpleMarks = ({ digit, colors, links }: Cluster): Mark[] => [
  ...candidateMarks(colors[0], digit, 'pattern'),
  ...candidateMarks(colors[1], digit, 'second'),
  ...links,
];

export const simpleColorsTrap = defineTechnique({
  id: 'simple-colors-trap',
  name: 'Simple Colors Trap',
  family: 'coloring',
  says: 'Houses with only two places for {digit} link these cells, colored in turn: one color is {first}, the other {second}. All cells of one color are {digit} and none of the other. A cell that sees both colors sees {digit} in any case.',
  *find(position) {
    for (const cluster of position.get(clusters).flat()) {
      const { digit, colors, seen } = cluster;
      const losers = position
        .cellsWith(digit)
        .and(seen[0])
        .and(seen[1])
        .minus(cellSet(position.geometry.cellCount, colors.flat()));
      // A single pair traps only what locked candidates eliminate.
      if (losers.size === 0 || colors.flat().length < 3) continue;
      yield step('simple-colors-trap', digit, losers, simpleMarks(cluster), {
        first: { cells: colors[0] },
        second: { cells: colors[1] },
      });
    }
  },
});

export const simpleColorsWrap = defineTechnique({
  id: 'simple-colors-wrap',
  name: 'Simple Colors Wrap',
  family: 'coloring',
  says: 'Houses with only two places for {digit} link these cells, colored in turn: one color is {first}, the other {second}. All cells of one color are {digit} and none of the other. But two cells of the first color see each other, so that color is the false one.',
  *find(position) {
    for (const cluster of position.get(clusters).flat())
      for (const color of [0, 1] as const) {
        const cells = cluster.colors[color];
        if (!cells.some((cell) => cluster.seen[color].has(cell))) continue;
        yield step('simple-colors-wrap', cluster.digit, cells, simpleMarks(cluster), {
          first: { cells },
          second: { cells: cluster.colors[1 - color]! },
        });
      }
  },
});

const multiMarks = (a: Cluster, b: Cluster): Mark[] => [
  ...simpleMarks(a),
  ...candidateMarks(b.colors[0], b.digit, 'third'),
  ...candidateMarks(b.colors[1], b.digit, 'fourth'),
  ...b.links,
];

export const multiColors1 = defineTechnique({
  id: 'multi-colors-1',
  name: 'Multi Colors 1',
  family: 'coloring',
  says: 'Houses with only two places for {digit} link one color, {first}, with its opposite, {second}; and another, {third}, with its opposite, {fourth}. Of two opposites one is {digit} throughout. Where a color here sees a color there, as at {meeting}, these are not both {digit}, so at least one of the opposites of these two is, and no cell that sees both opposites can be {digit}.',
  *find(position) {
    for (const ofDigit of position.get(clusters))
      for (const [index, first] of ofDigit.entries())
        for (const second of ofDigit.slice(index + 1)) {
          const meeting: Cell[] = [];
          let losers = cellSet(position.geometry.cellCount);
          for (const color of [0, 1] as const)
            for (const match of [0, 1] as const) {
              const there = second.colors[match].find((cell) => first.seen[color].has(cell));
              if (there === undefined) continue;
              const lost = position
                .cellsWith(first.digit)
                .and(first.seen[1 - color]!)
                .and(second.seen[1 - match]!);
              if (lost.size === 0) continue;
              const here = first.colors[color].find((cell) => position.geometry.peerSets[there]!.has(cell))!;
              meeting.push(here, there);
              losers = losers.or(lost);
            }
          if (losers.size === 0) continue;
          yield step('multi-colors-1', first.digit, losers, multiMarks(first, second), {
            first: { cells: first.colors[0] },
            second: { cells: first.colors[1] },
            third: { cells: second.colors[0] },
            fourth: { cells: second.colors[1] },
            meeting: { cells: [...new Set(meeting)] },
          });
        }
  },
});

export const multiColors2 = defineTechnique({
  id: 'multi-colors-2',
  name: 'Multi Colors 2',
  family: 'coloring',
  says: 'Houses with only two places for {digit} link one color, {third}, with its opposite, {fourth}, so one of these is {digit} throughout. A color made in the same way, {first}, is {digit} throughout or nowhere. Its cells see both {third} and {fourth}, so one of them would see another {digit}: that color is false.',
  *find(position) {
    for (const ofDigit of position.get(clusters))
      for (const first of ofDigit)
        for (const second of ofDigit)
          for (const color of [0, 1] as const) {
            if (first === second || !second.colors.every((cells) => cells.some((cell) => first.seen[color].has(cell))))
              continue;
            yield step('multi-colors-2', first.digit, first.colors[color], multiMarks(first, second), {
              first: { cells: first.colors[color] },
              third: { cells: second.colors[0] },
              fourth: { cells: second.colors[1] },
            });
          }
  },
});
