import { expect, test } from 'vitest';
import { difference } from './api.mjs';

test('the difference of two surfaces shows what went and what came', () => {
  expect(
    difference('a (x)\n  const a: 1;\n\nb (x)\n  const b: 1;', 'a (x)\n  const a: 2;\n\nb (x)\n  const b: 1;'),
  ).toEqual(['- a (x)\n-   const a: 1;', '+ a (x)\n+   const a: 2;']);
});
