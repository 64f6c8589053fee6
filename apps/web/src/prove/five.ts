import type { Difficulty } from '@pencilmark/core/rate';

/** How a position of the five ended. */
export const MARKS = ['proven', 'true', 'wrong', 'skipped'] as const;
export type Mark = (typeof MARKS)[number];

/** How many positions a day has. */
export const FIVE = 5;

/** Of which levels the five positions are, the easiest first. */
export const BANDS: readonly (readonly Difficulty[])[] = [
  ['gentle', 'easy', 'moderate'],
  ['tricky'],
  ['hard'],
  ['hard'],
  ['fiendish'],
];

const KEY = 'pencilmark.five';
// Older days are forgotten.
const MOST_DAYS = 60;

type Kept = Readonly<Record<string, readonly Mark[]>>;

const isMark = (one: unknown): one is Mark => (MARKS as readonly unknown[]).includes(one);

function kept(): Kept {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {}; // storage is switched off, or holds something else
  }
}

/** How the positions of a day ended so far. */
export function marksOf(day: string): readonly Mark[] {
  const found: unknown = kept()[day];
  return Array.isArray(found) ? found.filter(isMark).slice(0, FIVE) : [];
}

/** Keeps how the positions of a day ended. */
export function keepMarks(day: string, marks: readonly Mark[]): void {
  const days = Object.entries({ ...kept(), [day]: marks }).sort(([one], [other]) => (one < other ? 1 : -1));
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(days.slice(0, MOST_DAYS))));
  } catch {
    // Without storage they hold until the page is closed.
  }
}

const SIGNS: Readonly<Record<Mark, string>> = { proven: '●', true: '◐', wrong: '○', skipped: '·' };

/** The five as a line of signs, which gives nothing away. */
export const signsOf = (marks: readonly Mark[]): string => marks.map((mark) => SIGNS[mark]).join(' ');
