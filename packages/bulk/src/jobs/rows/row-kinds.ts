import type { RowKind } from '../../types.ts';
import { PUZZLE_VALUES } from './puzzle-values.ts';
import type { Subject, Value } from './subject.ts';

/** What is in a row of a kind: its columns, besides those of its puzzle. */
export interface RowMaker<Item> {
  /** The rows of a puzzle, in a fixed order. */
  items(subject: Subject): Iterable<Item>;
  readonly values: Readonly<Record<string, (item: Item, subject: Subject) => Value>>;
}

const rowsOf = <Item>({ items, values }: RowMaker<Item>) =>
  function* (subject: Subject, columns: readonly string[]): Generator<Value[]> {
    for (const item of items(subject))
      yield columns.map((name) =>
        Object.hasOwn(values, name) ? values[name]!(item, subject) : PUZZLE_VALUES[name]!(subject),
      );
  };

/** Makes the rows of a puzzle, with the values of some columns. */
export const ROWS: Readonly<Record<RowKind, (subject: Subject, columns: readonly string[]) => Iterable<Value[]>>> = {
  puzzles: rowsOf({ items: () => [undefined], values: {} }),
};
