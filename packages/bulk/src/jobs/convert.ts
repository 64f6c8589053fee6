import { type About, type Format, formatNamed, type Notation } from '@pencilmark/core/format';
import { makePuzzle, type Puzzle } from '@pencilmark/core/puzzle';
import { lineOf, withoutRules } from '../text.ts';
import { type Job, reportProblem, writeRecord } from './job.ts';

type ConvertOptions = {
  readonly to?: string;
  readonly digits?: string;
  readonly blank?: string;
  readonly json?: boolean;
};

/** Writes puzzles in another format. */
export const convert: Job = {
  name: 'convert',
  done: 'written',
  counts: [],
  pieceBytes: 1 << 17,
  async prepare({ to: name, digits, blank, json }: ConvertOptions) {
    const by = name === undefined ? undefined : formatNamed(name);
    return (found, sink) => {
      const { puzzle, format, notation, about } = found.reading;
      const to = by ?? format;
      const written = { alphabet: digits ?? notation.alphabet, blank: blank ?? notation.blank };
      const carried = carriedBy(to, puzzle, format);
      const complaint = complaintAbout(written, puzzle) ?? carried.complaint;
      if (complaint !== undefined)
        return reportProblem(sink, found, 'disappoint', { code: 'format', message: complaint }, json);
      const lost = Object.keys(about ?? {}).filter((word) => !to.holds?.includes(word as keyof About));
      for (const what of carried.leftOut ? [carried.leftOut, ...lost] : lost)
        sink.problem('note', `Left out: ${what}.`);
      const text = to.print(carried.puzzle, written, { about });
      if (json)
        writeRecord(sink, found, {
          puzzle: lineOf(puzzle.geometry, puzzle.givens, written),
          geometry: puzzle.geometry.id,
          format: to.name,
          text,
        });
      else sink.add(text, to);
    };
  },
};

/** Why an alphabet and a blank cannot write the digits of a puzzle. */
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
 * How much of a puzzle a format can hold. Candidates that are struck out may be left out. Rules of
 * the board may be left out when the text did not state them. When the text stated them, that is a
 * complaint, because without them it would be another puzzle.
 */
function carriedBy(to: Format, puzzle: Puzzle, from: Format): Carried {
  if (to.canPrint(puzzle)) return { puzzle };
  const { geometry, givens } = puzzle;
  const withoutMarks = makePuzzle(geometry, givens);
  if (puzzle.struckOut && to.canPrint(withoutMarks)) return { puzzle: withoutMarks, leftOut: 'candidates struck out' };
  const bare = withoutRules(puzzle);
  const isToldOtherwise = !from.canPrint(withoutMarks);
  if (bare && isToldOtherwise && to.canPrint(bare)) return { puzzle: bare, leftOut: `the rules of ${geometry.id}` };
  return { puzzle, complaint: `The format "${to.name}" cannot hold a puzzle on ${geometry.id}.` };
}
