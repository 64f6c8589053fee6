import { digitBit } from '../../sets/digits.ts';
import { type Demand, pieceOf } from '../demand.ts';
import { fault } from '../fault.ts';
import { upTo } from '../groups.ts';
import { atLeast, defineKind, type NamedKind } from '../kind.ts';
import { digitsThat, readAlong } from '../lowering.ts';
import { touching } from '../places.ts';

export const chaos: NamedKind<'chaos'> = /* @__PURE__ */ defineKind({
  name: 'chaos',
  says: 'partners with the same number make a connected region of so many different digits, numbered as they come',
  form: { order: 'given', lists: [2, 2], cells: atLeast(1), values: [1, 1], usual: () => [[1], [2], [3]] },
  fault: ({ cells: [cells = [], partners = []] }) => {
    if (cells.length !== partners.length) return fault('"{kind}" has as many partners as cells.', { kind: 'chaos' });
    return cells.some((cell) => partners.includes(cell))
      ? fault('"{kind}" names a cell twice.', { kind: 'chaos' })
      : undefined;
  },
  demandsOf: ({ cells: [cells = [], partners = []], values: [length = 1] }, frame) => {
    const count = cells.length / length;
    const near = touching(cells, frame.size);
    // Cells that are no regions of this length have no grid.
    if (!Number.isInteger(count) || Math.max(count, length) > frame.size)
      return [{ kind: 'digits', cells: partners, digits: 0 }];
    // The number of a region is a digit, whatever it counts as.
    const numbered = readAlong<number>(
      partners,
      { size: frame.size, least: 1 },
      {
        start: 0,
        next: (most, number) => (number <= Math.min(most + 1, count) ? Math.max(most, number) : undefined),
        isEnd: (most) => most === count,
      },
    );
    return [
      {
        kind: 'digits',
        cells: partners,
        digits: digitsThat({ size: frame.size, least: 1 }, (number) => number <= count),
      },
      numbered,
      { kind: 'labelled', cells: [...cells, ...partners] },
      ...upTo(count).map(
        (region): Demand => ({
          kind: 'connected',
          cells: partners,
          near,
          digits: digitBit(region + 1),
          least: length,
          most: length,
        }),
      ),
    ];
  },
  signsOf: ({ cells: [cells = []] }) => [{ kind: 'area', cells, role: 'grey' }],
  isKept: ([digits = [], values = []], { cells: [cells = []], values: [length = 1] }, { frame }) => {
    const numbers = values.map((value) => value - frame.least + 1);
    const labels = [...new Set(numbers)];
    const near = touching(cells, frame.size);
    return labels.every((number, index) => {
      const places = [...numbers.keys()].filter((place) => numbers[place] === number);
      const own = new Set(places.map((place) => digits[place]));
      return (
        number === index + 1 && places.length === length && own.size === length && pieceOf(places, near).size === length
      );
    });
  },
});
