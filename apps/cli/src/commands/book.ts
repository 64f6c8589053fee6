import { err, ok, type Result } from '@pencilmark/core/result';
import { ANSWERS, PER_PAGE } from '../book/look.ts';
import { PAPERS } from '../book/paper.ts';
import { readChapters } from '../book/wish.ts';
import { BOOK_LANGUAGES } from '../book/words.ts';
import type { BookWishes } from '../book/writing.ts';
import { type Command, FILES } from '../command.ts';
import { nameOf, type Option, oneOf, wholeNumber } from '../options/option.ts';
import { JSON_OPTION, READING_OPTIONS } from '../options/options.ts';
import { areTechniques } from '../options/techniques.ts';
import type { ReadingOptions } from '../reading/puzzles.ts';
import type { Session } from '../session.ts';

/** Random seeds are small enough that people can type them again. */
const RANDOM_SEEDS = 2 ** 32;
const LONGEST_WORDS = 120;

type Named = Omit<BookWishes, keyof ReadingOptions | 'perPage'>;
interface BookSettings extends ReadingOptions, Partial<Named> {
  readonly perPage?: string;
}

const readWords = (text: string): Result<string, string> =>
  text.trim() !== '' && text.length <= LONGEST_WORDS
    ? ok(text.trim())
    : err(`Expected 1 to ${LONGEST_WORDS} characters.`);

const readCodes = (text: string): Result<string, string> =>
  /^https?:\/\/\S*\{puzzle\}\S*$/.test(text) && text.length <= 1000
    ? ok(text)
    : err('Expected an address with {puzzle} in it, such as https://example.org/#/play?puzzle={puzzle}.');

const choice = (flags: string, kind: string, names: readonly string[], says: string): Option => ({
  flags,
  says: `${says}: ${names.join(', ')} (default: ${names[0]})`,
  read: oneOf(kind, names),
  choices: () => names,
});

export const book: Command = {
  name: 'book',
  says: 'write puzzles as a book that prints, a PDF file: chapters, contents, answers; the same seed makes the same book',
  note:
    'Chapters are files, and puzzles that are made for the book. Papers in inches are trim sizes of printers of books: ' +
    'margins are mirrored, inner ones grow with the pages, the number of pages is even, and --json tells the size of the cover.',
  operand: FILES,
  options: [
    { flags: '--output <file>', says: 'write the book to this file and replace its content', read: nameOf('file') },
    {
      flags: '--chapters <list>',
      says: 'puzzles to be made: how many, then a level, kinds of clues, techniques or a board, as in "10 easy, 4 killer 6x6, 5 x-wing"',
      read: readChapters,
    },
    {
      flags: '--seed <n>',
      says: 'the seed of puzzles that are made (default: random, and printed)',
      read: wholeNumber(0),
    },
    { flags: '--title <words>', says: 'the title of the book (default: Sudoku)', read: readWords },
    { flags: '--author <words>', says: 'who made it', read: readWords },
    choice('--paper <name>', 'paper', Object.keys(PAPERS), 'the paper'),
    choice('--per-page <n>', 'number', PER_PAGE.map(String), 'how many puzzles a page has'),
    choice(
      '--answers <where>',
      'place',
      ANSWERS,
      'where answers stand; turned is upside down, apart a file of its own',
    ),
    { flags: '--nudges', says: 'pages with a first hint and the hardest technique of each puzzle' },
    { flags: '--lines', says: 'lines for name and date on each page' },
    { flags: '--large', says: 'large print' },
    { flags: '--sheets', says: 'no title and no contents, for single sheets' },
    { flags: '--bleed', says: 'pages are an eighth of an inch larger at the three sides that are cut' },
    {
      flags: '--codes <address>',
      says: 'a QR code beside each puzzle without clues; {puzzle} and {board} in the address stand for it',
      read: readCodes,
    },
    choice('--language <code>', 'language', BOOK_LANGUAGES, 'the language of the book'),
    ...READING_OPTIONS,
    JSON_OPTION,
  ],
  examples: [
    ['pencilmark book puzzles.txt --output puzzles.pdf', 'a page for each puzzle, and the answers at the end'],
    [
      'pencilmark book --chapters "10 easy, 10 tricky, 4 hard" --per-page 4 --seed 7 --output weekend.pdf',
      'three chapters, made for the book',
    ],
    [
      'pencilmark book --chapters "6 x-wing" --nudges --answers turned --paper a5 --seed 7 --output x-wing.pdf',
      'six that need an X-Wing, with hints, and answers upside down',
    ],
    [
      'pencilmark book --chapters "24 easy" --paper 6x9 --per-page 2 --title "Two a day" --seed 7 --output two.pdf --json',
      'for a printer of books, with the size of the cover',
    ],
  ],
  async run(session: Session, operands, settings: BookSettings) {
    const { output, chapters = [], seed, perPage, ...further } = settings;
    if (output === undefined)
      return session.refuse('pencilmark', 'Give the file that the book is written to: --output book.pdf');
    const isMade = chapters.length > 0;
    if (seed !== undefined && !isMade)
      return session.refuse('pencilmark', '--seed is for --chapters: only puzzles that are made have one.');
    if (
      !(await areTechniques(
        session,
        chapters.flatMap(({ techniques }) => techniques),
      ))
    )
      return;
    const chosen = seed ?? Math.floor(Math.random() * RANDOM_SEEDS);
    if (seed === undefined && isMade && !settings.json) session.messages.note(`seed ${chosen}`);
    const { writeBook } = await import('../book/writing.ts');
    await writeBook(session, operands.length === 0 && !isMade ? ['-'] : operands, {
      paper: 'a4',
      answers: 'end',
      language: 'en',
      ...further,
      output,
      seed: chosen,
      chapters,
      perPage: Number(perPage ?? 1) as BookWishes['perPage'],
    });
  },
};
