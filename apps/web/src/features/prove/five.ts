import type { Difficulty } from '@pencilmark/core/rate';
import { isDay } from '../../model/daily.ts';
import { slot } from '../../storage/local.ts';
import { among, isRecord, list } from '../../storage/shape.ts';

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

// Older days are forgotten.
const MOST_DAYS = 60;

type Days = Readonly<Record<string, readonly Outcome[]>>;

const outcome = among(OUTCOMES);
const whole = list(outcome, FIVE);

/** How the positions of each day ended. */
export const FIVES = slot<Days>('five', (raw) => {
  if (!isRecord(raw)) return { fault: '' };
  const days = Object.entries(raw);
  const misfit = days.find(([day, outcomes]) => !isDay(day) || whole(outcomes) !== undefined);
  const saved = days.flatMap(([day, outcomes]) =>
    isDay(day) && Array.isArray(outcomes)
      ? [[day, outcomes.filter((value) => outcome(value) === undefined).slice(0, FIVE)]]
      : [],
  );
  const value: Days = Object.fromEntries(saved);
  return misfit ? { value, fault: `.${misfit[0]}` } : { value };
});

/** The latest of some days. */
export const latestDays = (days: Days): Days =>
  Object.fromEntries(
    Object.entries(days)
      .sort(([first], [other]) => (first < other ? 1 : -1))
      .slice(0, MOST_DAYS),
  );

/** How the positions of a day ended so far. */
export const outcomesOf = (day: string): readonly Outcome[] => FIVES.read()?.[day] ?? [];

/** Keeps how the positions of a day ended. */
export const keepOutcomes = (day: string, outcomes: readonly Outcome[]): void =>
  FIVES.keep(latestDays({ ...FIVES.read(), [day]: outcomes }));

const SIGNS: Readonly<Record<Outcome, string>> = { proven: '●', true: '◐', wrong: '○', skipped: '·' };

/** The five as a line of signs, which gives nothing away. */
export const signsOf = (outcomes: readonly Outcome[]): string => outcomes.map((outcome) => SIGNS[outcome]).join(' ');
