import type { Value } from '@pencilmark/bulk';
import type { NamedColumn } from './column.ts';

/** More different values than these are summed up. */
const MOST_VALUES = 40;

/** How often the values of a column occur, and sums of numbers and of the numbers in objects. */
export class ColumnTally {
  /** Undefined when there are too many different values. */
  times: Map<string, number> | undefined = new Map();
  missing = 0;
  count = 0;
  sum = 0;
  least = Number.POSITIVE_INFINITY;
  most = Number.NEGATIVE_INFINITY;

  add(value: Value): void {
    if (value === null) this.missing++;
    else if (Array.isArray(value)) this.times = undefined;
    else if (typeof value === 'object') for (const [name, times] of Object.entries(value)) this.addTimes(name, times);
    else this.addOne(value);
  }

  private addOne(value: string | number | boolean): void {
    this.addTimes(String(value), 1);
    if (typeof value !== 'number') return;
    this.count++;
    this.sum += value;
    this.least = Math.min(this.least, value);
    this.most = Math.max(this.most, value);
  }

  private addTimes(name: string, times: unknown): void {
    if (!this.times) return;
    if (typeof times !== 'number' || (!this.times.has(name) && this.times.size === MOST_VALUES * 5))
      this.times = undefined;
    else this.times.set(name, (this.times.get(name) ?? 0) + times);
  }
}

/** A histogram of each column with few different values, else bounds and mean of its numbers. */
export function histogramsOf(columns: readonly NamedColumn[], tallies: readonly ColumnTally[]): string[] {
  return columns.flatMap(({ as, type }, index) => {
    const tally = tallies[index]!;
    const { times, missing, count, sum, least, most } = tally;
    const missed = missing > 0 ? [`Missing in ${missing} rows.`] : [];
    const isFew = times !== undefined && times.size > 0 && (type === 'json' || times.size <= MOST_VALUES);
    if (!isFew && count === 0) return [];
    const body = isFew
      ? tableOf(['value', type === 'json' ? 'how often' : 'rows'], sorted([...times], type === 'json'))
      : [`From ${least} to ${most}, ${(sum / count).toFixed(3)} on average.`];
    return [`### ${as}`, '', ...body, ...(missed.length > 0 ? ['', ...missed] : []), ''];
  });
}

/** The most frequent first, or in the order of values. */
function sorted(entries: [string, number][], isByTimes: boolean): [string, number][] {
  const byName = ([a]: [string, number], [b]: [string, number]): number => Number(a) - Number(b) || (a < b ? -1 : 1);
  return entries.sort((a, b) => (isByTimes ? b[1] - a[1] : 0) || byName(a, b));
}

/** A table in Markdown. */
export const tableOf = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] =>
  [head, head.map(() => '---'), ...rows].map(
    (row) => `| ${row.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`,
  );
