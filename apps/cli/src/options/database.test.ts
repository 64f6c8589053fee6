import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readDatabase, shownDatabase } from './database.ts';

const folder = mkdtempSync(join(tmpdir(), 'pencilmark-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'password');
writeFileSync(file, 'p@ss/w:rd%\n');
const withFile = { PENCILMARK_DATABASE_PASSWORD_FILE: file };

describe('the address of a database', () => {
  test.each([
    ['is taken as it is', 'postgres://me@db/x', {}, 'postgres://me@db/x'],
    ['keeps its own password', 'postgres://me:own@db/x', withFile, 'postgres://me:own@db/x'],
    [
      'gets that of the file',
      'postgres://me@db:5433/x?a=b',
      withFile,
      'postgres://me:p%40ss%2Fw%3Ard%25@db:5433/x?a=b',
    ],
  ])('%s', (_what, text, environment, address) =>
    expect(readDatabase(text, environment)).toEqual({ ok: true, value: address }),
  );

  test('that was read gives the password back, and is shown without it', () => {
    const read = readDatabase('postgres://me@db/x', withFile);
    const address = read.ok ? read.value : '';
    expect(decodeURIComponent(new URL(address).password)).toBe('p@ss/w:rd%');
    expect(shownDatabase(address)).toBe('postgres://me@db/x');
  });

  test.each([
    ['mysql://me@db/x', {}, 'Expected the address of a PostgreSQL server: postgres://user@host/name.'],
    [
      'postgres://me@db/x',
      { PENCILMARK_DATABASE_PASSWORD_FILE: join(folder, 'none') },
      `PENCILMARK_DATABASE_PASSWORD_FILE: ${join(folder, 'none')} cannot be read (ENOENT).`,
    ],
  ])('%s is refused with a reason', (text, environment, error) =>
    expect(readDatabase(text, environment)).toEqual({ ok: false, error }),
  );
});
