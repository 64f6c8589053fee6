import { err, ok, type Result } from '../result.ts';
import { type Block, grow, isComplete, isSection, openBlock, rowSize } from './block.ts';
import { sizeOf } from './board.ts';
import { addLine, type Gathering, openDocument, opensDocument, startsAnew } from './document.ts';
import type { Format, ParseError, Reading } from './format.ts';
import { detect, FORMATS } from './formats.ts';
import { isBorder, LONGEST_BLOCK } from './grid-text.ts';
import { isHeader, isTitle } from './header.ts';
import { jigsaw } from './jigsaw.ts';
import { fieldsOf, line as lineFormat, readLine, readRun } from './line.ts';
import { isMap } from './map.ts';
import { type Found, LONGEST_DOCUMENT, type PuzzleOptions, parsePuzzle } from './parse.ts';
import { makeSplitter } from './splitter.ts';
import { ss } from './ss.ts';
import { isBlankLine, isComment } from './text-lines.ts';

/** One record of a stream: a puzzle, or what was wrong with it. */
export interface Entry {
  /** The line of the stream where the record starts, counted from 1. */
  readonly line: number;
  /** The record as it was written, clipped when it is huge. */
  readonly text: string;
  /** Lines and columns of an error are those of the stream. */
  readonly result: Result<Found, ParseError>;
}

/** Reads puzzles from a stream of text, piece by piece. */
export interface Reader {
  /** Takes the next piece, cut wherever; gives the records that are complete by now. */
  push(chunk: string): Entry[];
  /** Gives what is left when the stream has ended. */
  end(): Entry[];
}

/** What a reader may be told. */
export interface ReaderOptions extends PuzzleOptions {
  /** How many characters a line may have before it is skipped with an error; 2^20 when not said. Documents may have 2^26. */
  readonly longestLine?: number;
}

const LONGEST_LINE = 1 << 20;
const LONGEST_TEXT = 4096;
const LONGEST_PREAMBLE = 50;

const SEPARATOR = /[\s,;"']/;
/** Comments that are headers of an SDK file. */
const HEADER = /^\s*#[A-DLSU]/;

/**
 * A reader for files of any length and format. Lines are read one by one, boards of several lines when they are complete (all rows
 * are there, or a blank line follows), documents when their last bracket or tag has come; only one record is kept at a time. A bad
 * record is one entry with an error and the reader goes on behind it. Lines of 16 and 36 characters may be puzzles or rows of a
 * large board, so they wait for the lines that follow.
 *
 *     makeReader().push('.'.repeat(81) + '\n' + 'what?\n').map((entry) => entry.result.ok)      // [true, false]
 */
export function makeReader(options: ReaderOptions = {}): Reader {
  const { format, longestLine = LONGEST_LINE } = options;
  let entries: Entry[] = [];
  let block: Block | undefined;
  /** A complete board that waits for a map of regions, or its candidates, right behind it. */
  let held: Block | undefined;
  let document: Gathering | undefined;
  /** Comment lines in front of a board: the headers of an SDK file look like that. */
  let preamble: string[] = [];
  /** The line of the last line puzzle, and its length. */
  let lastPuzzle = { number: 0, length: 0 };
  /** Where the last line puzzle with other fields stood, and how long its line was. */
  let likeLast = { line: 0, start: 0, length: 0 };
  let untouched = true;

  const emit = (line: number, text: string, result: Result<Found, ParseError>): void => {
    entries.push({ line, text: text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text, result });
  };
  const shifted = (result: Result<Found, ParseError>, first: number): Result<Found, ParseError> =>
    result.ok || first === 1 ? result : err({ ...result.error, line: result.error.line + first - 1 });
  const tagged = (result: Result<Reading, ParseError>, by: Format): Result<Found, ParseError> =>
    result.ok ? ok({ ...result.value, format: by }) : result;

  /** Reads one whole record of any format. */
  const read = (first: number, text: string, by = format ?? detect(text)): void => {
    if (by?.parseAll) {
      for (const part of by.parseAll(text, options))
        emit(first + part.line - 1, part.text, shifted(tagged(part.result, by), first));
    } else {
      emit(first, text, shifted(parsePuzzle(text, by ? { ...options, format: by } : options), first));
    }
  };

  // Boards of several lines.

  const textOf = ({ lines }: Block): string => lines.join('\n');
  const release = (): void => {
    if (held) read(held.first, textOf(held));
    held = undefined;
  };
  /** A block of rows as long as small line puzzles may be a list of those. */
  const areLines = ({ lines, rows, size, framed }: Block): boolean => {
    if (framed || format || options.geometry || (size !== 16 && size !== 36)) return false;
    const readable = lines.filter((text) => text.length === size && readLine(text, options).ok);
    // As many as a large board has rows: an empty one among them is rather a row than a puzzle.
    if (rows === size) return readable.length === rows && readable.every((text) => /[1-9A-Z]/i.test(text));
    return readable.length * 2 >= rows;
  };
  /** Ends the block; `touching` when another line follows directly. */
  const endBlock = (touching = false): void => {
    if (!block) return;
    const ended = block;
    block = undefined;
    if (held) {
      const between = Array.from({ length: ended.first - held.first - held.lines.length }, () => '');
      const both = [...held.lines, ...between, ...ended.lines].join('\n');
      const frames = [held, ended].filter(isSimpleSudoku).length;
      const together = frames === 2 ? ss : frames === 0 && between.length === 0 ? jigsaw : undefined;
      if (together && (format ?? together) === together && together.parse(both, options).ok) {
        read(held.first, both, together);
        held = undefined;
        return;
      }
      release();
    }
    if (areLines(ended))
      ended.lines.forEach((text, index) => {
        if (!isComment(text)) readOne(text, ended.first + index);
      });
    else if ((touching && isComplete(ended)) || isSimpleSudoku(ended)) held = ended;
    else read(ended.first, textOf(ended));
  };
  const isSimpleSudoku = ({ lines, framed }: Block): boolean => framed && lines.some((text) => /^\s*\*-/.test(text));

  const addToBlock = (text: string, number: number): void => {
    if (block && isComplete(block) && !(isBorder(text) && !block.closed)) endBlock(true);
    if (block && block.length > LONGEST_BLOCK) endBlock();
    if (!block) {
      block = openBlock(number, preamble, text);
      preamble = [];
    }
    grow(block, text);
    if (block.framed && isComplete(block)) endBlock(true);
  };

  // Documents.

  const addToDocument = (text: string, number: number): void => {
    if (document && startsAnew(document, text)) endDocument();
    document ??= openDocument(number, text);
    const state = addLine(document, text);
    if (state === 'broken') endDocument();
    if (state !== 'closed') return;
    const { first, lines } = document;
    document = undefined;
    read(first, lines.join('\n'));
  };
  /** Ends a document that is not complete: one error, and the line puzzles that it swallowed. */
  const endDocument = (): void => {
    if (!document) return;
    const { first, lines } = document;
    document = undefined;
    read(first, lines.join('\n'));
    if (entries.at(-1)!.result.ok) return;
    for (let index = 1; index < lines.length; index++) {
      const text = lines[index]!;
      if (text.length < 16 || !readLine(text, options).ok) continue;
      read(first + index, text);
    }
  };

  // Lines.

  /** A line that is a puzzle from end to end, or has it where the last line had: nearly every line of a large file. */
  const plainLine = (text: string, number: number): boolean => {
    if (text.length <= 36 || text.length === 64 || text.length === 729 || (format && format !== lineFormat))
      return false;
    const { start, length } = text.length === likeLast.line ? likeLast : { start: 0, length: text.length };
    if (sizeOf(length) === 0 || !standsAlone(text, start, length)) return false;
    const reading = readRun(text, start, length, options);
    if (
      !reading.ok ||
      isMap(text.slice(start, start + length)) ||
      isMap(text.slice(start + length + 1, start + 2 * length + 1))
    )
      return false;
    emit(number, text, ok({ puzzle: reading.value.puzzle, notation: reading.value.notation, format: lineFormat }));
    lastPuzzle = { number, length };
    return true;
  };
  const standsAlone = (text: string, start: number, length: number): boolean =>
    (start === 0 || SEPARATOR.test(text[start - 1]!)) &&
    (start + length === text.length || SEPARATOR.test(text[start + length]!));
  /** A map on a line of its own behind a line puzzle: too late for it, and no puzzle by itself. */
  const isLateMap = (text: string, number: number): boolean =>
    number === lastPuzzle.number + 1 && text.length === lastPuzzle.length && isMap(text);

  const readOne = (text: string, number: number, by?: Format): void => {
    if (isLateMap(text, number)) {
      const message = 'A map of regions on a line of its own; write it behind its puzzle on the same line.';
      emit(number, text, err({ code: 'map', line: number, column: 1, message }));
      return;
    }
    const known = by ?? format ?? detect(text);
    read(number, text, known);
    const result = entries.at(-1)?.result;
    if (!result?.ok) return;
    const length = result.value.puzzle.geometry.cellCount;
    const field = known === lineFormat ? fieldsOf(text).find((one) => one.length === length) : undefined;
    if (field) likeLast = { line: text.length, ...field };
    lastPuzzle = { number, length: text.length === length ? length : 0 };
  };

  const takeLine = (text: string, number: number): void => {
    if (document) {
      addToDocument(text, number);
      return;
    }
    if (isBlankLine(text)) {
      takeBlank(text, number);
      return;
    }
    if (
      block?.sections &&
      block.length < LONGEST_BLOCK &&
      (isSection(text) ? !/puzzle/i.test(text) : !isComplete(block))
    ) {
      grow(block, text);
      return;
    }
    if (block?.sections) endBlock();
    if (isComment(text)) {
      if (block && isComplete(block)) endBlock(true);
      if (block) addToBlock(text, number);
      else remark(text);
      return;
    }
    if (format?.record === 'block') {
      addToBlock(text, number);
      return;
    }
    const isFirst = untouched;
    untouched = false;
    if (text.length > 36 && !block && !held && plainLine(text, number)) {
      preamble = [];
      return;
    }
    if (block && isComplete(block) && !(isBorder(text) && !block.closed)) endBlock(true);
    const isHeading = isTitle(text) || isHeader(text, isFirst);
    const by = isHeading ? undefined : lineOf(text);
    const isPart = !by && !isHeading && format?.record !== 'line' && !startsDocument(text);
    if (isPart && (block || isBlockLine(text))) {
      addToBlock(text, number);
      return;
    }
    endBlock();
    release();
    preamble = [];
    if (by) readOne(text, number, by);
    else if (isHeading) return;
    else if (startsDocument(text)) addToDocument(text, number);
    else readOne(text, number, format ?? lineFormat);
  };
  /** Keeps what may be the headers of the board that follows, and whatever stands between them and it. */
  const remark = (text: string): void => {
    if (preamble.length > LONGEST_PREAMBLE) preamble = [];
    if (preamble.length > 0 || HEADER.test(text)) preamble.push(text);
  };
  const startsDocument = (text: string): boolean => (format ? format.record === 'document' : opensDocument(text));
  const isBlockLine = (text: string): boolean => isSection(text) || isBorder(text) || rowSize(text) !== undefined;
  /** The format of a line that is a record of its own. */
  const lineOf = (text: string): Format | undefined => {
    if (format || text.length < 16 || text.includes('|') || opensDocument(text)) return undefined;
    // Puzzles this short may be rows as well.
    if ((text.length === 16 || text.length === 36) && !options.geometry && !/[\s,;]/.test(text)) return undefined;
    return LINE_FORMATS.find((row) => row.looksLike(text));
  };
  const takeBlank = (text: string, number: number): void => {
    // Among rows whose blanks are spaces, a row without digits is no blank line.
    if (block && !block.sections && /^ {4,36}$/.test(text) && block.lines.at(-1)!.length === text.length) {
      addToBlock(text, number);
      return;
    }
    if (block?.sections && (block.rows === 0 || isComplete(block))) {
      grow(block, text);
      return;
    }
    endBlock();
    if (held && !isSimpleSudoku(held)) release();
    remark('');
  };

  const splitter = makeSplitter(
    (text, number, cut) => {
      if (!cut) {
        takeLine(text, number);
        return;
      }
      endDocument();
      endBlock();
      release();
      const message = `The line is longer than ${limitOf(text)} characters; it was skipped.`;
      emit(number, text, err({ code: 'long', line: number, column: 1, message }));
    },
    longestLine,
    (beginning) => limitOf(beginning),
  );
  const limitOf = (start: string): number =>
    format?.record === 'document' || (!format && opensDocument(start))
      ? Math.max(longestLine, LONGEST_DOCUMENT)
      : longestLine;
  const taken = (): Entry[] => {
    const done = entries;
    entries = [];
    return done;
  };
  return {
    push(chunk) {
      splitter.push(chunk);
      return taken();
    },
    end() {
      splitter.end();
      endDocument();
      endBlock();
      release();
      return taken();
    },
  };
}

/** Formats that one line may hold, links among them. */
const LINE_FORMATS = FORMATS.filter(
  ({ record, name }) => record === 'line' || name === 'fpuzzles' || name === 'sudokupad',
);
