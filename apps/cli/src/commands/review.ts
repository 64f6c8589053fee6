import { isReadingProblem, sentenceOf } from '@pencilmark/bulk';
import {
  LONGEST_RECORD,
  type RecordedGame,
  type Review,
  readRecord,
  reviewOf,
  type Slip,
} from '@pencilmark/coach/review';
import { ALPHABET, cellName, type Geometry } from '@pencilmark/core/geometry';
import { type LanguageCode, techniqueName } from '@pencilmark/core/human';
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
      const found = await reviewed(session, operand);
      if (!found) continue;
      if (json) session.json(found.review);
      else session.output.write(`${reviewText(found.game.geometry, found.review, language)}\n`);
    }
  },
};

interface Reviewed {
  readonly game: RecordedGame;
  readonly review: Review;
}

/** The review of a file; nothing, and a message, where it has none. */
async function reviewed(session: Session, operand: string): Promise<Reviewed | undefined> {
  const source = await textOf(operand, session.streams.input);
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

/** The text of a file, as far as a record may be long. */
async function textOf(operand: string, input: number): Promise<Result<{ name: string; text: string }, string>> {
  const opened = await openSource(operand, input);
  if (!opened.ok) return opened;
  const { name, chunks } = opened.value;
  let text = '';
  try {
    for await (const chunk of chunks()) {
      text += chunk.text;
      if (text.length > LONGEST_RECORD) break;
    }
  } catch (problem) {
    if (!isReadingProblem(problem)) throw problem;
    return err(sentenceOf(problem));
  }
  return ok({ name, text });
}

/** Hours are told where there are some. */
function clock(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours, ...rest] = parts.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0')));
  return hours === '0' ? rest.join(':') : [hours, ...rest].join(':');
}

function reviewText(geometry: Geometry, review: Review, language: LanguageCode): string {
  const { accuracy, hasTimes, isFinished, ms, slips, times } = review;
  const { guessed, helped, percent, sound, unknown, wrong } = accuracy;
  const called = (technique: string | undefined): string =>
    technique ? techniqueName(technique, language) : 'notes and the rest';
  return [
    `${geometry.id}, ${isFinished ? 'finished' : 'not finished'}${hasTimes ? ` in ${clock(ms)}` : ''}`,
    percent === undefined
      ? 'accuracy: no digit was written'
      : `accuracy: ${percent} % (${sound} right with a reason, ${guessed} guessed, ${wrong} wrong, ${helped} by help${unknown > 0 ? `, ${unknown} unknown` : ''})`,
    '',
    ...(slips.length === 0 ? ['no slips'] : slips.map((slip) => slipText(geometry, slip, called))),
    ...(hasTimes && times.length > 0
      ? [
          '',
          ...aligned([
            HEADINGS,
            ...times.map((time) => [
              called(time.technique),
              String(time.count),
              clock(time.ms),
              clock(time.fairMs),
              clock(time.lostMs),
            ]),
          ]),
        ]
      : []),
  ].join('\n');
}

const HEADINGS = ['technique', 'moves', 'time', 'as a rule', 'lost'];

/** A slip as a line: "3:12  guess  r4c5 = 7; practise Naked Pair". */
function slipText({ size }: Geometry, slip: Slip, called: (technique: string) => string): string {
  const cells = slip.cells.map((cell) => cellName(cell, size)).join(' ');
  const digits = slip.digits.map((digit) => ALPHABET[digit - 1]).join(' ');
  const lost = slip.lostMs > 0 ? `, lost ${clock(slip.lostMs)}` : '';
  const practise = slip.practise ? `; practise ${called(slip.practise)}` : '';
  return `${clock(slip.ms).padStart(7)}  ${slip.kind.padEnd(13)}  ${cells}: ${digits}${lost}${practise}`;
}

/** Rows whose columns stand below each other: names to the left, numbers to the right. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row.map((text, column) => (column === 0 ? text.padEnd(widths[0]!) : text.padStart(widths[column]!))).join('  '),
  );
}
