import { err, ok, type Result } from '../result.ts';
import { type Block, grow, isComplete, isSection, mayHaveGap, openBlock, rowSize } from './block.ts';
import { sizeOf } from './board.ts';
import { addLine, documentText, type Gathering, openDocument, opensDocument, startsAnew } from './document.ts';
import type { Format, ParseError, Part, Reading } from './format.ts';
import { FORMATS } from './formats.ts';
import { isBorder, LONGEST_BLOCK } from './grid-text.ts';
import { isHeader, isTitle } from './header.ts';
import { jigsaw } from './jigsaw.ts';
import { boardField, line as lineFormat, readLikely, readLine } from './line.ts';
import { isMap } from './map.ts';
import { type Found, formatOf, LONGEST_DOCUMENT, type PuzzleOptions, parsePuzzle } from './parse.ts';
import { sdk } from './sdk.ts';
import { makeSplitter } from './splitter.ts';
import { ss } from './ss.ts';
import { isBlankLine, isComment, linesOf, plainSpaces } from './text-lines.ts';

/** One record of a stream: a puzzle, or what was wrong with it. */
export interface Entry {
  /** The line of the stream where the record starts, counted from 1. */
  readonly line: number;
  /** The record as it was written, but for odd spaces; clipped when it is huge. */
  readonly text: string;
  /** Lines and columns of an error are those of the stream. */
  readonly result: Result<Found, ParseError>;
}

/** Reads puzzles from a stream of text, piece by piece. */
export interface Reader {
  /**
   * Takes the next piece, cut wherever; gives the records that are complete by now. To be gone through once: the puzzles of a document are
   * read as they are taken, so that a million of them need not be kept.
   */
  push(chunk: string): Iterable<Entry>;
  /** Gives what is left when the stream has ended. */
  end(): Iterable<Entry>;
  /**
   * The line where the record begins that the next line may go on with, or that is cut in two; nothing when all lines so far are dealt with.
   * From a line behind another on, a new reader comes to the same.
   */
  openSince(): number | undefined;
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
 *     [...makeReader().push('.'.repeat(81) + '\n' + 'what?\n')].map((entry) => entry.result.ok)      // [true, false]
 */
export function makeReader(options: ReaderOptions = {}): Reader {
  const { format, longestLine = LONGEST_LINE } = options;
  /** What was found and not yet handed out, in order; `batch` is the last of it while it is a plain list. */
  let records: Iterable<Entry>[] = [];
  let batch: Entry[] | undefined;
  let block: Block | undefined;
  /** A complete board that waits for a map of regions, or its candidates, right behind it. */
  let held: Block | undefined;
  let document: Gathering | undefined;
  /** Comment lines in front of a board: the headers of an SDK file look like that. */
  let preamble: string[] = [];
  let preambleFirst = 0;
  /** The line of the last line puzzle, and its length. */
  let lastPuzzle = { number: 0, length: 0 };
  /** Where the last line puzzle with other fields stood, and how long its line was. */
  let likeLast = { line: 0, start: 0, length: 0 };
  let untouched = true;
  /** Whether blank lines may stand between the rows of boxes of a board. */
  let mayGap = true;

  const entry = (line: number, text: string, result: Result<Found, ParseError>): Entry => ({
    line,
    text: text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text,
    result,
  });
  const emit = (line: number, text: string, result: Result<Found, ParseError>): void => {
    if (!batch) {
      batch = [];
      records.push(batch);
    }
    batch.push(entry(line, text, result));
  };
  const shifted = (result: Result<Found, ParseError>, first: number): Result<Found, ParseError> =>
    result.ok || first === 1 ? result : err({ ...result.error, line: result.error.line + first - 1 });
  const tagged = (result: Result<Reading, ParseError>, by: Format): Result<Found, ParseError> =>
    result.ok ? ok({ ...result.value, format: by }) : result;

  const parsed = (first: number, text: string, by = format ?? formatOf(text)): Result<Found, ParseError> =>
    shifted(parsePuzzle(text, { ...options, format: by }), first);
  /** Reads one whole record that holds one puzzle. */
  const readText = (first: number, text: string, by?: Format): Result<Found, ParseError> => {
    const result = parsed(first, text, by);
    emit(first, text, result);
    return result;
  };
  /** Reads every puzzle of a document; of one that is not complete, the line puzzles too that it swallowed. */
  function* readDocument(first: number, text: string, broken: boolean): Generator<Entry> {
    const by = format ?? formatOf(text);
    let wasRead = false;
    const whole = (): Part => ({ line: 1, text, result: parsePuzzle(text, { ...options, format: by }) });
    for (const part of by.parseAll?.(text, options) ?? [whole()]) {
      wasRead = part.result.ok;
      yield entry(first + part.line - 1, part.text, shifted(tagged(part.result, by), first));
    }
    if (!broken || wasRead) return;
    let number = first - 1;
    for (const { text: own } of linesOf(text)) {
      number++;
      if (number === first || own.length < 16 || !readLine(own, options).ok) continue;
      yield entry(number, own, parsed(number, own));
    }
  }

  // Boards of several lines.

  const textOf = ({ lines }: Block): string => lines.join('\n');
  const release = (): void => {
    if (held) readText(held.first, textOf(held));
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
    if (block && block.gaps > 0 && !isComplete(block)) endGaps();
    if (!block) return;
    const ended = block;
    block = undefined;
    if (held) {
      const between = Array.from({ length: ended.first - held.first - held.lines.length }, () => '');
      const both = [...held.lines, ...between, ...ended.lines].join('\n');
      const frames = [held, ended].filter(isSimpleSudoku).length;
      const together = frames === 2 ? ss : frames === 0 && between.length === 0 && drawsMap(ended) ? jigsaw : undefined;
      if (together && (format ?? together) === together && together.parse(both, options).ok) {
        readText(held.first, both, together);
        held = undefined;
        return;
      }
      release();
    }
    if (areLines(ended))
      ended.lines.forEach((text, index) => {
        if (!isComment(text) && text !== '') readOne(text, ended.first + index);
      });
    else if ((touching && isComplete(ended)) || isSimpleSudoku(ended)) held = ended;
    // Headings alone can be nothing else.
    else readText(ended.first, textOf(ended), ended.sections && ended.rows === 0 ? (format ?? sdk) : undefined);
  };
  const drawsMap = (ended: Block): boolean => isMap(textOf(ended).replace(/#.*|\s/g, ''));
  /** Whether the block has all its rows now that another line follows directly. */
  const isFull = (text: string): boolean => {
    if (!block || !isComplete(block) || (isBorder(text) && !block.closed)) return false;
    // One blank line among the rows of a board that goes on is the end of a shorter one.
    if (block.gaps === 1 && rowSize(text) === block.size) endGaps();
    return block !== undefined && isComplete(block);
  };
  /** Takes the lines of a block once more, blank lines being the ends of blocks. */
  const endGaps = (): void => {
    const { lines, first } = block!;
    block = undefined;
    mayGap = false;
    lines.forEach((text, index) => {
      takeLine(text, first + index);
    });
    mayGap = true;
  };
  const isSimpleSudoku = ({ lines, framed }: Block): boolean => framed && lines.some((text) => /^\s*\*-/.test(text));

  const addToBlock = (text: string, number: number): void => {
    if (isFull(text)) endBlock(true);
    if (block && block.gaps > 0 && mayHaveGap(block) && !isComment(text)) endGaps();
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
    if (state !== 'open') endDocument(state === 'broken');
  };
  /** Ends the document; `broken` when its last bracket or tag never came. */
  const endDocument = (broken = true): void => {
    if (!document) return;
    records.push(readDocument(document.first, documentText(document), broken));
    batch = undefined;
    document = undefined;
  };

  // Lines.

  /** A line that is a puzzle from end to end, or has it where the last line had: nearly every line of a large file. */
  const plainLine = (text: string, number: number): boolean => {
    if (text.length <= 36 || text.length === 64 || text.length === 729 || (format && format !== lineFormat))
      return false;
    const { start, length } = text.length === likeLast.line ? likeLast : { start: 0, length: text.length };
    if (sizeOf(length) === 0 || !standsAlone(text, start, length)) return false;
    const reading = readLikely(text, { start, length }, options);
    if (
      !reading.ok ||
      isMap(text.slice(start, start + length)) ||
      isMap(text.slice(start + length + 1, start + 2 * length + 1))
    )
      return false;
    emit(number, text, ok({ ...reading.value, format: lineFormat }));
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
    const result = readText(number, text, by);
    if (!result.ok) return;
    const length = result.value.puzzle.geometry.cellCount;
    const field = result.value.format === lineFormat ? boardField(text, options) : undefined;
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
    const isMarked = isComment(text);
    if (text.length > 36 && !isMarked && !block && !held && plainLine(text, number)) {
      untouched = false;
      preamble = [];
      return;
    }
    const plain = plainSpaces(text);
    if (plain !== text && !opensDocument(text)) {
      takeLine(plain, number);
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
    if (isMarked) {
      if (block && isComplete(block)) endBlock(true);
      if (block) addToBlock(text, number);
      else remark(text, number);
      return;
    }
    if (format?.record === 'block') {
      addToBlock(text, number);
      return;
    }
    const isFirst = untouched;
    untouched = false;
    if (isFull(text)) endBlock(true);
    const goesOn = block !== undefined && block.size > 0 && rowSize(text) === block.size && !isComplete(block);
    const isHeading = !goesOn && (isTitle(text) || isHeader(text, isFirst));
    const by = isHeading || goesOn ? undefined : lineOf(text);
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
  const remark = (text: string, number: number): void => {
    if (preamble.length > LONGEST_PREAMBLE) preamble = [];
    if (preamble.length === 0) preambleFirst = number;
    if (preamble.length > 0 || HEADER.test(text)) preamble.push(text);
  };
  const startsDocument = (text: string): boolean => (format ? format.record === 'document' : opensDocument(text));
  const isBlockLine = (text: string): boolean => isSection(text) || isBorder(text) || rowSize(text) !== undefined;
  /** The format of a line that is a record of its own. */
  const lineOf = (text: string): Format | undefined => {
    if (format || text.length < 16 || text.includes('|') || opensDocument(text)) return undefined;
    // Puzzles this short may be rows as well.
    if ((text.length === 16 || text.length === 36) && !options.geometry && !/[\s,;]/.test(text)) return undefined;
    // A puzzle with a cell too few or too many, as files of bad ones are full of.
    if (text.length < 100 && /^[\d.]+$/.test(text) && sizeOf(text.length) === 0 && sizeOf(text.length / 2) === 0)
      return undefined;
    return LINE_FORMATS.find((row) => row.looksLike(text));
  };
  const takeBlank = (text: string, number: number): void => {
    // Among rows whose blanks are spaces, a row without digits is no blank line.
    if (block && !block.sections && /^ {4,36}$/.test(text) && block.lines.at(-1)!.length === text.length) {
      addToBlock(text, number);
      return;
    }
    if (block?.sections && block.length < LONGEST_BLOCK && (block.rows === 0 || isComplete(block))) {
      grow(block, text);
      return;
    }
    if (block && mayGap && text === '' && mayHaveGap(block) && block.lines.at(-1) !== '') {
      grow(block, text);
      block.gaps++;
      return;
    }
    endBlock();
    if (held && (!isSimpleSudoku(held) || number - held.first > LONGEST_PREAMBLE)) release();
    remark('', number);
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
    () => recordSince() === undefined,
  );
  const recordSince = (): number | undefined =>
    (document ?? held ?? block)?.first ?? (preamble.length > 0 ? preambleFirst : undefined);
  const limitOf = (start: string): number =>
    format?.record === 'document' || (!format && opensDocument(start))
      ? Math.max(longestLine, LONGEST_DOCUMENT)
      : longestLine;
  const taken = (): Iterable<Entry> => {
    const done = records;
    records = [];
    batch = undefined;
    return flat(done);
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
    openSince: () => recordSince() ?? splitter.openLine(),
  };
}

/** Formats that one line may hold, links among them. */
const LINE_FORMATS = FORMATS.filter(
  ({ record, name }) => record === 'line' || name === 'fpuzzles' || name === 'sudokupad',
);

function* flat(records: readonly Iterable<Entry>[]): Generator<Entry> {
  for (const entries of records) yield* entries;
}
