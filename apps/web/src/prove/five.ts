import type { Difficulty } from '@pencilmark/core/rate';

/** How a position of the five ended. */
export const OUTCOMES = ['proven', 'true', 'wrong', 'skipped'] as const;
export type Outcome = (typeof OUTCOMES)[number];

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

type Kept = Readonly<Record<string, readonly Outcome[]>>;

const isOutcome = (one: unknown): one is Outcome => (OUTCOMES as readonly unknown[]).includes(one);

function kept(): Kept {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {}; // storage is switched off, or holds something else
  }
}

/** How the positions of a day ended so far. */
export function outcomesOf(day: string): readonly Outcome[] {
  const found: unknown = kept()[day];
  return Array.isArray(found) ? found.filter(isOutcome).slice(0, FIVE) : [];
}

/** Keeps how the positions of a day ended. */
export function keepOutcomes(day: string, outcomes: readonly Outcome[]): void {
  const days = Object.entries({ ...kept(), [day]: outcomes }).sort(([one], [other]) => (one < other ? 1 : -1));
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(days.slice(0, MOST_DAYS))));
  } catch {
    // Without storage they hold until the page is closed.
  }
}

const SIGNS: Readonly<Record<Outcome, string>> = { proven: '●', true: '◐', wrong: '○', skipped: '·' };

/** The five as a line of signs, which gives nothing away. */
export const signsOf = (outcomes: readonly Outcome[]): string => outcomes.map((outcome) => SIGNS[outcome]).join(' ');
