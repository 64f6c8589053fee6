import { type Candidate, checkPuzzle, type Puzzle } from '@pencilmark/core/puzzle';
import { check, checkOptions, TEXT } from '@pencilmark/core/result';
import { LONGEST_ANSWER } from './grade.ts';
import { linesOf } from './lines.ts';
import { placementsIn } from './placements.ts';
import { cellIn, readAnswer } from './reading.ts';
import { signsOf } from './signs.ts';

/** What an answer proposes for a position, or why nothing is found in it. */
export type Proposal =
  | { readonly kind: 'placements'; readonly placements: readonly Candidate[] }
  | { readonly kind: 'unreadable'; readonly reason: string };

/**
 * The digits that an answer in free text proposes for a position: those that differ from the board,
 * in the order in which it names their cells. Of a grid they are in reading order. What stands
 * between the last `<answer>` and `</answer>` is read alone, where an answer has these.
 *
 *     const position = puzzleOf('123.34122143432.');
 *     const { placements } = proposalIn(position, 'r1c4=1? No. <answer>r4c4=1 r1c4=4</answer>');
 *     placements[1]      // { cell: 3, digit: 4 }
 *     proposalIn(position, 'Hm.').kind      // 'unreadable'
 */
export function proposalIn(position: Puzzle, answer: string, options: { readonly alphabet?: string } = {}): Proposal {
  checkPuzzle('proposalIn', position);
  check('proposalIn', 'answer', answer, TEXT);
  checkOptions('proposalIn', options, { alphabet: TEXT });
  if (answer.length > LONGEST_ANSWER)
    return { kind: 'unreadable', reason: `The answer has more than ${LONGEST_ANSWER} characters.` };
  const { geometry, givens } = position;
  const text = markedIn(answer);
  const signs = signsOf(geometry, options.alphabet);
  const read = readAnswer(position, text, signs);
  if ('reason' in read) return { kind: 'unreadable', reason: read.reason };
  const { digits } = read;
  const turns = new Map([...placementsIn(linesOf(text), signs)].map((said, turn) => [cellIn(said, geometry), turn]));
  const turnOf = (cell: number): number => turns.get(cell) ?? -1;
  const cells = geometry.cells.filter((cell) => digits[cell] !== 0 && digits[cell] !== givens[cell]);
  if (cells.length === 0) return { kind: 'unreadable', reason: 'The answer has no digit for an empty cell.' };
  const inOrder = cells.toSorted((a, b) => turnOf(a) - turnOf(b));
  return { kind: 'placements', placements: inOrder.map((cell) => ({ cell, digit: digits[cell]! })) };
}

/**
 * Whether an answer gives up: it is empty, or says so and nothing else.
 *
 *     givesUp('I see nothing. <answer>give up</answer>')      // true
 *     givesUp('I do not give up: r1c4=4')      // false
 */
export function givesUp(answer: string): boolean {
  check('givesUp', 'answer', answer, TEXT);
  const text = markedIn(answer).trim();
  return text === '' || /^\W{0,9}(?:i )?give up\W{0,9}$/i.test(text);
}

/** What stands between the last marks of an answer; all of it where it has none. */
function markedIn(answer: string): string {
  const close = [...answer.matchAll(/<\/answer>/gi)].at(-1);
  const before = answer.slice(0, close?.index ?? 0);
  const open = [...before.matchAll(/<answer>/gi)].at(-1);
  return open ? before.slice(open.index + open[0].length) : answer;
}
