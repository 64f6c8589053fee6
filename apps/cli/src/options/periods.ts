import { err, ok, type Result } from '@pencilmark/core/result';
import type { ServiceOptions } from '@pencilmark/service';
import { unknownName } from './names.ts';
import { wholeNumber } from './option.ts';

/** For how many days a service keeps things. */
export type Periods = NonNullable<ServiceOptions['periods']>;

/** THE list of what a service keeps for some days. */
export const PERIODS = [
  'guests',
  'void',
  'matches',
  'daily',
  'logs',
  'results',
  'arenas',
] as const satisfies readonly (keyof Periods)[];

const days = wholeNumber(1, 36_500);

/** Reads days for some of them: `matches=30,guests=7`. */
export function readPeriods(text: string): Result<Periods, string> {
  const periods: Record<string, number> = {};
  for (const part of text.split(',')) {
    const [name = '', number = ''] = part.trim().split('=');
    if (!PERIODS.some((known) => known === name))
      return err(`${unknownName('period', name, PERIODS)} Write matches=30.`);
    const reading = days(number);
    if (!reading.ok) return err(`${name}: ${reading.error}`);
    periods[name] = reading.value;
  }
  return ok(periods);
}
