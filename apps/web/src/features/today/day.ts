import { signal } from '@preact/signals';
import { dayOf } from '../../model/daily.ts';

/** The day on screen. */
export const day = signal(dayOf(new Date()));

const look = (): void => {
  day.value = dayOf(new Date());
};

/** Looks at the clock at midnight, and when the player comes back to the page. */
export function watchDay(): () => void {
  let waiting: ReturnType<typeof setTimeout>;
  const untilMidnight = (): void => {
    look();
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    waiting = setTimeout(untilMidnight, midnight.getTime() - now.getTime() + 1);
  };
  untilMidnight();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(waiting);
    document.removeEventListener('visibilitychange', look);
  };
}

/** The number of a day in its year, from 1. */
export function numberOfDay(name: string): number {
  const [year = 0, month = 1, date = 1] = name.split('-').map(Number);
  return Math.round((Date.UTC(year, month - 1, date) - Date.UTC(year, 0, 0)) / 86_400_000);
}
