import { makeReader, type ParsedPuzzle, type ParseError } from '@pencilmark/core/format';
import { decoded } from '../../model/code.ts';
import { ifShown, readPuzzle } from '../../puzzles/reading.ts';
import { type ImportEntry, type Imported, type ImportList, MOST_RECORDS } from './tasks.ts';

/** Rules that are lost are named beside the puzzle. */
const READING = { ignoreRules: true };

/** Records that are kept for the list. */
const MOST_ENTRIES = 500;

// Characters that are read at a time; about a thousand puzzles.
const PIECE = 100_000;

/** Reads every puzzle of a text: an address, one puzzle in any format, or a file of many. */
export function readAll(text: string, progress: (share: number, news: ImportList) => void = () => {}): ImportList {
  const linked = fromAddress(text.trim());
  if (linked) return { entries: [{ line: 1, imported: linked }], puzzles: 1, errors: 0 };
  const reader = makeReader(READING);
  const entries: ImportEntry[] = [];
  let [puzzles, errors] = [0, 0];
  const isFull = (): boolean => puzzles + errors >= MOST_RECORDS;
  const lines = linesOnce(text);
  const take = (list: ReturnType<typeof reader.end>): void => {
    for (const { line, result: read } of list) {
      const result = ifShown(read);
      if (result.ok) puzzles++;
      else errors++;
      if (entries.length < MOST_ENTRIES)
        entries.push(result.ok ? { line, imported: importedOf(result.value) } : troubleOf(line, lines, result.error));
      if (isFull()) return;
    }
  };
  let at = 0;
  while (at < text.length && !isFull()) {
    const sent = entries.length;
    take(reader.push(text.slice(at, at + PIECE)));
    at += PIECE;
    progress(Math.min(1, at / text.length), { entries: entries.slice(sent), puzzles, errors });
  }
  if (!isFull()) take(reader.end());
  if (puzzles > 0) return { entries, puzzles, errors, cut: isFull() ? 'records' : undefined };
  // Some texts are one puzzle as a whole, and no puzzle record by record.
  const whole = readPuzzle(text);
  if (whole.ok) return { entries: [{ line: 1, imported: importedOf(whole.value) }], puzzles: 1, errors: 0 };
  if (entries.length === 0) return { entries: [troubleOf(1, lines, whole.error)], puzzles: 0, errors: 1 };
  return { entries, puzzles, errors, cut: isFull() ? 'records' : undefined };
}

/** The lines of a text as it was written, once somebody wants one of them. */
function linesOnce(text: string): () => readonly string[] {
  let lines: readonly string[] | undefined;
  return () => (lines ??= text.split(/\r\n?|\n/));
}

const troubleOf = (line: number, lines: () => readonly string[], error: ParseError): ImportEntry => ({
  line,
  error,
  text: lines()[error.line - 1] ?? '',
});

/** What core's Puzzle cannot hold, and a game can. */
const PLACED = 'which digits are placed and not given';

/** A puzzle as a message; what a player placed is no given. */
function importedOf(read: ParsedPuzzle): Imported {
  const { puzzle, placed = [], leftOut = [], ignoredRules = [], guessed, unread, about, format } = read;
  const { geometry, struckOut = [] } = puzzle;
  const givens = [...puzzle.givens];
  const empty = givens.map(() => 0);
  const digits = [...empty];
  for (const cell of placed) {
    digits[cell] = givens[cell]!;
    givens[cell] = 0;
  }
  const progress = placed.length > 0 ? { digits, corner: empty, centre: empty, colour: empty } : undefined;
  return {
    board: geometry.id,
    givens,
    progress,
    format: format.name,
    struckOut: [...struckOut],
    leftOut: leftOut.filter((what) => what !== PLACED),
    ignoredRules: [...ignoredRules],
    guessed,
    unread,
    about,
  };
}

/** The puzzle of a text in any format that core knows; nothing when there is none. */
export function puzzleIn(text: string): Imported | undefined {
  const read = readPuzzle(text);
  return read.ok ? importedOf(read.value) : undefined;
}

/** The puzzle of an address: of ours, or of any that has a puzzle in its query. */
function fromAddress(text: string): Imported | undefined {
  if (!/^(https?:\/\/|#|\?)\S+$/i.test(text)) return undefined;
  const queries = text.split(/[?#]/).slice(1);
  const values = queries.flatMap((query) => [...new URLSearchParams(query)]);
  for (const [name, value] of values) {
    const coded = name === 'p' ? decoded(value) : undefined;
    if (coded) return { ...coded, format: 'pencilmark', struckOut: [], leftOut: [], ignoredRules: [] };
  }
  const whole = puzzleIn(text);
  if (whole) return whole;
  for (const [, value] of values) {
    const imported = value.length >= 16 ? puzzleIn(value) : undefined;
    if (imported) return imported;
  }
  return undefined;
}
