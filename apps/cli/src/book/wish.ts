import { classic, type Geometry, geometryOf, KINDS, LARGEST_DIGIT_SET } from '@pencilmark/core/geometry';
import { DIFFICULTIES } from '@pencilmark/core/rate/difficulty';
import { err, ok, type Result } from '@pencilmark/core/result';

/** Puzzles that are made for a book: "10 easy", "6 x-wing", "4 killer 6x6", "3 hard thermo". */
export interface ChapterWish {
  readonly text: string;
  readonly count: number;
  readonly difficulty?: string;
  readonly kinds: readonly string[];
  readonly techniques: readonly string[];
  readonly geometry: Geometry;
}

const MOST_PUZZLES = 1000;
const LEVELS: readonly string[] = DIFFICULTIES.map(({ name }) => name);
const CLUES: readonly string[] = KINDS.filter(({ form }) => !form.hasAlternatives).map(({ name }) => name);
const EXPECTED =
  'a number, then a level, kinds of clues, techniques or a board, as in "10 easy, 4 killer 6x6, 5 x-wing"';

/** Reads the chapters of a book, which commas separate. Names of techniques are checked later. */
export function readChapters(text: string): Result<readonly ChapterWish[], string> {
  const chapters: ChapterWish[] = [];
  for (const part of text.split(',')) {
    const chapter = readChapter(part.trim());
    if (!chapter.ok) return chapter;
    chapters.push(chapter.value);
  }
  const count = chapters.reduce((sum, chapter) => sum + chapter.count, 0);
  return count <= MOST_PUZZLES ? ok(chapters) : err(`A book has at most ${MOST_PUZZLES} puzzles.`);
}

function readChapter(text: string): Result<ChapterWish, string> {
  const [number = '', ...words] = text.split(/\s+/);
  const count = /^\d{1,4}$/.test(number) ? Number(number) : 0;
  if (count < 1) return err(`"${text.slice(0, 40)}" is no chapter; expected ${EXPECTED}.`);
  const levels = words.filter((word) => LEVELS.includes(word));
  const kinds = words.filter((word) => CLUES.includes(word));
  const boards = words.filter((word) => /^\d/.test(word));
  const techniques = words.filter((word) => ![...levels, ...kinds, ...boards].includes(word));
  if (levels.length > 1 || boards.length > 1)
    return err(`"${text.slice(0, 40)}" has two ${levels.length > 1 ? 'levels' : 'boards'}; expected ${EXPECTED}.`);
  const board = boards.length === 0 ? ok(classic) : geometryOf(boards[0]!);
  if (!board.ok) return err(board.error.message);
  if (board.value.size > LARGEST_DIGIT_SET) return err(`Boards of more than ${LARGEST_DIGIT_SET} digits are not made.`);
  return ok({
    text,
    count,
    ...(levels.length > 0 && { difficulty: levels[0]! }),
    kinds,
    techniques,
    geometry: board.value,
  });
}
