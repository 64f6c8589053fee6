import type { Cell } from '../sets/cells.ts';
import { upTo } from './groups.ts';
import type { Frame, NamedRule } from './rule.ts';
import { sameDigits } from './same-digits.ts';

/** The longest of all rows, columns and boxes. */
function longestGroups({ size, rows, columns, boxes }: Frame): Cell[][] {
  const across = upTo(rows).map((row) => upTo(columns).map((column) => row * size + column));
  const down = upTo(columns).map((column) => upTo(rows).map((row) => row * size + column));
  const numbers = [...new Set(boxes)].filter((number) => number >= 0);
  const regions = numbers.map((number) => [...boxes.keys()].filter((cell) => boxes[cell] === number));
  const groups = [...across, ...down, ...regions];
  const most = Math.max(...groups.map(({ length }) => length));
  return groups.filter(({ length }) => length === most);
}

export const regionSameValues: NamedRule<'regionsamevalues'> = {
  name: 'regionsamevalues',
  says: 'all rows, columns and boxes that are as long as the longest hold the same digits',
  demands: (frame) => {
    const [first = [], ...later] = longestGroups(frame);
    // As many cells as digits hold all of them anyway.
    return first.length === frame.size ? undefined : later.flatMap((group) => sameDigits(first, group, frame));
  },
  signs: () => [],
  holds: (solution, frame) => {
    const held = longestGroups(frame).map((group) => group.map((cell) => solution[cell]!).sort((a, b) => a - b));
    return new Set(held.map((digits) => digits.join())).size === 1;
  },
};
