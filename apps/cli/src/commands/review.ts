import { isReadingProblem, sentenceOf } from '@pencilmark/bulk';
import type { RecordedGame, Review } from '@pencilmark/coach/review';
import type { LanguageCode } from '@pencilmark/core/human/language';
import { err, ok, type Result } from '@pencilmark/core/result';
import { judge } from '@pencilmark/core/solve';
import { solversFor } from '@pencilmark/solvers';
import type { Command } from '../command.ts';
import { JSON_OPTION, LANGUAGE_OPTION } from '../options/options.ts';
import { openSource } from '../reading/source.ts';
import type { Session } from '../session.ts';

interface ReviewSettings {
  readonly json?: boolean;
  readonly language?: LanguageCode;
}

export const review: Command = {
  name: 'review',
  says: 'look back at a game that was played: which technique each move was, slips, accuracy, where the time went',
  note: 'A record of a game is JSON: {"format":"pencilmark-game","version":1,"board":"9x9:3x3","givens":[…],"played":MS,"moves":[…]}. A move has its time and what cells hold after it: {"ms":2100,"digits":{"r1c2":4}}, {"ms":4000,"centre":{"r2c1":[3,4]}}; corner and struck likewise, help when a hint made it, supposed when the player only tried what would follow, and after with the index of the move that it follows where something was taken back.',
  operand: { flags: '[file...]', says: 'records of games; - or no file at all means standard input' },
  options: [LANGUAGE_OPTION, JSON_OPTION],
  examples: [
    ['pencilmark review game.json', 'accuracy, slips with their times, and a table by technique'],
    ['pencilmark review --json game.json', 'all of it as JSON'],
  ],
  async run(session: Session, operands, { json, language = 'en' }: ReviewSettings) {
    for (const operand of operands.length > 0 ? operands : ['-']) {
      const review = await reviewed(session, operand);
      if (!review) continue;
      const { reviewText } = await import('../reviews.ts');
      if (json) session.json(review.review);
      else session.output.write(`${reviewText(review.game.geometry, review.review, language)}\n`);
    }
  },
};

interface Reviewed {
  readonly game: RecordedGame;
  readonly review: Review;
}

/** The review of a file; nothing, and a message, where it has none. */
async function reviewed(session: Session, operand: string): Promise<Reviewed | undefined> {
  const { LONGEST_RECORD, readRecord, reviewOf } = await import('../reviews.ts');
  const source = await textOf(operand, session.streams.input, LONGEST_RECORD);
  if (!source.ok) {
    session.refuse(operand, source.error);
    return undefined;
  }
  const { name, text } = source.value;
  const read = readRecord(text);
  if (!read.ok) {
    session.refuse([name, read.error.place].filter(Boolean).join(': '), read.error.message);
    return undefined;
  }
  const game = read.value;
  const puzzle = { geometry: game.geometry, givens: game.givens };
  const { verdict, solutions } = judge(puzzle, { solvers: await solversFor(game.geometry) });
  if (verdict !== 'proper') {
    session.disappoint(
      name,
      `The puzzle has not exactly one solution (${verdict}), so nobody knows which moves were right.`,
    );
    return undefined;
  }
  return { game, review: reviewOf({ ...game, solution: solutions[0]! }) };
}

/** The text of a file, or its beginning where it is longer than a record may be. */
async function textOf(
  operand: string,
  input: number,
  longest: number,
): Promise<Result<{ name: string; text: string }, string>> {
  const opened = await openSource(operand, input);
  if (!opened.ok) return opened;
  const { name, chunks } = opened.value;
  let text = '';
  try {
    for await (const chunk of chunks()) {
      text += chunk.text;
      if (text.length > longest) break;
    }
  } catch (problem) {
    if (!isReadingProblem(problem)) throw problem;
    return err(sentenceOf(problem));
  }
  return ok({ name, text });
}
