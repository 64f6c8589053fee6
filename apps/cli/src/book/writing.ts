import { accessSync, constants, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname } from 'node:path';
import { countText, lineOf, unwritable } from '@pencilmark/bulk';
import { hint, techniqueName } from '@pencilmark/core/human';
import { languageNamed } from '@pencilmark/core/languages';
import { profileStep, type Rating, rate, raterFor } from '@pencilmark/core/rate';
import { judge } from '@pencilmark/core/solve';
import { OutputProblem, writing } from '../output/output.ts';
import { eachPuzzle, type ReadingOptions } from '../reading/puzzles.ts';
import type { Session } from '../session.ts';
import type { Book, BookPuzzle, Chapter, Posed } from './book.ts';
import { type Look, pagesOf } from './layout.ts';
import type { ANSWERS, PER_PAGE } from './look.ts';
import { makePosed } from './making.ts';
import { coverFor, PAPERS, type PaperName } from './paper.ts';
import { type Letters, openLetters, pdfOf } from './pdf.ts';
import type { ChapterWish } from './wish.ts';
import { type BookLanguage, WORDS } from './words.ts';

/** What somebody wants of a book. */
export interface BookWishes extends ReadingOptions {
  readonly output: string;
  readonly seed: number;
  readonly chapters: readonly ChapterWish[];
  readonly title?: string;
  readonly author?: string;
  readonly paper: PaperName;
  readonly perPage: (typeof PER_PAGE)[number];
  readonly answers: (typeof ANSWERS)[number];
  readonly nudges?: true;
  readonly lines?: true;
  readonly large?: true;
  readonly sheets?: true;
  readonly bleed?: true;
  readonly codes?: string;
  readonly language: BookLanguage;
}

/** A search for a second solution ends after so many calls. */
const MOST_CALLS = 5_000_000;

/** Writes the puzzles of files, and those that are made, as a book. */
export async function writeBook(session: Session, operands: readonly string[], wishes: BookWishes): Promise<void> {
  checkPlace(wishes.output);
  const parts = [...(await readParts(session, operands, wishes)), ...(await madeParts(session, wishes))];
  const chapters = toldChapters(session, parts, wishes);
  const count = chapters.reduce((sum, { puzzles }) => sum + puzzles.length, 0);
  if (count === 0) return session.disappoint('pencilmark', 'There is no puzzle for the book, so none is written.');
  const { seed, chapters: made, language, title = WORDS[language].book, author } = wishes;
  const words = WORDS[language];
  const notes = [words.puzzles(count), ...(made.length > 0 ? [`${words.seed} ${seed}`] : [])];
  const book: Book = { title, notes, chapters, ...(author !== undefined && { author }) };
  const letters = openLetters();
  const strange = strangeLetter(book, letters);
  if (strange !== undefined)
    return session.refuse('pencilmark', `The faces of a book have no letter for “${strange}”. Give another title.`);
  const files = await writeFiles(session, book, wishes, letters);
  const facts = { puzzles: count, files, ...(made.length > 0 && { seed }), ...coverOf(wishes, files[0]!.pages) };
  if (wishes.json) session.json(facts);
  else
    for (const { file, pages } of files)
      session.output.line(`${file}  ${countText(pages, 'page')}  ${countText(count, 'puzzle')}`);
}

const coverOf = ({ paper }: BookWishes, pages: number) => PAPERS[paper].isTrimmed && { cover: coverFor(paper, pages) };

/** Puzzles with what they have in common, before they have numbers. */
interface BookPart {
  readonly title: string;
  readonly puzzles: readonly Posed[];
  /** What is known of all. */
  readonly difficulty?: string | undefined;
}

async function readParts(session: Session, operands: readonly string[], wishes: BookWishes): Promise<BookPart[]> {
  const parts: BookPart[] = [];
  for (const operand of operands) {
    const puzzles: Posed[] = [];
    await eachPuzzle(session, [operand], wishes, ({ reading: { puzzle, notation }, place }) => {
      session.progress.say(() => place);
      const { verdict, solutions } = judge(puzzle, { maxCalls: MOST_CALLS });
      if (verdict === 'proper') puzzles.push({ puzzle, solution: solutions[0]!, alphabet: notation.alphabet });
      else session.disappoint(place, `Left out: a puzzle of a book has one solution, and this one is ${verdict}.`);
    });
    const name = operand === '-' ? WORDS[wishes.language].book : basename(operand, extname(operand));
    if (puzzles.length > 0) parts.push({ title: name, puzzles });
  }
  return parts;
}

async function madeParts(session: Session, { chapters, seed: first, language }: BookWishes): Promise<BookPart[]> {
  const parts: BookPart[] = [];
  let seed = first;
  for (const wish of chapters) {
    const puzzles: Posed[] = [];
    for (let index = 0; index < wish.count; index++, seed++) {
      session.progress.say(() => `${wish.text}: ${index + 1} of ${wish.count}`);
      // Ctrl-C is heard between puzzles.
      await new Promise((resolve) => setImmediate(resolve));
      const posed = makePosed(wish, seed);
      if (posed) puzzles.push(posed);
      else session.disappoint(`seed ${seed}`, `No puzzle is found for "${wish.text}".`);
    }
    if (puzzles.length > 0) parts.push({ title: titleOf(wish, language), puzzles, difficulty: wish.difficulty });
  }
  return parts;
}

/** What is said of the puzzles of a chapter: "Easy · 6×6 · X-Wing". */
function titleOf({ difficulty, kinds, techniques, geometry }: ChapterWish, code: BookLanguage): string {
  const language = languageNamed(code);
  const board = geometry.id === '9x9:3x3' ? [] : [geometry.id.replace(/^(\d+)x(\d+)/, '$1×$2').replace(/:.*x.*$/, '')];
  const parts = [
    ...(difficulty === undefined ? [] : [WORDS[code].levels[difficulty]!]),
    ...board,
    ...kinds.map((kind) => `${kind[0]!.toUpperCase()}${kind.slice(1)}`),
    ...techniques.map((id) => techniqueName(id, language)),
  ];
  return parts.length > 0 ? parts.join(' · ') : WORDS[code].book;
}

/** Gives puzzles their numbers, and says how hard they are and what helps. */
function toldChapters(session: Session, parts: readonly BookPart[], wishes: BookWishes): Chapter[] {
  let number = 0;
  return parts.map(({ title, puzzles, difficulty }) => ({
    title,
    puzzles: puzzles.map((posed) => {
      session.progress.say(() => `${number + 1}`);
      return toldPuzzle(posed, ++number, wishes, difficulty);
    }),
  }));
}

function toldPuzzle(posed: Posed, number: number, wishes: BookWishes, known: string | undefined): BookPuzzle {
  const { puzzle, alphabet } = posed;
  const { geometry, givens } = puzzle;
  const { language: code, nudges, codes } = wishes;
  const rated = known === undefined || nudges ? rate<Rating>(puzzle, raterFor(geometry)) : undefined;
  const level = WORDS[code].levels[known ?? rated!.rating.difficulty]!;
  const nudge = nudges ? nudgeFor(posed, rated!.hardestStep?.technique, code) : undefined;
  const address =
    codes !== undefined && geometry.clues.length === 0
      ? codes
          .replaceAll('{puzzle}', lineOf(geometry, givens, { alphabet, blank: '.' }))
          .replaceAll('{board}', geometry.id)
      : undefined;
  return {
    ...posed,
    label: `${number} · ${level}`,
    ...(nudge !== undefined && { nudge }),
    ...(address !== undefined && { address }),
  };
}

/** Where to look first, and which technique the hardest step has. */
function nudgeFor({ puzzle, alphabet }: Posed, hardest: string | undefined, code: BookLanguage): string | undefined {
  const language = languageNamed(code);
  const step = profileStep(puzzle, 'own');
  const first = step ? [hint(step, puzzle.geometry, 'technique', { language, alphabet })] : [];
  const key = hardest === undefined ? [] : [`${WORDS[code].keyStep}: ${techniqueName(hardest, language)}.`];
  return first.length + key.length > 0 ? [...first, ...key].join('\n') : undefined;
}

function strangeLetter({ title, author = '', chapters, notes }: Book, letters: Letters): string | undefined {
  const texts = chapters.flatMap((chapter) => [
    chapter.title,
    ...chapter.puzzles.flatMap(({ label, nudge = '' }) => [label, nudge.replaceAll('\n', ' ')]),
  ]);
  return letters.missing([title, author, ...notes, ...texts].join(' '));
}

/** Writes the book, and its answers where they stand alone. */
async function writeFiles(session: Session, book: Book, wishes: BookWishes, letters: Letters) {
  const { output, answers, paper, perPage, lines, large, sheets, bleed, language } = wishes;
  const shared = {
    paper,
    perPage,
    hasLines: lines ?? false,
    isLarge: large ?? false,
    words: WORDS[language],
    widthOf: letters.widthOf,
  };
  const looks: { readonly file: string; readonly look: Look }[] = [
    {
      file: output,
      look: { ...shared, answers: answers === 'apart' ? 'none' : answers, hasFront: !sheets, hasPuzzles: true },
    },
  ];
  const apart = `${output.slice(0, output.length - extname(output).length)}-answers${extname(output)}`;
  if (answers === 'apart')
    looks.push({ file: apart, look: { ...shared, answers: 'end', hasFront: false, hasPuzzles: false } });
  const files: { readonly file: string; readonly pages: number; readonly bytes: number }[] = [];
  for (const { file, look } of looks) {
    const { pages, paper: sheet } = pagesOf(book, look);
    const onPage = (index: number): void => session.progress.say(() => `page ${index + 1} of ${pages.length}`);
    const bytes = await pdfOf(book, pages, { paper: sheet, hasBleed: bleed ?? false, language, onPage });
    replace(file, bytes);
    files.push({ file, pages: pages.length, bytes: bytes.length });
  }
  return files;
}

/** Looks before the work whether a file can be written there. */
function checkPlace(file: string): void {
  writing(file, () => accessSync(dirname(file), constants.W_OK));
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new OutputProblem(unwritable(file, { code: 'EISDIR' }));
}

/** Puts a file into place at once: nobody sees half of it, and a run that ends early loses none. */
function replace(file: string, bytes: Uint8Array): void {
  const near = `${file}.${process.pid}.part`;
  writing(file, () => {
    try {
      writeFileSync(near, bytes);
      renameSync(near, file);
    } finally {
      rmSync(near, { force: true });
    }
  });
}
