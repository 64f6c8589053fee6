import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

const LENGTH = 12;

/**
 * A short digest of any value that JSON can hold.
 *
 * @param {unknown} value
 */
export const digestOf = (value) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, LENGTH);

/**
 * Compares answers to fixed questions with corpus/answers/NAME.tsv, a row each, so that no answer
 * changes unseen. Where a change is wanted, `npx vitest run FILE -u` writes them anew.
 *
 * @param {string} name
 * @param {string} says what a row holds, for the head of the file
 * @param {readonly (readonly unknown[])[]} rows
 */
export const expectAnswers = (name, says, rows) =>
  expect(
    [`# ${says} Source: made by the program itself.`, ...rows.map((row) => row.join('\t')), ''].join('\n'),
  ).toMatchFileSnapshot(fileURLToPath(new URL(`../corpus/answers/${name}.tsv`, import.meta.url)));
