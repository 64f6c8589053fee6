import { expect, test } from 'vitest';
import { difference, exportsOf } from './api.mjs';

const FILES: Readonly<Record<string, string>> = {
  'dist/index.d.ts': `/** Re-exports only. */
export * from './board.ts';
export { type Inner as Outer, plain } from './parts.js';
`,
  'dist/board.d.ts': `import type { Inner } from './parts.ts';
export interface Board {
    /** Said in a comment; with { brackets */
    readonly parts: Inner[]; // and here
}
export declare class Box<T> {
    constructor(text: string);
    get size(): number;
}
export declare function find(name: string): Board;
export declare function find(place: number): Board | undefined;
export {};
`,
  'dist/parts.d.ts': `export type Inner = {
    readonly link: 'https://example.org';
} | undefined;
declare const hidden = 1;
declare const kept: (a: number) => void;
export { kept as plain };
`,
};

const surface = (): [string, string[]][] => [...exportsOf('dist/index.d.ts', (path: string) => FILES[path])] as never;

test('every exported name is listed with its declarations, whichever way it is exported', () => {
  expect(surface().map(([name]) => name)).toEqual(['Board', 'Box', 'find', 'Outer', 'plain']);
});

test('declarations keep their text and lose their comments', () => {
  const declarations = new Map(surface());
  expect(declarations.get('Board')?.join()).toMatch(/^interface Board \{\s+readonly parts: Inner\[\];\s+\}$/);
  expect(declarations.get('find')).toHaveLength(2);
  expect(declarations.get('Outer')?.join()).toContain("'https://example.org'");
  expect(declarations.get('plain')).toEqual(['const kept: (a: number) => void;']);
});

test('the difference of two surfaces shows what went and what came', () => {
  expect(
    difference('a (x)\n  const a: 1;\n\nb (x)\n  const b: 1;', 'a (x)\n  const a: 2;\n\nb (x)\n  const b: 1;'),
  ).toEqual(['- a (x)\n-   const a: 1;', '+ a (x)\n+   const a: 2;']);
});
