import type { AnswerVerdict } from '@pencilmark/coach/answer';
import type { Geometry } from '@pencilmark/core/geometry';
import { aligned } from './output/aligned.ts';

/** The verdicts in the order of the columns. */
const VERDICTS: readonly AnswerVerdict['kind'][] = ['solved', 'wrong', 'incomplete', 'changed', 'unreadable'];

type Counts = Record<AnswerVerdict['kind'], number>;

const none = (): Counts => ({ solved: 0, wrong: 0, incomplete: 0, changed: 0, unreadable: 0 });

/** The size of a board and the kinds of its rules, as tables have them. */
export const boardNames = ({ rows, columns, rules }: Geometry): { readonly size: string; readonly kinds: string } => ({
  size: `${rows}x${columns}`,
  kinds: [...new Set(rules.map(({ name }) => name))].join('+') || 'plain',
});

/** How many answers got which verdict, by the size of their boards and the kinds of their rules. */
export class VerdictTable {
  private readonly rows = new Map<string, { readonly size: string; readonly kinds: string; readonly counts: Counts }>();

  add(geometry: Geometry, verdict: AnswerVerdict['kind']): void {
    const { size, kinds } = boardNames(geometry);
    const key = `${size} ${kinds}`;
    const row = this.rows.get(key) ?? { size, kinds, counts: none() };
    this.rows.set(key, row);
    row.counts[verdict]++;
  }

  /** A row as an object for each size and kinds, in the order in which they came. */
  objects(): object[] {
    return [...this.rows.values()].map(({ size, kinds, counts }) => ({
      size,
      kinds,
      answers: sumOf(counts),
      ...counts,
    }));
  }

  /** The table for people, with a row for all where there are several. */
  lines(): string[] {
    const all = none();
    const rows = [...this.rows.values()];
    for (const { counts } of rows) for (const verdict of VERDICTS) all[verdict] += counts[verdict];
    const whole = rows.length > 1 ? [{ size: 'all', kinds: '', counts: all }] : [];
    const cells = [
      ['size', 'kinds', 'answers', ...VERDICTS, 'share solved'],
      ...[...rows, ...whole].map(({ size, kinds, counts }) => [
        size,
        kinds,
        ...[sumOf(counts), ...VERDICTS.map((verdict) => counts[verdict])].map(String),
        `${((100 * counts.solved) / sumOf(counts)).toFixed(1)} %`,
      ]),
    ];
    return aligned(cells, 2);
  }
}

const sumOf = (counts: Counts): number => VERDICTS.reduce((sum, verdict) => sum + counts[verdict], 0);
