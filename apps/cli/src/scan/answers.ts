import { writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { Texts } from '@pencilmark/bulk';
import { FORMATS, type Format, formatNamed, usualNotation, writeCells } from '@pencilmark/core/format';
import { cellName, geometryOf } from '@pencilmark/core/geometry';
import { makePuzzle } from '@pencilmark/core/puzzle';
import { writing } from '../output/output.ts';
import type { Session } from '../session.ts';
import type { Answer, ReadSheet } from './messages.ts';

/** How answers are written. */
export interface AnswerOptions {
  readonly to?: Format;
  readonly json?: true;
  readonly solve?: true;
  readonly svg?: string;
}

/** Why nothing was read, for people. */
const WHY = {
  'no-grid': 'No puzzle was found.',
  'too-small': 'The puzzle is too small in the picture.',
  blurred: 'The picture is blurred.',
  glare: 'A light shines on the puzzle.',
  'cut-off': 'Only a part of the puzzle is in the picture.',
} as const;

const STATES = {
  proper: undefined,
  several: 'What was read has several solutions.',
  none: 'What was read has no solution.',
  conflict: 'A house has a digit twice in what was read.',
  unknown: 'Whether what was read has exactly one solution is not known.',
} as const;

/** Writes what was read in each file, in order, and names what somebody should look at. */
export function answerWriter(session: Session, options: AnswerOptions): (file: string, answer: Answer) => void {
  const texts = new Texts((line) => session.output.line(line));
  const names = new Set<string>();
  const write = options.json ? writeJson : writeText(texts, options);
  return (file, answer) => {
    if ('problem' in answer) {
      session.refuse(file, answer.problem);
      if (options.json) session.json({ file, found: false, why: 'unreadable', error: answer.problem });
    } else if (answer.puzzles.length === 0) {
      const { why = 'no-grid', ms } = answer;
      if (options.json) {
        session.raise(1);
        session.json({ file, found: false, why, ms: rounded(ms) });
      } else session.disappoint(file, WHY[why]);
    } else {
      answer.puzzles.forEach((read, index) => {
        const part = answer.puzzles.length > 1 ? index + 1 : undefined;
        write(session, read, { file, part, ms: answer.ms });
        if (read.drawing !== undefined && options.svg !== undefined)
          save(freeName(names, file, part), read.drawing, options.svg);
      });
    }
    session.output.flush();
  };
}

/** Where a puzzle comes from. `part`: the number of one of several in a picture, from 1. */
interface Origin {
  readonly file: string;
  readonly part: number | undefined;
  readonly ms: number;
}

function writeJson(session: Session, sheet: ReadSheet, { file, part, ms }: Origin): void {
  const { size, kinds, doubts, solution } = sheet;
  if (doubts.length > 0 || sheet.state !== 'proper') session.raise(1);
  session.json({
    file,
    ...(part !== undefined && { part }),
    found: true,
    size,
    puzzle: lineOf(sheet, sheet.digits),
    kinds,
    doubts: doubts.map(({ cell, read, other, p }) => ({
      cell: cellName(cell, size),
      read: lettersOf(size)(read),
      other: lettersOf(size)(other),
      p: Math.round(p * 1000) / 1000,
    })),
    ...(solution && { solution: lineOf(sheet, solution) }),
    ms: rounded(ms),
  });
}

const rounded = (ms: number): number => Math.round(ms * 10) / 10;

/** A digit of a board as it is written, `.` for none. */
const lettersOf =
  (size: number) =>
  (digit: number): string =>
    digit === 0 ? '.' : usualNotation(size).alphabet[digit - 1]!;

const puzzleOf = ({ board }: ReadSheet, digits: readonly number[]) => {
  const geometry = geometryOf(board);
  if (!geometry.ok) throw new RangeError(geometry.error.message);
  return makePuzzle(geometry.value, digits);
};

const lineOf = (read: ReadSheet, digits: readonly number[]): string => writeCells(puzzleOf(read, digits));

/** A line where the board allows it; else the first format that has room for the board. */
const USUAL_FORMATS: readonly Format[] = [formatNamed('line')!, ...FORMATS];

/** Puzzles or solutions in a format; doubts and states go to standard error. */
const writeText =
  (texts: Texts, { to: wanted, solve }: AnswerOptions) =>
  (session: Session, sheet: ReadSheet, { file, part }: Origin): void => {
    const place = part === undefined ? file : `${file}, puzzle ${part}`;
    const letter = lettersOf(sheet.size);
    const says = STATES[sheet.state];
    if (says !== undefined) session.disappoint(place, says);
    for (const { cell, read, other, why } of sheet.doubts) {
      const name = cellName(cell, sheet.size);
      const [kind, otherKind] = sheet.kinds[cell] === 'e' ? ['an entry', 'a given'] : ['a given', 'an entry'];
      session.disappoint(
        place,
        why === 'kind'
          ? `${name} was read as ${kind}; it may be ${otherKind}.`
          : `${name} was read as ${letter(read)}; it may be ${letter(other)}.`,
      );
    }
    if (solve && !sheet.solution) return;
    const puzzle = puzzleOf(sheet, solve ? sheet.solution! : sheet.digits);
    const to = wanted ?? USUAL_FORMATS.find((format) => format.canPrint(puzzle))!;
    if (to.canPrint(puzzle)) texts.add(to.print(puzzle), to);
    else session.refuse(place, `The format "${to.name}" has no room for this board.`);
  };

/** The name of a drawing: that of the picture, with a number where it is taken. */
function freeName(names: Set<string>, file: string, part: number | undefined): string {
  const stem = basename(file, extname(file)) + (part === undefined ? '' : `-${part}`);
  let name = stem;
  for (let number = 2; names.has(name); number++) name = `${stem}-${number}`;
  names.add(name);
  return `${name}.svg`;
}

function save(name: string, drawing: string, folder: string): void {
  const path = join(folder, name);
  writing(path, () => writeFileSync(path, `${drawing}\n`));
}
