import type { RowKind, RowOptions } from '../../types.ts';
import { images } from './images.ts';
import { moves } from './moves.ts';
import { positions } from './positions.ts';
import { PUZZLE_VALUES } from './puzzle-values.ts';
import type { RowMaker } from './row-maker.ts';
import { states } from './states.ts';
import { steps } from './steps.ts';
import type { Subject, Value } from './subject.ts';

const rowsOf = <Item>({ items, values }: RowMaker<Item>) =>
  function* (subject: Subject, options: RowOptions): Generator<Value[]> {
    // What is told of the puzzle is the same in all of its rows, and may be dear.
    const known = new Map<string, Value>();
    const valueOfPuzzle = (name: string): Value => {
      if (!known.has(name)) known.set(name, PUZZLE_VALUES[name]!(subject));
      return known.get(name)!;
    };
    for (const item of items(subject, options))
      yield options.columns.map((name) =>
        Object.hasOwn(values, name) ? values[name]!(item, subject) : valueOfPuzzle(name),
      );
  };

/** Makes the rows of a puzzle, with the values of the columns that are wanted. */
export const ROWS: Readonly<Record<RowKind, (subject: Subject, options: RowOptions) => Iterable<Value[]>>> = {
  puzzles: rowsOf({ items: () => [undefined], values: {} }),
  steps: rowsOf(steps),
  positions: rowsOf(positions),
  images: rowsOf(images),
  states: rowsOf(states),
  moves: rowsOf(moves),
};
