import { expect, test } from 'vitest';
import { strangeDoors, untold } from './manifests.mjs';

const packages = [
  { name: '@pencilmark/one', manifest: { dependencies: { lib: '1.0.0', '@pencilmark/two': '1.0.0' } } },
  { name: '@pencilmark/two', manifest: { dependencies: { lib: '1.0.0' } } },
  { name: '@pencilmark/service', manifest: { dependencies: { http: '1.0.0' } } },
];
const guideWith = (dependencies: readonly string[], names = packages.map(({ name }) => name)): string =>
  [
    ...names.map((name) => `| \`${name}\` | what it is for |`),
    '## What each dependency is for',
    ...dependencies.map((cells) => `| ${cells} |`),
    '',
  ].join('\n');
const lib = '`lib` | one, two | what for';
const http = '`http` | what for';

test.each([
  ['as it is', [lib, http], []],
  ['a dependency without a row', [http], ['docs/packages.md has no row for lib']],
  ['a row for what nobody needs', [lib, http, '`old` | two | ratings'], [/two need old; those that do: none$/]],
  ['one of those who need it', ['`lib` | two | what for', http], [/two need lib; those that do: one, two$/]],
  ['one too many', ['`lib` | one, two, service | what for', http], [/those that do: one, two$/]],
  ['a row for what the service does not need', [lib, http, '`pool` | what for'], [/service need pool/]],
])('the guide to packages: %s', (_what, rows, problems) => {
  const found = untold(packages, guideWith(rows));
  expect(found).toEqual(
    problems.map((problem) => (typeof problem === 'string' ? problem : expect.stringMatching(problem))),
  );
});

test('a package without a row', () =>
  expect(untold(packages, guideWith([lib, http], ['@pencilmark/one', '@pencilmark/service']))).toEqual([
    'docs/packages.md has no row for @pencilmark/two',
  ]));

test('doors that only the guide or only a package knows', () => {
  const doors = [{ name: '@pencilmark/one', manifest: { exports: { '.': {}, './a': {}, './b/c': {} } } }];
  const guide = (cell: string): string => `## Doors\n\n| ${cell} | what lies there |\n\n## Next\n`;
  expect(strangeDoors(doors, guide('`@pencilmark/one/a`, `/b/c`'))).toEqual([]);
  expect(strangeDoors(doors, guide('`@pencilmark/one/a`, `/d`'))).toEqual([
    'docs/packages.md does not tell of the door @pencilmark/one/b/c',
    'docs/packages.md tells of @pencilmark/one/d, which is no door',
  ]);
});
