import { isReadingProblem, sentenceOf } from '@pencilmark/bulk';
import type { Command } from '../command.ts';
import { wholeNumber } from '../options/option.ts';
import { linesOf } from '../reading/lines.ts';
import { openSource } from '../reading/source.ts';
import type { Session } from '../session.ts';

/** So many games of plain boards take some hundred megabytes. */
const MOST_GAMES = 100_000;

export const environment: Command = {
  name: 'environment',
  says: 'let programs play: a request a line, as JSON, and an answer a line, with observations, rewards and legal actions',
  note:
    'Requests are reset, step, observe, actions, rules and close; docs/environment.md has them. Each bad line is answered with its error, and the next one is read. ' +
    'Exit code 0: all requests were answered; 1: some could not be met; 2: some were not understood.',
  operand: { flags: '[file...]', says: 'files with requests, one a line; - or no file at all means standard input' },
  options: [
    {
      flags: '--games <n>',
      says: 'how many games there may be at once (default: 1000)',
      read: wholeNumber(1, MOST_GAMES),
    },
  ],
  examples: [
    [`echo '{"do":"reset","seed":7,"difficulty":"easy"}' | pencilmark environment`, 'a game with a puzzle from a seed'],
    [
      `printf '%s\\n' '{"do":"reset","seed":7}' '{"do":"step","hint":"full"}' | pencilmark environment`,
      'a game and a hint, which costs',
    ],
  ],
  async run(session: Session, operands, { games }: { readonly games?: number }) {
    const { gameDrawn, LONGEST_REQUEST, openEnvironment } = await import('../playing.ts');
    const playing = openEnvironment({ draw: gameDrawn, ...(games !== undefined && { mostGames: games }) });
    for (const operand of operands.length > 0 ? operands : ['-']) {
      const opened = await openSource(operand, session.streams.input);
      if (!opened.ok) session.refuse(operand, opened.error);
      else
        try {
          for await (const { text, line } of linesOf(opened.value, LONGEST_REQUEST, () => session.output.flush())) {
            if (text.trim() === '') continue;
            const answer = playing.answerLine(text, line);
            if (answer.includes('"error":')) session.raise(isUnread(answer) ? 2 : 1);
            session.output.line(answer);
          }
        } catch (problem) {
          if (!isReadingProblem(problem)) throw problem;
          session.refuse(operand, sentenceOf(problem));
        }
    }
  },
};

/** Whether an answer with an error is to something that was not understood. */
const isUnread = (answer: string): boolean => /"error":\{"code":"(?:json|request|puzzle)"/.test(answer);
