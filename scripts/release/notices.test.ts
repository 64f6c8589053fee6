import { expect, test } from 'vitest';
import { licenceProblem, noticesOf, packageOf } from './notices.mjs';

const good = { name: 'good', version: '1.0.0', license: 'MIT', texts: ['Copyright Ann'], inside: ['Copyright Ben'] };

test.each([
  ['an allowed licence with its text', good, undefined],
  ['a licence that asks for more', { ...good, license: 'GPL-3.0' }, /GPL-3\.0; expected one of 0BSD/],
  ['no licence', { ...good, license: undefined }, /undefined; expected/],
  ['no text', { ...good, texts: [] }, /no licence text/],
])('%s', (_what, one, problem) =>
  problem ? expect(licenceProblem(one)).toMatch(problem) : expect(licenceProblem(one)).toBe(undefined),
);

test('a bundle with a package that may not be in it is not made', () =>
  expect(() => noticesOf(['bad'], (name: string) => ({ ...good, name, license: 'GPL-3.0' }))).toThrow('bad has'));

test('notices have each package once, with all of its texts', () => {
  const text = noticesOf(['b', 'a', 'b'], (name: string) => ({ ...good, name }));
  expect(text.match(/^\w+ 1\.0\.0 \(MIT\)$/gm)).toEqual(['a', 'b', 'a', 'b'].map((name) => `${name} 1.0.0 (MIT)`));
  expect(text.match(/Copyright (?:Ann|Ben)/g)).toHaveLength(4);
});

test.each([
  ['/project/node_modules/ws/lib/sender.js', 'ws'],
  ['/project/node_modules/@hpcc-js/wasm-zstd/dist/index.js', '@hpcc-js/wasm-zstd'],
  ['/project/node_modules/a/node_modules/b/index.js', 'b'],
  ['C:\\project\\node_modules\\@scope\\name\\index.js', '@scope/name'],
  ['/project/packages/core/src/bits.ts', undefined],
  ['\0virtual/node_modules/x/', undefined],
])('%s is of %s', (id, name) => expect(packageOf(id)).toBe(name));
