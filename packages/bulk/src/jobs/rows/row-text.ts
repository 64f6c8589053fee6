import type { TableForm } from '../../types.ts';
import type { Value } from './subject.ts';

/**
 * A value as a field of CSV, in quotes where it must be (RFC 4180). Nothing stands for null.
 *
 *     csvField({ a: 1 })      // '"{""a"":1}"'
 */
export function csvField(value: Value): string {
  const text = typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The values of a row as a line without its end.
 *
 *     rowText(['a', 1, null], ['x', 'y', 'z'], 'csv')      // 'a,1,'
 */
export function rowText(values: readonly Value[], names: readonly string[], form: TableForm): string {
  if (form === 'csv') return values.map(csvField).join(',');
  if (form === 'values') return JSON.stringify(values);
  return JSON.stringify(Object.fromEntries(values.map((value, index) => [names[index]!, value])));
}
