import { AMOUNT, check } from '@pencilmark/core/result';

const UNITS = [
  { below: 1e-3, factor: 1e6, name: 'µs' },
  { below: 1, factor: 1e3, name: 'ms' },
  { below: Number.POSITIVE_INFINITY, factor: 1, name: 's' },
] as const;

/**
 * A time in seconds for people, with three digits.
 *
 *     timeText(0.01234)      // '12.3 ms'
 *     timeText(2)      // '2.00 s'
 */
export function timeText(seconds: number): string {
  check('timeText', 'seconds', seconds, AMOUNT);
  const { factor, name } = UNITS.find(({ below }) => seconds < below)!;
  const number = seconds * factor;
  return `${number < 1000 ? number.toPrecision(3) : String(Math.round(number))} ${name}`;
}

/**
 * Points for people: at most one digit after the point.
 *
 *     pointsText(3.3333)      // '3.3'
 *     pointsText(4)      // '4'
 */
export const pointsText = (points: number): string => String(Math.round(points * 10) / 10);
