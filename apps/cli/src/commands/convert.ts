import { lineOf, Texts } from '@pencilmark/bulk';
import { err, type Format, makePuzzle, type Notation, ok, type Puzzle, sized } from '@pencilmark/core';
import { type Command, FILES } from '../command.ts';
import { DIGITS_OPTION, JSON_OPTION, type Option, READING_OPTIONS, TO_OPTION } from '../options.ts';
import { eachPuzzle, type ReadingOptions, report } from '../puzzles.ts';
import type { Session } from '../session.ts';

interface ConvertOptions extends ReadingOptions {
  readonly to?: Format;
  readonly digits?: string;
  readonly blank?: string;
}

const BLANK_OPTION: Option = {
  flags: '--blank <character>',
  says: 'how to write empty cells, such as 0 or .',
  read: (text) => (/^[.0*_X ]$/.test(text) ? ok(text) : err('Expected one of . 0 * _ X or a space.')),
};

export const convert: Command = {
  name: 'convert',
  says: 'write puzzles in another format',
  operand: FILES,
  options: [...READING_OPTIONS, TO_OPTION, DIGITS_OPTION, BLANK_OPTION, JSON_OPTION],
  examples: [
    ['pencilmark convert --to drawn puzzles.txt', 'draw each puzzle with its boxes'],
    ['pencilmark convert --blank 0 puzzles.txt', 'write 0 for empty cells'],
    ['pencilmark convert --to drawn puzzles.txt | pencilmark convert --to line', 'and back again'],
  ],
  async run(session: Session, operands, options: ConvertOptions) {
    const texts = new Texts((line) => session.output.line(line));
    await eachPuzzle(session, operands, options, (found) => {
      const { puzzle, format, notation } = found.reading;
      const to = options.to ?? format;
      const written = { alphabet: options.digits ?? notation.alphabet, blank: options.blank ?? notation.blank };
      const carried = carriedBy(to, puzzle, format);
      const complaint = complaintAbout(written, puzzle) ?? carried.complaint;
      if (complaint !== undefined)
        return report(session, found, 'disappoint', { code: 'format', message: complaint }, options.json);
      if (carried.leftOut) session.messages.problem(found.place, `Left out: ${carried.leftOut}.`);
      if (options.json)
        session.json({
          puzzle: lineOf(puzzle.givens, written),
          geometry: puzzle.geometry.id,
          format: to.name,
          text: to.print(carried.puzzle, written),
        });
      else texts.add(to.print(carried.puzzle, written), to);
    });
  },
};

/** Why digits cannot be written with an alphabet and a blank. */
function complaintAbout({ alphabet, blank }: Notation, { geometry }: Puzzle): string | undefined {
  if (alphabet.length < geometry.size)
    return `The board has ${geometry.size} digits; "${alphabet}" has ${alphabet.length}.`;
  if (alphabet.slice(0, geometry.size).includes(blank)) return `"${blank}" cannot be both a digit and an empty cell.`;
  return undefined;
}

interface Carried {
  readonly puzzle: Puzzle;
  readonly complaint?: string;
  readonly leftOut?: string;
}

/**
 * What a format can carry of a puzzle. Struck-out candidates may be left out, and so may board rules that the text it was read from did
 * not tell either; a puzzle without rules of its own would be another puzzle, and that is a complaint.
 */
function carriedBy(to: Format, puzzle: Puzzle, from: Format): Carried {
  if (to.canPrint(puzzle)) return { puzzle };
  const { geometry, givens } = puzzle;
  const withoutMarks = makePuzzle(geometry, givens);
  if (puzzle.struckOut && to.canPrint(withoutMarks)) return { puzzle: withoutMarks, leftOut: 'candidates struck out' };
  const bare = makePuzzle(sized(geometry.size), givens);
  const isToldOtherwise = !from.canPrint(withoutMarks);
  if (isToldOtherwise && to.canPrint(bare)) return { puzzle: bare, leftOut: `the rules of ${geometry.id}` };
  return { puzzle, complaint: `The format "${to.name}" cannot hold a puzzle on ${geometry.id}.` };
}
