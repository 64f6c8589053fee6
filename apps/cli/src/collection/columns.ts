import { bandIndices } from '@pencilmark/core/combinatorics';
import { classic } from '@pencilmark/core/geometry';
import { type CanonicalForm, canonicalForm, emptyPuzzle, makePuzzle } from '@pencilmark/core/puzzle';
import { isSolution } from '@pencilmark/core/solve';
import type { Member } from './collection.ts';

/** A member, and its canonical form, which costs time where the member was compared without it. */
interface Facts {
  readonly member: Member;
  form(): Omit<CanonicalForm, 'puzzle'> & { readonly digits: ArrayLike<number> };
}

type Value = string | number | readonly number[] | undefined;

/** What may be told of a puzzle of a collection; undefined where it has no such value. */
const COLUMNS = {
  puzzle: ({ member }) => textOf(member.digits),
  canonical: ({ form }) => textOf(form().digits),
  number: ({ member }) => member.number,
  first: ({ member }) => member.first,
  times: ({ member }) => member.times,
  automorphisms: ({ form }) => form().automorphisms,
  givens: ({ member }) => Array.from(member.digits).filter((digit) => digit > 0).length,
  pattern: ({ member }) => textOf(formOf(Array.from(member.digits, (digit) => Math.min(digit, 1))).puzzle.givens),
  bands: ({ member: { digits } }) => (isSolution(emptyPuzzle(classic), digits) ? bandIndices(digits) : undefined),
} as const satisfies Readonly<Record<string, (facts: Facts) => Value>>;

export type ColumnName = keyof typeof COLUMNS;

/** The names of all columns. */
export const COLUMN_NAMES = Object.keys(COLUMNS) as readonly ColumnName[];

/** How a member was compared: with `isExact` its key is no canonical form. */
interface Comparing {
  readonly isExact: boolean;
}

/** The values of some columns, with tabs between them; `-` where there is no such value. */
export const columnsOf = (member: Member, names: readonly ColumnName[], comparing: Comparing): string =>
  valuesOf(member, names, comparing)
    .map((value) => String(value ?? '-'))
    .join('\t');

/** The same as members of a JSON object; `null` where there is no such value. */
export const columnMembersOf = (member: Member, names: readonly ColumnName[], comparing: Comparing): object =>
  Object.fromEntries(valuesOf(member, names, comparing).map((value, index) => [names[index]!, value ?? null]));

function valuesOf(member: Member, names: readonly ColumnName[], { isExact }: Comparing): Value[] {
  let known: ReturnType<Facts['form']> | undefined;
  const form = (): ReturnType<Facts['form']> => {
    if (!isExact) return { digits: member.key, automorphisms: member.automorphisms };
    if (!known) {
      const { puzzle, automorphisms } = formOf(member.digits);
      known = { digits: puzzle.givens, automorphisms };
    }
    return known;
  };
  return names.map((name) => COLUMNS[name]({ member, form }));
}

const formOf = (digits: ArrayLike<number>): CanonicalForm => canonicalForm(makePuzzle(classic, digits));

const textOf = (digits: ArrayLike<number>): string => Array.from(digits, (digit) => digit || '.').join('');
