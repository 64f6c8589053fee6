import { type Clue, type Form, kindNamed } from '@pencilmark/core/geometry';

/** The numbers that clues of a kind have most often, so that only others must be typed. */
const USUAL: Readonly<Record<string, (size: number) => readonly number[]>> = {
  difference: () => [1],
  ratio: () => [2],
  xv: (size) => [size < 6 ? 5 : 10],
  whisper: (size) => [Math.ceil(size / 2)],
  modular: () => [3],
  lockout: (size) => [Math.floor(size / 2)],
};

/** The numbers of a new clue. */
export const usualValues = (rule: string, size: number): readonly number[] => USUAL[rule]?.(size) ?? [];

const valuesOf = (rule: string): NonNullable<Form['values']> => kindNamed(rule)?.form.values ?? [0, 0];

/** How many numbers a clue of a kind can have. */
export const mostValues = (rule: string, size: number): number => {
  const [, most] = valuesOf(rule);
  return most === 'size' ? size : most;
};

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
