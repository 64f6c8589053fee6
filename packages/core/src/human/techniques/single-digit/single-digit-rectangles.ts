import type { House } from '../../../geometry/geometry.ts';
import type { Cell, CellSet } from '../../../sets/cells.ts';
import type { Digit } from '../../../sets/digits.ts';
import { conjugatePairs, linkMark } from '../../relations/conjugate-pairs.ts';
import type { Position } from '../../steps/position.ts';
import { candidateMarks, houseMarks, type Mark, type Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';

/**
 * All places of a digit in a box lie in a cross of two lines. A conjugate pair begins in one of the
 * lines, outside the box.
 *
 *     . X X | near      If far is not the digit, near is. Then the box has the digit in
 *     X . . |  ║        the other line. So the loser sees the digit in both cases.
 *     X . . |  ║
 *     ------+  ║
 *   loser   | far
 */
interface Rectangle {
  readonly digit: Digit;
  readonly box: House;
  readonly places: CellSet;
  /** The line of the near end, and the other line of the cross, which loses candidates. */
  readonly line: House;
  readonly cross: House;
  readonly near: Cell;
  readonly far: Cell;
  /** The house of the pair. */
  readonly pair: number;
  readonly losers: readonly Cell[];
}

/** Every such pattern with eliminations, by digit, box, cross and pair. */
function rectangles(position: Position): readonly Rectangle[] {
  const { geometry } = position;
  const { houses, peerSets } = geometry;
  const rectangles: Rectangle[] = [];
  const crossings = new Map<House, readonly House[]>();
  for (const box of houses)
    if (box.kind === 'box') {
      const isCrossing = ({ kind, set }: House): boolean =>
        (kind === 'row' || kind === 'column') && box.cells.some((cell) => set.has(cell));
      crossings.set(box, houses.filter(isCrossing));
    }
  position.get(conjugatePairs).forEach((pairs, digit) => {
    if (pairs.length === 0) return;
    const cells = position.cellsWith(digit);
    for (const [box, crossing] of crossings) {
      const places = cells.and(box.set);
      if (places.size < 2) continue;
      for (const line of crossing) {
        const inLine = places.and(line.set);
        const rest = places.minus(line.set);
        if (inLine.size === 0 || rest.size === 0) continue;
        for (const cross of crossing) {
          // Both arms of the cross must hold a place. Otherwise the box has the digit in one line.
          if (cross.kind === line.kind || rest.minus(cross.set).size > 0 || inLine.minus(cross.set).size === 0)
            continue;
          const outside = cells.and(cross.set).minus(box.set);
          for (const { cells: ends, houses: pairHouses } of pairs) {
            const pair = pairHouses.find((house) => houses[house]!.kind === cross.kind);
            if (pair === undefined) continue;
            for (const near of ends) {
              const far = near === ends[0] ? ends[1] : ends[0];
              if (!line.set.has(near) || box.set.has(near) || box.set.has(far)) continue;
              const losers = [...outside.and(peerSets[far]!)];
              if (losers.length > 0) rectangles.push({ digit, box, places, line, cross, near, far, pair, losers });
            }
          }
        }
      }
    }
  });
  return rectangles;
}

const marksOf = ({ digit, box, places, line, cross, near, far }: Rectangle): Mark[] => [
  ...houseMarks([box.index, line.index, cross.index], 'pattern'),
  ...candidateMarks(places, digit, 'pattern'),
  ...candidateMarks([near, far], digit, 'second'),
  linkMark(near, far, digit, true),
];

export const emptyRectangle = defineTechnique({
  id: 'empty-rectangle',
  name: 'Empty Rectangle',
  family: 'single-digit',
  says: 'In {box}, every place for {digit} lies in {line} or in {cross}. In {pair}, {digit} has only two places, {near} and {far}. Either {far} is {digit}; or {near} is, then {line} has its {digit}, and {box} must take its own from {cross}. Either way {digit} goes from the cell of {cross} that sees {far}.',
  *find(position): Generator<Step> {
    for (const rectangle of position.get(rectangles)) {
      const { digit, box, line, cross, near, far, pair, losers } = rectangle;
      yield {
        technique: 'empty-rectangle',
        placements: [],
        eliminations: losers.map((cell) => ({ cell, digit })),
        marks: marksOf(rectangle),
        args: {
          digit: { digits: [digit] },
          box: { houses: [box.index] },
          line: { houses: [line.index] },
          cross: { houses: [cross.index] },
          pair: { houses: [pair] },
          near: { cells: [near] },
          far: { cells: [far] },
        },
      };
    }
  },
});

export const dualEmptyRectangle = defineTechnique({
  id: 'dual-empty-rectangle',
  name: 'Dual Empty Rectangle',
  family: 'single-digit',
  says: 'The places for {digit} in {box} make an Empty Rectangle twice: once with the two places {first} of {pair}, once with the two places {second} of {other}. Each time, {digit} is either at the far end of the pair or in the arm of {box} that the near end leaves to it.',
  *find(position): Generator<Step> {
    const all = position.get(rectangles);
    for (const [index, first] of all.entries())
      for (const second of all.slice(index + 1)) {
        if (second.box !== first.box || second.digit !== first.digit) break;
        if (second.losers.every((cell) => first.losers.includes(cell))) continue;
        if (first.losers.every((cell) => second.losers.includes(cell))) continue;
        const { digit, box } = first;
        const losers = [...new Set([...first.losers, ...second.losers])].sort((a, b) => a - b);
        yield {
          technique: 'dual-empty-rectangle',
          placements: [],
          eliminations: losers.map((cell) => ({ cell, digit })),
          marks: [
            ...marksOf(first),
            ...houseMarks([second.line.index, second.cross.index], 'pattern'),
            ...candidateMarks([second.near, second.far], digit, 'third'),
            linkMark(second.near, second.far, digit, true),
          ],
          args: {
            digit: { digits: [digit] },
            box: { houses: [box.index] },
            pair: { houses: [first.pair] },
            first: { cells: [first.near, first.far] },
            other: { houses: [second.pair] },
            second: { cells: [second.near, second.far] },
          },
        };
      }
  },
});
