import { err, ok, type Result } from '@pencilmark/core/result';
import { type DrillAnswer, faultOf, merged, plain } from './answer.ts';

/** The first line of a file of answers: what it is, and how it is written. */
const HEAD = { format: 'pencilmark-answers', version: 1 } as const;
/** The most characters that a file may have; 100 000 answers have a fifth of them. */
const MOST = 100_000_000;

/** Why a text holds no answers: where, and what is wrong there. */
export interface LinesProblem {
  /**
   * - `head`: the first line does not say that answers follow
   * - `version`: a later version wrote it
   * - `json`: the line is no JSON, as where a file was cut off
   * - `field`: a field of an answer is not what it has to be
   * - `size`: the text is too long
   */
  readonly code: 'head' | 'version' | 'json' | 'field' | 'size';
  /** Counted from 1. */
  readonly line: number;
  readonly field?: string;
  readonly message: string;
}

/**
 * Answers as a text to take along: JSON in lines, the first of which says what follows.
 *
 *     writtenAnswers([])      // '{"format":"pencilmark-answers","version":1}\n'
 */
export const writtenAnswers = (answers: readonly DrillAnswer[]): string =>
  [HEAD, ...merged(answers, []).map(plain)].map((line) => `${JSON.stringify(line)}\n`).join('');

/**
 * Reads what `writtenAnswers` wrote. The answers come in the order of time, each once; those to
 * techniques that are not known here are kept. One fault refuses the whole text.
 *
 *     readAnswers('{"format":"pencilmark-answers","version":1}').value      // []
 *     readAnswers('5').error.line      // 1
 */
export function readAnswers(text: string): Result<readonly DrillAnswer[], LinesProblem> {
  if (text.length > MOST)
    return problem('size', 1, `The text has ${text.length} characters; at most ${MOST} are read.`);
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const head = headProblem(lines[0]!);
  if (head) return head;
  const answers: DrillAnswer[] = [];
  for (const [index, line] of lines.entries()) {
    if (index === 0 || line.trim() === '') continue;
    const value = parsed(line);
    if (value === undefined) return problem('json', index + 1, `Line ${index + 1} is not whole: it is no JSON.`);
    const fault = faultOf(value);
    if (fault) {
      const message = `Line ${index + 1} is no answer: its field "${fault.field}" has to be ${fault.expected}.`;
      return problem('field', index + 1, message, fault.field);
    }
    answers.push(plain(value as DrillAnswer));
  }
  return ok(merged(answers, []));
}

const problem = (code: LinesProblem['code'], line: number, message: string, field?: string) =>
  err({ code, line, message, ...(field && { field }) } satisfies LinesProblem);

function headProblem(line: string) {
  const head = parsed(line) as Readonly<Partial<Record<keyof typeof HEAD, unknown>>> | null | undefined;
  if (head?.format !== HEAD.format || typeof head.version !== 'number')
    return problem('head', 1, `Line 1 does not say that answers follow; expected ${JSON.stringify(HEAD)}.`);
  if (head.version !== HEAD.version)
    return problem('version', 1, `Line 1 names version ${head.version}; only version ${HEAD.version} can be read.`);
  return undefined;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
