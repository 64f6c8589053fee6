import { FORMATS } from '@pencilmark/core';
import { expect, test } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';

test('every format has a name in every language', () => {
  const keys = FORMATS.map(({ name }) => `format.${name}`);
  expect(Object.keys(en)).toEqual(expect.arrayContaining(keys));
  expect(Object.keys(de)).toEqual(expect.arrayContaining(keys));
});
