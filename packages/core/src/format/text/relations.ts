import type { Relation } from '../../rules/lowering.ts';
import { tableOf } from '../../rules/pair-table.ts';
import type { Values } from '../../rules/values.ts';

/** A kind of clues that is a relation of neighbours on a line, or of any two of its cells. */
interface RelationKind {
  readonly kind: string;
  /** The relation with a number; the number is none where the kind has none. */
  readonly relation: (number: number) => Relation;
  readonly numbers?: (size: number) => readonly number[];
  /** Whether it stands between two cells only. */
  readonly isMark?: true;
}

const from = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);

/** What neighbours on a line may be. */
export const OF_NEIGHBOURS: readonly RelationKind[] = [
  {
    kind: 'difference',
    relation: (by) => (a, b) => Math.abs(a - b) === by,
    numbers: (n) => from(1, n - 1),
    isMark: true,
  },
  { kind: 'ratio', relation: (by) => (a, b) => a === b * by || b === a * by, numbers: (n) => from(2, n), isMark: true },
  { kind: 'xv', relation: (sum) => (a, b) => a + b === sum, numbers: (n) => from(1, 2 * n - 1), isMark: true },
  { kind: 'inequality', relation: () => (a, b) => a > b, isMark: true },
  { kind: 'whisper', relation: (by) => (a, b) => Math.abs(a - b) >= by, numbers: (n) => from(2, n - 1) },
  { kind: 'slowthermo', relation: () => (a, b) => a <= b },
  { kind: 'thermo', relation: () => (a, b) => a < b },
  { kind: 'parityline', relation: () => (a, b) => (a + b) % 2 === 1 },
];

/** What any two cells of a line may be. */
export const OF_ANY_TWO: readonly RelationKind[] = [{ kind: 'nabner', relation: () => (a, b) => Math.abs(a - b) > 1 }];

/** The kinds, with their numbers, whose relation is that of a table. */
export const kindsOf = (
  table: readonly number[],
  among: readonly RelationKind[],
  values: Values,
): { readonly rule: string; readonly values: readonly number[]; readonly isMark: boolean }[] =>
  among.flatMap(({ kind, relation, numbers, isMark = false }) =>
    (numbers?.(values.size) ?? [0])
      .filter((number) => tableOf(values, relation(number)).join() === table.join())
      .map((number) => ({ rule: kind, values: numbers ? [number] : [], isMark })),
  );
