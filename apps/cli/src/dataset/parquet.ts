import type { Value, ValueType } from '@pencilmark/bulk';
import { type BasicType, ByteWriter, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer';
import type { NamedColumn } from './column.ts';

/** Rows that are written at once, as a row group. */
const GROUP = 20_000;

interface ParquetType {
  readonly type: BasicType;
  /** The value as the library takes it. */
  of?(value: number): bigint;
}

const TYPES: Readonly<Record<ValueType, ParquetType>> = {
  text: { type: 'STRING' },
  whole: { type: 'INT64', of: BigInt },
  number: { type: 'DOUBLE' },
  flag: { type: 'BOOLEAN' },
  json: { type: 'JSON' },
};

/** Rows as the bytes of a Parquet file, a row group a piece. Any value may be missing. */
export async function* parquetOf(
  columns: readonly NamedColumn[],
  rows: AsyncIterable<readonly Value[]>,
): AsyncGenerator<Uint8Array> {
  const columnData = columns.map(({ as, type }) => ({ name: as, type: TYPES[type].type, data: [], nullable: true }));
  const writer = new ByteWriter();
  const file = new ParquetWriter({ writer, schema: schemaFromColumnData({ columnData }), createdBy: 'pencilmark' });
  /** What was written since the last piece. */
  const taken = (): Uint8Array => {
    const bytes = writer.getBytes().slice();
    writer.index = 0;
    return bytes;
  };
  const writeGroup = (group: readonly (readonly Value[])[]): void => {
    const values = columns.map(({ as, type }, index) => {
      const { of } = TYPES[type];
      const data = group.map((row) => (of && row[index] !== null ? of(row[index] as number) : row[index]));
      return { name: as, data };
    });
    file.write({ columnData: values, rowGroupSize: GROUP });
  };
  let group: (readonly Value[])[] = [];
  for await (const values of rows) {
    group.push(values);
    if (group.length < GROUP) continue;
    writeGroup(group);
    group = [];
    yield taken();
  }
  if (group.length > 0) writeGroup(group);
  file.finish();
  yield taken();
}
