import { type About, type Format, formatNamed, type Notation } from '@pencilmark/core/format';
import { boardOf, type Clue, type Geometry, withClues, withRules } from '@pencilmark/core/geometry';
import { emptyPuzzle, makePuzzle, type Puzzle } from '@pencilmark/core/puzzle';
import { lineOf, withoutRules } from '../text.ts';
import { type Job, reportProblem, writeRecord } from './job.ts';

type ConvertOptions = {
  readonly to?: string;
  readonly digits?: string;
  readonly blank?: string;
  readonly json?: boolean;
  readonly strict?: boolean;
};

/** Writes puzzles in another format. */
export const convert: Job = {
  name: 'convert',
  done: 'written',
  counts: [],
  pieceBytes: 1 << 17,
  async prepare({ to: name, digits, blank, json, strict }: ConvertOptions) {
    const by = name === undefined ? undefined : formatNamed(name);
    return (found, sink) => {
      const { puzzle, format, notation, about } = found.reading;
      const to = by ?? format;
      const written = { alphabet: digits ?? notation.alphabet, blank: blank ?? notation.blank };
      const carried = carriedBy(to, puzzle, format, strict);
      const complaint = complaintAbout(written, puzzle) ?? carried.complaint;
      if (complaint !== undefined)
        return reportProblem(sink, found, 'disappoint', { code: 'format', message: complaint }, json);
      const lost = Object.keys(about ?? {}).filter((word) => !to.holds?.includes(word as keyof About));
      for (const what of carried.leftOut ? [carried.leftOut, ...lost] : lost)
        sink.problem('note', `Left out: ${what}.`);
      if (carried.withoutClues) sink.problem('disappoint', `Left out: ${carried.withoutClues.join(', ')}.`);
      const text = to.print(carried.puzzle, written, { about });
      if (json)
        writeRecord(sink, found, {
          puzzle: lineOf(puzzle.geometry, puzzle.givens, written),
          geometry: puzzle.geometry.id,
          format: to.name,
          text,
          ...(carried.withoutClues && { leftOut: carried.withoutClues }),
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
  /** The rules, and the kinds of the clues, that are left out. */
  readonly withoutClues?: readonly string[];
}

/** Whether a format has words for rules; others hold digits alone. */
const hasRules = (to: Format): boolean => to.canPrint(emptyPuzzle(boardOf('9x9:x')));

/**
 * How much of a puzzle a format can hold. Candidates that are struck out may be left out. A format
 * without words for rules leaves out those that the text did not state; where the text stated them,
 * that is a complaint, because without them it would be another puzzle. Other formats hold the
 * rules and clues that they have words for, and what is left out is named.
 */
function carriedBy(to: Format, puzzle: Puzzle, from: Format, isStrict = false): Carried {
  if (to.canPrint(puzzle)) return { puzzle };
  const { geometry, givens } = puzzle;
  const withoutMarks = makePuzzle(geometry, givens);
  if (puzzle.struckOut && to.canPrint(withoutMarks)) return { puzzle: withoutMarks, leftOut: 'candidates struck out' };
  const mayBeBare = geometry.clues.length === 0 && !from.canPrint(withoutMarks) && !hasRules(to);
  const bare = mayBeBare ? withoutRules(puzzle) : undefined;
  if (bare && to.canPrint(bare)) return { puzzle: bare, leftOut: `the rules of ${geometry.id}` };
  const some = withWords(to, puzzle);
  if (some && !isStrict) return some;
  const lost = some ? `; it has no words for ${some.withoutClues.join(', ')}` : '';
  return { puzzle, complaint: `The format "${to.name}" cannot hold a puzzle on ${geometry.id}${lost}.` };
}

/** The puzzle with those of its rules and clues that a format has words for, if there are any. */
function withWords(
  to: Format,
  { geometry, givens, struckOut }: Puzzle,
): Required<Pick<Carried, 'puzzle' | 'withoutClues'>> | undefined {
  const kinds = new Set<string>(geometry.clues.map(({ rule }) => rule));
  const names = geometry.rules.map(({ name }) => name).filter((name) => !kinds.has(name));
  const base = withoutNames(geometry, names);
  const having = (rules: readonly string[], clues: readonly Clue[]): Puzzle =>
    makePuzzle(withClues(withRules(base, rules), clues), givens, struckOut);
  const rules = names.filter((name) => to.canPrint(having([name], [])));
  const clues = geometry.clues.filter((clue) => to.canPrint(having(rules, [clue])));
  const some = having(rules, clues);
  if (rules.length + clues.length === 0 || !to.canPrint(some)) return undefined;
  const lost = geometry.clues.filter((clue) => !clues.includes(clue)).map(({ rule }) => rule);
  return { puzzle: some, withoutClues: [...new Set([...names.filter((name) => !rules.includes(name)), ...lost])] };
}

/** The board without rules of some names, and without clues. */
function withoutNames(geometry: Geometry, names: readonly string[]): Geometry {
  const [size = '', parts = ''] = withClues(geometry, []).id.split(':');
  const left = parts.split('+').filter((part) => !names.includes(part));
  return boardOf([size, left.join('+')].filter(Boolean).join(':'));
}
