import { usualNotation } from '@pencilmark/core/format';
import { cellName, houseName } from '@pencilmark/core/geometry';
import type { Puzzle } from '@pencilmark/core/puzzle';
import { check } from '@pencilmark/core/result';
import { isSolution } from '@pencilmark/core/solve';
import type { Fault } from './code.ts';
import { A_JUDGED_TASK, AN_ANSWER } from './expected.ts';
import type { Answer } from './protocol/from-program.ts';
import type { JudgedTask } from './task.ts';

/**
 * What is wrong with an answer, first fault first; undefined when all is right. Givens must be
 * kept, every house right, and the solutions of a puzzle different and as many as there are, up to
 * the limit of the task. The search of no solver takes part.
 *
 *     const message = { id: 't1', board: '4x4', puzzles: ['12..34..........'], limit: 1 };
 *     const task = judgedTask(message, [1]);
 *     faultOf(task, answerTo(message, SOLVERS))      // undefined
 *     faultOf(task, { t: 'answer', id: 't2', solutions: [[]] }).code      // 'id'
 */
export function faultOf(task: JudgedTask, answer: Answer): Fault | undefined {
  check('faultOf', 'task', task, A_JUDGED_TASK);
  check('faultOf', 'answer', answer, AN_ANSWER);
  const { message, puzzles, counts } = task;
  if (answer.id !== message.id)
    return fault('id', `The answer is for "${answer.id}", and the task is "${message.id}".`);
  const { length } = answer.solutions;
  if (length !== puzzles.length) return fault('shape', `${length} lists of solutions for ${puzzles.length} puzzles.`);
  for (const [index, puzzle] of puzzles.entries()) {
    const fault = faultOfList(puzzle, answer.solutions[index]!, counts[index]!);
    if (fault) return { ...fault, text: `Puzzle ${index + 1}: ${fault.text}` };
  }
  return undefined;
}

function faultOfList(puzzle: Puzzle, texts: readonly string[], count: number): Fault | undefined {
  for (const [index, text] of texts.entries()) {
    const fault = faultOfSolution(puzzle, text);
    if (fault) return { ...fault, text: `solution ${index + 1}: ${fault.text}` };
  }
  if (new Set(texts).size < texts.length) return fault('twice', 'the same solution stands there twice.');
  if (texts.length === count) return undefined;
  return fault('count', `solutions listed: ${texts.length}, expected: ${count}.`);
}

function faultOfSolution(puzzle: Puzzle, text: string): Fault | undefined {
  const { size, cellCount, houses } = puzzle.geometry;
  if (text.length !== cellCount) return fault('shape', `${text.length} characters for ${cellCount} cells.`);
  const digits = digitsIn(text, size);
  const strange = digits.indexOf(0);
  if (strange >= 0) return fault('shape', `${cellName(strange, size)} is "${text[strange]}", which is no digit.`);
  const changed = puzzle.givens.findIndex((digit, cell) => digit !== 0 && digit !== digits[cell]);
  if (changed >= 0) return fault('givens', `${cellName(changed, size)} was given as another digit.`);
  const wrong = houses.find(({ cells }) => new Set(cells.map((cell) => digits[cell])).size < size);
  if (wrong) return fault('house', `${houseName(wrong)} does not hold every digit once.`);
  return isSolution(puzzle, digits) ? undefined : fault('house', 'a rule of the board is broken.');
}

/** The digits of a text, 0 for what is none. */
function digitsIn(text: string, size: number): Uint8Array {
  const alphabet = usualNotation(size).alphabet.slice(0, size);
  return Uint8Array.from(text, (character) => alphabet.indexOf(character) + 1);
}

const fault = (code: Fault['code'], text: string): Fault => ({ code, text });
