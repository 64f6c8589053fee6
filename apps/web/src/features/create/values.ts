import { type Clue, type Form, type Kind, kindNamed } from '@pencilmark/core/geometry';

/** The numbers of a new clue: the last of those that setters give most often. */
export const usualValues = (rule: string, size: number): readonly number[] =>
  kindNamed(rule)?.form.usual?.(size).at(-1) ?? [];

const valuesOf = (rule: string): NonNullable<Form['values']> => kindNamed(rule)?.form.values ?? [0, 0];

/** How many numbers a clue of a kind can have. */
export const mostValues = (rule: string, size: number): number => {
  const [, most] = valuesOf(rule);
  return most === 'size' ? size : most;
};

/** Whether the numbers of a kind are a table: one for each digit, of which digits may follow it. */
export const hasTable = ({ form }: Kind): boolean => form.values?.[1] === 'size';

/** A table in which a digit may follow another where it may not, and the other way round. */
export const flipped = (table: readonly number[], first: number, second: number): readonly number[] =>
  table.map((row, index) => (index === first - 1 ? row ^ (1 << (second - 1)) : row));

const MOST_FIGURES = 5;

/**
 * The numbers of a clue after a key: one number grows figure by figure, and of several numbers each
 * key is one. `isFresh` says that the first key writes them anew.
 */
export function typedValues({ rule, values }: Clue, digit: number, size: number, isFresh: boolean): readonly number[] {
  const most = mostValues(rule, size);
  const before = isFresh ? [] : values;
  if (most === 0) return values;
  if (most > 1) return digit === 0 || before.length === most ? before : [...before, digit];
  const text = `${before[0] ?? ''}${digit}`;
  return [Number(text.length > MOST_FIGURES ? digit : text)];
}

/** The numbers of a clue without the last figure, or the last number. */
export function shortenedValues({ rule, values }: Clue, size: number): readonly number[] {
  const [value = 0] = values;
  if (mostValues(rule, size) > 1 || value < 10) return values.slice(0, -1);
  return [Math.floor(value / 10)];
}
