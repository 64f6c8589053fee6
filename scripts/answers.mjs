import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

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
