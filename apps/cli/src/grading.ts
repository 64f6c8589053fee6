import { countText } from '@pencilmark/bulk';
import { type AnswerVerdict, answerData, gradeAnswer } from '@pencilmark/coach/answer';
import type { ParsedPuzzle } from '@pencilmark/core/format';
import { alphabetOf, cellName, type Geometry } from '@pencilmark/core/geometry';
import { judge } from '@pencilmark/core/solve';
import { solversFor } from '@pencilmark/solvers';

export { promptOf } from '@pencilmark/coach/answer';

/** What is said of an answer: as plain data, and in words. */
export interface Graded {
  readonly geometry: Geometry;
  readonly verdict: AnswerVerdict['kind'];
  readonly data: object;
  readonly text: string;
}

/** A puzzle with what answers to it are graded with. */
export interface Graders {
  grade(answer: string): Graded;
}

/** What a search for the one solution may take; without it, less is told of a wrong answer. */
const MOST_CALLS = 10_000_000;

/** Prepares to grade answers to a puzzle. */
export async function gradersOf({ puzzle, notation }: ParsedPuzzle): Promise<Graders> {
  const { geometry } = puzzle;
  const { verdict, solutions } = judge(puzzle, { solvers: await solversFor(geometry), maxCalls: MOST_CALLS });
  const solution = verdict === 'proper' ? solutions[0] : undefined;
  const alphabet = geometry.least === 1 ? notation.alphabet : alphabetOf(geometry);
  const sign = (digit: number | undefined): string => (digit ? alphabet[digit - 1]! : 'nothing');
  const named = (cell: number): string => cellName(cell, geometry.size);
  return {
    grade(answer) {
      const graded = gradeAnswer(puzzle, answer, { alphabet, ...(solution && { solution }) });
      const data = answerData(graded, geometry, alphabet);
      return { geometry, verdict: graded.kind, data, text: sentenceFor(graded, named, sign) };
    },
  };
}

type Sign = (digit: number | undefined) => string;

function sentenceFor(graded: AnswerVerdict, named: (cell: number) => string, sign: Sign): string {
  const { difference } = { difference: undefined, ...graded };
  const [cell, found] = difference ? [named(difference.cell), sign(difference.found)] : [];
  const expected = difference?.expected === undefined ? 'breaks a rule' : `must be ${sign(difference.expected)}`;
  switch (graded.kind) {
    case 'solved':
      return 'solved';
    case 'changed':
      return `a different puzzle: the given of ${cell} is ${sign(difference!.expected)} and ${found} in the answer`;
    case 'incomplete': {
      const missing = `incomplete: ${countText(graded.missing.length, 'cell')} missing, first ${named(graded.missing[0]!)}`;
      return difference ? `${missing}; ${cell} is ${found} and ${expected}` : missing;
    }
    case 'wrong':
      return difference ? `wrong: ${cell} is ${found} and ${expected}` : 'wrong: a rule of the board is broken';
    case 'unreadable':
      return `not read: ${graded.reason}`;
  }
}
