import { expect, test } from 'vitest';
import { exportsOf } from './declarations.mjs';
import { lackOf } from './documented.mjs';

const FILES: Readonly<Record<string, string>> = {
  'index.d.ts': "export { one, type Shape } from './one.ts';\nexport * from './two.ts';\n",
  'one.d.ts': `/**
 * Says.
 *
 *     one(1)      // 1
 */
export declare function one(number: number): number;
export interface Shape {
}
`,
  'two.d.ts': `/** Two, without a sample. */
export declare const two: (number: number) => number;
/** A number. */
export declare const three = 3;
/** Hidden. */
declare const four: number;
export {};
`,
};

test('exported names are found behind a door, with what they lack', () => {
  const exported = exportsOf('index.d.ts', (path: string) => FILES[path]!);
  expect([...exported].map(([name, declarations]) => [name, lackOf(name, declarations)])).toEqual([
    ['one', undefined],
    ['Shape', 'has no comment'],
    ['two', 'has no sample'],
    ['three', undefined],
  ]);
});

test('a class is called by new, and one sample is enough for all overloads', () => {
  const text = `/**
 * First.
 *
 *     pick(1)
 */
export declare function pick(one: number): number;
export declare function pick(one: string): string;
/** A class. */
export declare class Grid {
}
`;
  const declared = exportsOf('index.d.ts', () => text);
  expect(lackOf('pick', declared.get('pick')!)).toBeUndefined();
  expect(lackOf('Grid', declared.get('Grid')!)).toBe('has no sample');
});
