import { randomInt } from 'node:crypto';
import { ALPHABETS, type ParseError } from '@pencilmark/core/format';
import { geometryOf } from '@pencilmark/core/geometry';
import { checkArgument } from '@pencilmark/core/result';
import { answerText } from '../run/text-answers.ts';
import type { Work } from '../types.ts';
import { optionFault } from './option-fault.ts';
import { badPuzzle, type Fault, type Question, type Reply } from './question.ts';

/** Characters of an answer: who reads it slowly makes the service hold it. */
const LONGEST_ANSWER = 2 ** 20;

/**
 * Answers a question as the command of its name does, with JSON; a drawing is SVG. It takes as long
 * as the question makes it take: a program that has it from strangers asks in a thread that it can
 * end.
 *
 *     const question = { name: 'check', text: '12..34..........', options: {} };
 *     JSON.parse((await answerQuestion(question)).body).answers[0].verdict      // 'several'
 */
export async function answerQuestion(asked: Question): Promise<Reply> {
  checkArgument(
    'answerQuestion',
    typeof asked?.options === 'object' && asked.options !== null,
    asked,
    'a question, such as questionOf gives',
  );
  const question = asked.name === 'generate' ? { ...asked, options: wishesOf(asked.options) } : asked;
  const fault = await optionFault(question);
  const reply = fault ? { fault } : await replyTo(question);
  return 'body' in reply && reply.body.length > LONGEST_ANSWER ? { fault: TOO_LONG } : reply;
}

const TOO_LONG: Fault = {
  code: 'too-much-work',
  text: 'The answer has more than a million characters. Ask for less, or about fewer puzzles at once.',
};

/** The wishes with what nobody chose: digits that are enough for the board, and a random seed. */
function wishesOf(options: Question['options']): Question['options'] {
  const board = geometryOf(options.geometry as string);
  const size = board.ok ? board.value.size : 0;
  const { characters } = ALPHABETS.find(({ characters }) => characters.length >= size)!;
  return { digits: characters, seed: randomInt(2 ** 32), ...options };
}

async function replyTo({ name, text, options }: Question): Promise<Reply> {
  if (name === 'draw') return (await import('./picture.ts')).pictureOf(text!, options);
  const { lines, problems, records, exitCode } = await answerText({ job: name, options } as Work, text ?? '');
  const [line = ''] = lines;
  if (records <= 1 && line.startsWith('{"error":')) return badPuzzle((JSON.parse(line) as { error: ParseError }).error);
  return { body: `{"answers":[${lines.join(',')}],"messages":${JSON.stringify(problems)},"exitCode":${exitCode}}` };
}
