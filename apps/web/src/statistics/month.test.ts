import { expect, test } from 'vitest';
import { firstDayOf, monthAfter, monthOf, weekdaysOf, weeksOf } from './month.ts';

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-03', -13, '2025-02'],
])('the month after %s by %s is %s', (month, count, there) => expect(monthAfter(month, count)).toBe(there));

test.each([
  // November 2026 begins on a Sunday, and has 30 days.
  ['2026-11', 1, 6, 6, '2026-11-30'],
  ['2026-11', 0, 5, 0, '2026-11-30'],
  // February 2027 begins on a Monday, and fills four weeks.
  ['2027-02', 1, 4, 0, '2027-02-28'],
  ['2028-02', 1, 5, 1, '2028-02-29'],
  // Clocks change in March and October in much of Europe.
  ['2026-03', 1, 6, 6, '2026-03-31'],
  ['2026-10', 1, 5, 3, '2026-10-31'],
])('weeks of %s from weekday %s', (month, firstDay, weeks, before, last) => {
  const rows = weeksOf(month, firstDay);
  expect(rows.map(({ length }) => length)).toEqual(new Array(weeks).fill(7));
  expect(rows.flat().findIndex((day) => day !== undefined)).toBe(before);
  const days = rows.flat().filter((day) => day !== undefined);
  expect(days[0]).toBe(`${month}-01`);
  expect(days.at(-1)).toBe(last);
  expect(new Set(days).size).toBe(Number(last.slice(-2)));
  expect(days.every((day) => monthOf(day) === month)).toBe(true);
});

test.each([
  ['en-US', 0, 'Sunday'],
  ['en-GB', 1, 'Monday'],
  ['de-DE', 1, 'Montag'],
])('the week in %s', (locale, firstDay, name) => {
  expect(firstDayOf(locale)).toBe(firstDay);
  expect(weekdaysOf(locale, firstDay)[0]!.long).toBe(name);
});
