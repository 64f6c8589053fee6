import { expect, test } from 'vitest';
import { moveFile } from './moving.ts';

/** A system that answers with some errors before it moves a file. */
function failing(...codes: readonly string[]) {
  const left = [...codes];
  const moved: string[] = [];
  return {
    moved,
    waits: [0, 0, 0],
    async rename(from: string, to: string): Promise<void> {
      const code = left.shift();
      if (code !== undefined) throw Object.assign(new Error(code), { code });
      moved.push(`${from} ${to}`);
    },
  };
}

test('a file that another program looks into is moved a little later', async () => {
  const system = failing('EPERM', 'EBUSY', 'EACCES');
  await moveFile('a', 'b', system);
  expect(system.moved).toEqual(['a b']);
});

test.each([
  ['a file that stays open', failing('EPERM', 'EPERM', 'EPERM', 'EPERM'), 'EPERM'],
  ['a file that is not there, at once', failing('ENOENT'), 'ENOENT'],
  ['where nobody waits, the first error', { ...failing('EBUSY'), waits: [] }, 'EBUSY'],
])('%s is told', async (_name, system, code) => {
  await expect(moveFile('a', 'b', system)).rejects.toMatchObject({ code });
  expect(system.moved).toEqual([]);
});
