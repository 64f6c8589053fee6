import { expect, test } from 'vitest';
import { longComments } from './comments.mjs';

const LONG = 'word '.repeat(20);

test.each([
  [`// ${LONG}`, [1]],
  [`/** ${LONG}*/`, [1]],
  [`/**\n * short\n * ${LONG}\n */`, [3]],
  [`    // ${LONG}`, [1]],
  [`const one = 1; // ${LONG}`, [1]],
  [`const text = '${LONG}';`, []],
  [`// ${'é'.repeat(97)}`, []],
  [`// ${'é'.repeat(98)}`, [1]],
])('%j has long lines of comments: %j', (text, lines) => expect(longComments('a.ts', text)).toEqual(lines));
