import { csvField, rowText, type TableForm, type Value } from '@pencilmark/bulk';
import type { NamedColumn } from './column.ts';

/** A form of the files of a set. */
export type FileForm = Exclude<TableForm, 'values'> | 'parquet';

const PIECE_LENGTH = 1 << 16;

/** Rows as the bytes of a file, in pieces. */
export type TableWriter = (
  columns: readonly NamedColumn[],
  rows: AsyncIterable<readonly Value[]>,
) => AsyncGenerator<Uint8Array>;

const linesOf = (form: 'jsonl' | 'csv'): TableWriter =>
  async function* (columns, rows) {
    const names = columns.map(({ as }) => as);
    let text = form === 'csv' ? `${names.map(csvField).join(',')}\n` : '';
    for await (const values of rows) {
      text += `${rowText(values, names, form)}\n`;
      if (text.length < PIECE_LENGTH) continue;
      yield Buffer.from(text);
      text = '';
    }
    yield Buffer.from(text);
  };

/** How files of each form are written. */
export const TABLES: Readonly<Record<FileForm, { readonly mayBePacked: boolean; readonly write: TableWriter }>> = {
  jsonl: { mayBePacked: true, write: linesOf('jsonl') },
  csv: { mayBePacked: true, write: linesOf('csv') },
  parquet: {
    mayBePacked: false,
    // The code of the format is loaded for those who want it.
    async *write(columns, rows) {
      const { parquetOf } = await import('./parquet.ts');
      yield* parquetOf(columns, rows);
    },
  },
};
