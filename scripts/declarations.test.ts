import { expect, test } from 'vitest';
import { exportsOf } from './declarations.mjs';

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

const surface = () => exportsOf('dist/index.d.ts', (path: string) => FILES[path]!);
const texts = (name: string): string[] =>
  surface()
    .get(name)!
    .map((declaration: { text: string }) => declaration.text);

test('every exported name is listed with its declarations, whichever way it is exported', () => {
  expect([...surface().keys()]).toEqual(['Board', 'Box', 'find', 'Outer', 'plain']);
});

test('declarations keep their text and lose their comments', () => {
  expect(texts('Board').join()).toMatch(/^interface Board \{\s+readonly parts: Inner\[\];\s+\}$/);
  expect(texts('find')).toHaveLength(2);
  expect(texts('Outer').join()).toContain("'https://example.org'");
  expect(texts('plain')).toEqual(['const kept: (a: number) => void;']);
});
