import { expect, test } from 'vitest';
import { codeIn, typeProblems } from './sample-types.mjs';
import { agrees, commandsIn, fencedBlocks, instrumented, looksAs, masked, samplesInComments } from './samples.mjs';

/** What the claims of some code say when it runs: [holds, line]. */
async function claims(code: string): Promise<[boolean, number][]> {
  const found: [boolean, number][] = [];
  const $claim = (actual: unknown, expected: () => unknown, line: number) =>
    found.push([agrees(actual, expected()), line]);
  const run = new Function('$claim', `return (async () => {${instrumented(code.split('\n'))}\n})()`);
  await run($claim);
  return found;
}

test('claims are found after expressions, constants and expressions of several lines', async () => {
  const code = `const two = 1 + 1;      // 2
two * 2      // 4
[1, 2]
  .map((item) => item * two)      // [2, 4]
for (const item of [1]) {
  item;      // 1
}
two // no claim: one space only`;
  expect(await claims(code)).toEqual([
    [true, 1],
    [true, 2],
    [true, 4],
    [true, 6],
  ]);
});

test('a claim that does not hold is noticed, and one that cannot be read is refused', async () => {
  expect(await claims('1 + 1      // 3')).toEqual([[false, 1]]);
  expect(() => instrumented(['1 + 1      // two, of course'])).toThrow('line 1');
  expect(() => instrumented(['if (true) {      // 1'])).toThrow('line 1');
});

test.each([
  [Uint8Array.of(1, 2), [1, 2], true],
  [Uint8Array.of(1, 2), Uint8Array.of(1, 3), false],
  [{ ok: true, value: Uint8Array.of(1) }, { ok: true, value: [1] }, true],
  [Uint8Array.of(1), Uint8Array, true],
  [[1], Uint8Array, false],
  ['text', String, true],
  [1, '1', false],
  [undefined, undefined, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
])('%o agrees with %o: %s', (actual, expected, verdict) => expect(agrees(actual, expected)).toBe(verdict));

test('samples are taken from comments of what is exported', () => {
  const source = `/**
 * Says.
 *
 *     one(1)      // 1
 *     two(2)
 *
 *     three(3)
 */
export const one = 1;
/**
 *     hidden()
 */
const hidden = 2;
export class A {
  /**
   * A member.
   *
   *     four(4)
   */
  four() {}
}`;
  expect(samplesInComments(source)).toEqual([
    { lines: ['one(1)      // 1', 'two(2)'], line: 4 },
    { lines: ['three(3)'], line: 7 },
    { lines: ['four(4)'], line: 18 },
  ]);
});

test('blocks of a document are found with their language and place', () => {
  const document = 'Text.\n\n```js\nlet a;\nlet b;\n```\n- item\n  ```sh skip\n  run\n  ```\n';
  expect(fencedBlocks(document)).toEqual([
    { language: 'js', words: [''], lines: ['let a;', 'let b;'], line: 4 },
    { language: 'sh', words: ['skip'], lines: ['run'], line: 9 },
  ]);
});

test('commands are told from what they print', () => {
  expect(commandsIn(['$ npx pencilmark list formats   # all', 'line', 'rows', '$ ls', 'README.md'])).toEqual([
    { offset: 0, command: 'npx pencilmark list formats', shown: ['line', 'rows'] },
  ]);
  expect(commandsIn(['npx pencilmark list formats', 'npm start'])).toEqual([
    { offset: 0, command: 'npx pencilmark list formats', shown: [] },
  ]);
});

test('output is compared without times and column widths, and with gaps', () => {
  expect(masked('bands  1.2 ms   17×\n------')).toEqual(masked('bands 120.25 µs 3.5×\n---------'));
  expect(masked('16×16 52 calls')).not.toEqual(masked('9×9 52 calls'));
  expect(looksAs(['a', 'b', 'c', 'd'], ['a', '…', 'd'])).toBe(true);
  expect(looksAs(['a', 'b', 'c', 'd'], ['a', '…'])).toBe(true);
  expect(looksAs(['a', 'b', 'c', 'd'], ['a', '…', 'c'])).toBe(false);
  expect(looksAs(['a', 'b'], ['a'])).toBe(false);
});

test('samples of documents must fit the types', async () => {
  const good = "Text.\n\n```js\nimport { hint } from '@pencilmark/kit';\n\nhint('.')?.where      // ''\n```\n";
  const planted = good.replace('?.where', '.where');
  expect(await typeProblems([['good.md', good]])).toEqual([]);
  expect(
    await typeProblems([
      ['good.md', good],
      ['planted.md', planted],
    ]),
  ).toEqual(["planted.md:6: Object is possibly 'undefined'."]);
  expect(codeIn(good.replace('```js', '```js skip'))).toEqual([]);
});
