import type { Cell } from '../sets/cells.ts';
import { upTo } from './groups.ts';
import { readAlong } from './lowering.ts';
import type { Frame, NamedRule } from './rule.ts';

const [FIRST, MIDDLE, LAST] = [1, 5, 9];

const columnsOf = ({ size, rows, columns }: Frame): Cell[][] =>
  upTo(columns).map((column) => upTo(rows).map((row) => row * size + column));

export const dutchFlatmates: NamedRule<'dutchflatmates'> = {
  name: 'dutchflatmates',
  says: 'every 5 has a 1 directly above it or a 9 directly below it',
  demands: (frame) =>
    frame.size !== LAST || frame.least !== FIRST
      ? undefined
      : columnsOf(frame).map((column) =>
          readAlong<'one' | 'waiting' | 'free'>(column, frame, {
            start: 'free',
            next: (before, digit) => {
              if (before === 'waiting') return digit === LAST ? 'free' : undefined;
              if (digit === MIDDLE) return before === 'one' ? 'free' : 'waiting';
              return digit === FIRST ? 'one' : 'free';
            },
            isEnd: (before) => before !== 'waiting',
          }),
        ),
  signs: () => [],
  holds: (solution, frame) =>
    columnsOf(frame).every((column) =>
      column.every((cell, row) => {
        if (solution[cell] !== MIDDLE) return true;
        const [above, below] = [column[row - 1], column[row + 1]];
        return (above !== undefined && solution[above] === FIRST) || (below !== undefined && solution[below] === LAST);
      }),
    ),
};
