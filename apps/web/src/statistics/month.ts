import { dayOf, timeOfDay } from '../model/daily.ts';

/** The month of a day, as 2026-11. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The month some months later; earlier with a negative number. */
export function monthAfter(month: string, count: number): string {
  const first = timeOfDay(`${month}-01`);
  return monthOf(dayOf(new Date(first.getFullYear(), first.getMonth() + count, 1, 12)));
}

/**
 * The weeks of a month, each of seven days; days of other months are left out. `firstDay` is the
 * weekday that begins a week, 0 for Sunday.
 */
export function weeksOf(month: string, firstDay: number): (string | undefined)[][] {
  const first = timeOfDay(`${month}-01`);
  const [year, index] = [first.getFullYear(), first.getMonth()];
  const count = new Date(year, index + 1, 0, 12).getDate();
  const before = (first.getDay() - firstDay + 7) % 7;
  return Array.from({ length: Math.ceil((before + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const date = week * 7 + weekday - before + 1;
      return date >= 1 && date <= count ? dayOf(new Date(year, index, date, 12)) : undefined;
    }),
  );
}

interface WeekInfo {
  readonly firstDay: number;
}
type LocaleWithWeek = Intl.Locale & { getWeekInfo?(): WeekInfo; readonly weekInfo?: WeekInfo };

/** The weekday that begins a week, 0 for Sunday; Monday where the browser does not know. */
export function firstDayOf(locale: string): number {
  const known: LocaleWithWeek = new Intl.Locale(locale);
  return (known.getWeekInfo?.() ?? known.weekInfo ?? { firstDay: 1 }).firstDay % 7;
}

/** The names of the seven weekdays, in the order of a week there. */
export function weekdaysOf(locale: string, firstDay: number): { readonly short: string; readonly long: string }[] {
  return Array.from({ length: 7 }, (_, index) => {
    // 1 November 2026 is a Sunday.
    const day = new Date(2026, 10, 1 + firstDay + index, 12);
    const called = (weekday: 'short' | 'long'): string => day.toLocaleDateString(locale, { weekday });
    return { short: called('short'), long: called('long') };
  });
}
