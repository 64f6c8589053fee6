import { alphabetOf, cellName, checkGeometry, type Geometry } from '@pencilmark/core/geometry';
import { check, checkArgument, TEXT } from '@pencilmark/core/result';
import type { AnswerVerdict } from './grade.ts';

/** What is said of an answer, as plain data for JSON. */
export interface AnswerData {
  readonly verdict: AnswerVerdict['kind'];
  /** The digits of the answer as one line, a dot where it has none. */
  readonly answer?: string;
  readonly reason?: string;
  /** How many cells are missing. */
  readonly missing?: number;
  /** The first cell that is wrong, the digit that it must have, and that of the answer. */
  readonly cell?: string;
  readonly expected?: string;
  readonly found?: string;
  /** The line of the answer where its grid begins, from 1. */
  readonly answerLine?: number;
}

/**
 * A verdict on an answer as plain data, with names of cells and signs of digits.
 *
 *     const verdict = gradeAnswer(puzzleOf('123.341221434321'), 'r1c4=4');
 *     answerData(verdict, boxed(2, 2)).answer      // '1234341221434321'
 */
export function answerData(verdict: AnswerVerdict, geometry: Geometry, alphabet = alphabetOf(geometry)): AnswerData {
  checkArgument('answerData', typeof verdict?.kind === 'string', verdict, 'a verdict, such as gradeAnswer gives');
  checkGeometry('answerData', geometry);
  check('answerData', 'alphabet', alphabet, TEXT);
  const sign = (digit: number): string => (digit === 0 ? '.' : alphabet[digit - 1]!);
  const { kind, line, digits, missing, reason, difference } = { ...NOTHING, ...verdict };
  return {
    verdict: kind,
    ...(digits && { answer: geometry.cells.map((cell) => sign(digits[cell]!)).join('') }),
    ...(reason !== undefined && { reason }),
    ...(missing && { missing: missing.length }),
    ...(difference && { cell: cellName(difference.cell, geometry.size) }),
    ...(difference?.expected !== undefined && { expected: sign(difference.expected) }),
    ...(difference && { found: sign(difference.found) }),
    ...(line !== undefined && { answerLine: line }),
  };
}

const NOTHING = { digits: undefined, missing: undefined, reason: undefined, difference: undefined, line: undefined };
