import type { RowOptions } from '../../types.ts';
import type { Subject, Value } from './subject.ts';

/** What is in a row of a kind: its columns, besides those of its puzzle. */
export interface RowMaker<Item> {
  /** The rows of a puzzle, in a fixed order. An item may change when the next one is asked for. */
  items(subject: Subject, options: RowOptions): Iterable<Item>;
  readonly values: Readonly<Record<string, (item: Item, subject: Subject) => Value>>;
}
