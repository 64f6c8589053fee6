import { expect, test } from 'vitest';
import { nameOf, readEntries } from './entries.ts';

test('programs and solvers of ours', () => {
  const entries = readEntries(
    '[{"name":"mine","command":["./a","-v"]},{"solver":"singles"},{"solver":"bands","name":"b"}]',
  );
  expect(entries.ok && entries.value.map(nameOf)).toEqual(['mine', 'singles', 'b']);
});

test.each([
  ['[', /^This is no JSON: /],
  ['{}', /^Expected a list/],
  ['[]', /^Expected a list/],
  ['[{"solver":"singles"},{"name":"x"}]', /^Entry 2 is not understood; write /],
  ['[{"name":"x","command":[]}]', /^Entry 1 /],
  ['[{"name":"","command":["a"]}]', /^Entry 1 /],
  ['[{"name":"x","command":"./a -v"}]', /^Entry 1 /],
  ['[{"solver":"a","command":["b"]}]', /^Entry 1 /],
  ['[{"solver":"a"},{"name":"a","command":["b"]}]', /^Two entries have the name "a"/],
])('%s is refused', (text, says) =>
  expect(readEntries(text)).toEqual({ ok: false, error: expect.stringMatching(says) }),
);
