import { check, err, ok, type Result, TEXT } from '@pencilmark/core/result';
import { ANSWERS } from '../expected.ts';
import { type DrillAnswer, faultOf, merged, plain } from './answer.ts';

/** The first line of a file of answers: what it is, and how it is written. */
const HEAD = { format: 'pencilmark-answers', version: 1 } as const;
/**
 * The most characters that a file and one of its lines may have: room for some 300 000 answers, and
 * for fields that a later version adds.
 */
const MOST = 50_000_000;
const MOST_IN_LINE = 10_000;

/** Why a text holds no answers: where, and what is wrong there. */
export interface LinesProblem {
  /**
   * - `head`: the first line does not say that answers follow
   * - `version`: a later version wrote it
   * - `json`: the line is no JSON, as where a file was cut off, or far too long
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
export function writtenAnswers(answers: readonly DrillAnswer[]): string {
  check('writtenAnswers', 'answers', answers, ANSWERS);
  return [HEAD, ...merged(answers, []).map(plain)].map((line) => `${JSON.stringify(line)}\n`).join('');
}

/**
 * Reads what `writtenAnswers` wrote. The answers come in the order of time, each once; those to
 * techniques that are not known here are kept. One fault refuses the whole text.
 *
 *     readAnswers('{"format":"pencilmark-answers","version":1}').value      // []
 *     readAnswers('5').error.line      // 1
 */
export function readAnswers(text: string): Result<readonly DrillAnswer[], LinesProblem> {
  check('readAnswers', 'text', text, TEXT);
  if (text.length > MOST)
    return problem('size', 1, `The text has ${text.length} characters; at most ${MOST} are read.`);
  const answers: DrillAnswer[] = [];
  let number = 0;
  for (const line of linesIn(text)) {
    number++;
    if (number > 1 && line.trim() === '') continue;
    const value = line.length > MOST_IN_LINE ? undefined : parsed(line);
    const fault = number === 1 ? headProblem(value) : answerProblem(value, number);
    if (fault) return fault;
    if (number > 1) answers.push(plain(value as DrillAnswer));
  }
  return ok(merged(answers, []));
}

const problem = (code: LinesProblem['code'], line: number, message: string, field?: string) =>
  err({ code, line, message, ...(field && { field }) } satisfies LinesProblem);

function headProblem(value: unknown) {
  const head = value as Readonly<Partial<Record<keyof typeof HEAD, unknown>>> | null | undefined;
  if (head?.format !== HEAD.format || typeof head.version !== 'number' || head.version < HEAD.version)
    return problem('head', 1, `Line 1 does not say that answers follow; expected ${JSON.stringify(HEAD)}.`);
  if (head.version > HEAD.version)
    return problem('version', 1, `Line 1 names version ${head.version}; only version ${HEAD.version} can be read.`);
  return undefined;
}

function answerProblem(value: unknown, line: number) {
  if (value === undefined)
    return problem('json', line, `Line ${line} is not whole; expected JSON of ${MOST_IN_LINE} characters at most.`);
  const fault = faultOf(value);
  if (!fault) return undefined;
  const message = `Line ${line} is no answer: its field "${fault.field}" has to be ${fault.expected}.`;
  return problem('field', line, message, fault.field);
}

/** The lines of a text one by one, so that no text makes a list of millions. */
function* linesIn(text: string): Generator<string> {
  let from = text.startsWith('\uFEFF') ? 1 : 0;
  for (let to = from; to >= 0; from = to + 1) {
    to = text.indexOf('\n', from);
    yield text.slice(from, to < 0 ? undefined : to);
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
