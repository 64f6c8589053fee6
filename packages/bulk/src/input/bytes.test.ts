import { expect, test } from 'vitest';
import { bytesOf } from './bytes.ts';

test('a missing file is an error of the reader, even while its unpacker is still being loaded', async () => {
  await expect(bytesOf('/nowhere/puzzles.txt.zst', 0).next()).rejects.toMatchObject({ code: 'ENOENT' });
});
