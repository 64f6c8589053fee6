import { expect, test } from 'vitest';
import { changesetIn } from './changesets.mjs';
import { inOrder } from './release.mjs';
import { notesOf, versionProblems, withEntries } from './version.mjs';

const LOG = '# Changes\n\n## Next\n\nWhat came before.\n\n## 0.1.0\n\nThe first.\n';
const change = (entry: string, ...kinds: string[]) => ({ name: 'a.md', kinds, entry });

test('a change says which packages it touches, how, and what it means', () => {
  expect(changesetIn('---\n"pencilmark": minor\n"@pencilmark/core": patch\n---\n\nSays.\n\nMore.\n')).toEqual({
    kinds: ['minor', 'patch'],
    entry: 'Says.\n\nMore.',
  });
  expect(changesetIn("---\r\n'pencilmark': patch\r\n---\r\nSays.\r\n")).toEqual({ kinds: ['patch'], entry: 'Says.' });
});

test('entries come to the top, the largest first, and what stood under Next follows', () => {
  const changes = [change('Small.', 'patch'), change('Large.', 'minor', 'patch')];
  expect(withEntries(LOG, '0.2.0', changes)).toBe(
    '# Changes\n\n## 0.2.0\n\nLarge.\n\nSmall.\n\nWhat came before.\n\n## 0.1.0\n\nThe first.\n',
  );
});

test('the version after that has its entries only', () => {
  const log = withEntries('# Changes\n\n## 0.2.0\n\nBefore.\n', '0.3.0', [change('New.', 'minor')]);
  expect(log).toBe('# Changes\n\n## 0.3.0\n\nNew.\n\n## 0.2.0\n\nBefore.\n');
});

test('the notes of a release are its part of the log, and their links lead to its files', () => {
  const log = '# Changes\n\n## 0.2.0\n\nSee [a](docs/a.md#b) and [c](https://c.example).\n\n## 0.1.0\n\nThe first.\n';
  expect(notesOf(log, '0.2.0', 'https://h/v0.2.0')).toBe(
    'See [a](https://h/v0.2.0/docs/a.md#b) and [c](https://c.example).\n',
  );
  expect(notesOf(log, '0.1.0', 'https://h')).toBe('The first.\n');
});

test('all packages have one version, and name it', () => expect(versionProblems()).toEqual([]));

test('packages are published after those that they need', () => {
  const packages = [
    { name: 'kit', manifest: { dependencies: { board: '1', core: '1' } } },
    { name: 'board', manifest: { dependencies: { core: '1' } } },
    { name: 'core', manifest: {} },
  ];
  expect(inOrder(packages).map(({ name }) => name)).toEqual(['core', 'board', 'kit']);
});
