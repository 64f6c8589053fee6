import { check, NUMBER, TEXT } from '@pencilmark/core/result';

/**
 * A number with a space between its thousands: "1 000 000".
 *
 *     groupedNumber(1000000)      // '1 000 000'
 */
export function groupedNumber(number: number): string {
  check('groupedNumber', 'number', number, NUMBER);
  const [whole, fraction] = String(number).split('.') as [string, string?];
  const parts = whole.replace(/\B(?=(\d{3})+$)/g, ' ');
  return fraction === undefined ? parts : `${parts}.${fraction}`;
}

/**
 * A count of things: "1 call", "2 000 calls".
 *
 *     countText(2000, 'call')      // '2 000 calls'
 */
export function countText(count: number, one: string, many = `${one}s`): string {
  check('countText', 'count', count, NUMBER);
  check('countText', 'one', one, TEXT);
  check('countText', 'many', many, TEXT);
  return `${groupedNumber(count)} ${count === 1 ? one : many}`;
}

/**
 * Milliseconds with three digits after the point.
 *
 *     roundedMs(1.23456)      // 1.235
 */
export function roundedMs(ms: number): number {
  check('roundedMs', 'ms', ms, NUMBER);
  return Math.round(ms * 1000) / 1000;
}
