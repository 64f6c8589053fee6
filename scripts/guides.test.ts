import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { actsOf, commandsOf, guides, missingPackages } from './guides.mjs';
import { ROOT } from './workspace.mjs';

const DOCUMENT = `# Add

\`\`\`console
$ npm install @pencilmark/core
\`\`\`

Save as \`add.mjs\`:

\`\`\`js
import { solve } from '@pencilmark/core';
\`\`\`

Add to \`add.mjs\`:

\`\`\`js
console.log(2);
\`\`\`

Only to look at:

\`\`\`js
console.log(3);
\`\`\`

\`\`\`console exit=1
$ node add.mjs \\
> --all
2
$ true
\`\`\`

Save this picture as \`photo.jpg\`:

![A photo](pictures/photo.jpg)

\`\`\`console serves
$ node server.mjs
\`\`\`

\`\`\`text page=http://127.0.0.1:8080/
2
\`\`\`

\`\`\`sh skip
rm -r /
\`\`\`
`;

test('a reader does what stands there, in this order', () => {
  expect(
    actsOf(DOCUMENT).map(({ kind, name, command, address, exit }) => [kind, name ?? command ?? address, exit]),
  ).toEqual([
    ['command', 'npm install @pencilmark/core', 0],
    ['file', 'add.mjs', undefined],
    ['file', 'add.mjs', undefined],
    ['command', 'node add.mjs \\\n--all', 1],
    ['command', 'true', 1],
    ['picture', 'photo.jpg', undefined],
    ['server', 'node server.mjs', 0],
    ['page', 'http://127.0.0.1:8080/', undefined],
  ]);
});

test('what a command prints stands below it', () => {
  expect(commandsOf(['$ one', '1', '2', '$ two']).map(({ shown }) => shown)).toEqual([['1', '2'], []]);
  expect(() => commandsOf(['1', '$ one'])).toThrow('"1" stands above the first command');
});

test.each([
  ['a service', '```console\n$ npm install pencilmark\n$ npx pencilmark serve\n```\n', ['3: @pencilmark/service']],
  ['a command', '```console\n$ npx pencilmark list\n```\n', ['2: pencilmark']],
  [
    'an import',
    "Save as `a.mjs`:\n\n```js\nimport { record } from '@pencilmark/lab/x';\n```\n",
    ['4: @pencilmark/lab'],
  ],
  [
    'a file of a package',
    "Save as `a.mjs`:\n\n```js\nimport './node_modules/@pencilmark/core/dist/index.js';\n```\n",
    ['4: @pencilmark/core'],
  ],
  ['what Node has', "Save as `a.mjs`:\n\n```js\nimport { join } from 'node:path';\nimport './b.mjs';\n```\n", []],
  ['what is installed', '```console\n$ npm install pencilmark\n$ npx pencilmark list\n```\n', []],
])('%s needs a package that was installed', (_what, document, missing) => {
  const found = missingPackages(actsOf(document)).map((text) => text.replace(/ is used.*/, ''));
  expect(found).toEqual(missing);
});

test('every guide has something to do', () => {
  for (const file of guides().filter((path) => !path.endsWith('README.md')))
    expect(actsOf(readFileSync(join(ROOT, file), 'utf8')).length, file).toBeGreaterThan(2);
});
