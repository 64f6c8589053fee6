import { isBorder, LONGEST_BLOCK } from '../block/grid-text.ts';
import type { Format } from '../format.ts';
import { likeliest } from '../formats.ts';
import { sizeOf } from '../text/board.ts';
import { plainLine } from '../text/plain-text.ts';
import { isEmptyTableRow, isTableHeading, plainRow } from '../text/table-text.ts';
import { isBlankLine, isComment, withPlainSpaces } from '../text/text-lines.ts';
import { type Block, grow, isComplete, LONGEST_PREAMBLE, mayHaveGap } from './block.ts';
import { addToBlock, endBlock, isFull, release } from './boards.ts';
import { addToDocument } from './documents.ts';
import { closingOf, isHeader, isHeading, lineFormatOf, mayGoOn, sectionedBy } from './line-signs.ts';
import { addLineRecord, addQuickLine } from './record.ts';
import { rowSize } from './row-size.ts';
import { keepWritten, type State } from './state.ts';

/**
 * Takes a line of the stream. It continues or ends the open record, begins a new one, or is one.
 */
export function takeLine(state: State, text: string, number: number): void {
  if (state.document) addToDocument(state, text, number);
  else if (isBlankLine(text)) takeBlank(state, text, number);
  else if (!takeQuickly(state, text, number)) takeOther(state, text, number);
}

/** Reads a line in the fast way, if that is possible now. */
function takeQuickly(state: State, text: string, number: number): boolean {
  if (state.block || state.held || isComment(text) || !addQuickLine(state, text, number)) return false;
  state.hasContent = true;
  state.preamble = [];
  return true;
}

function takeOther(state: State, text: string, number: number): void {
  const plain = plainLine(text);
  if (plain !== text && closingOf(text) === undefined) {
    if (plain.length < text.length) keepWritten(state, text, number);
    takeLine(state, plain, number);
  } else if (state.block?.sections && isInSections(state.block, text)) grow(state.block, text);
  else takeText(state, text, number);
}

/** Whether a line belongs to an open block of sections. */
function isInSections(block: Block, text: string): boolean {
  if (block.length >= LONGEST_BLOCK) return false;
  const { signs } = sectionedBy(text) ?? {};
  return signs ? !signs.startsRecord?.(text) : !isComplete(block);
}

function takeText(state: State, text: string, number: number): void {
  if (state.block?.sections) endBlock(state);
  if (isComment(text)) takeComment(state, text, number);
  else if (state.options.format?.record === 'block') addToBlock(state, text, number);
  else takeContent(state, text, number);
}

function takeComment(state: State, text: string, number: number): void {
  if (state.block && isComplete(state.block)) endBlock(state, true);
  if (state.block) addToBlock(state, text, number);
  else remark(state, text, number);
}

/** Keeps the lines before a board, from the first one that may be a header or an empty row. */
function remark(state: State, text: string, number: number): void {
  if (state.preamble.length > LONGEST_PREAMBLE) state.preamble = [];
  if (state.preamble.length === 0) state.preambleFirst = number;
  if (state.preamble.length > 0 || isHeader(text) || isEmptyTableRow(text)) state.preamble.push(text);
}

/** Takes a line that is neither blank nor a comment. */
function takeContent(state: State, text: string, number: number): void {
  const { format } = state.options;
  const isFirst = !state.hasContent;
  state.hasContent = true;
  if (isFull(state, text)) endBlock(state, true);
  const { block } = state;
  const goesOn = block !== undefined && block.size > 0 && rowSize(text) === block.size && !isComplete(block);
  const isName = !goesOn && isHeading(text, isFirst);
  const isOpening = closingOf(text) !== undefined;
  const by = isName || goesOn || isOpening ? undefined : formatOfLine(state, text);
  const isInDocument = format ? format.record === 'document' : isOpening;
  if (!by && !isName && !isInDocument && format?.record !== 'line' && (block || isRow(text))) {
    addToBlock(state, text, number);
    return;
  }
  endBlock(state);
  release(state);
  state.preamble = [];
  if (by) addLineRecord(state, text, number, by);
  else if (isName) return;
  else if (isInDocument) addToDocument(state, text, number);
  else addLineRecord(state, text, number, format ?? likeliest(text));
}

const isRow = (text: string): boolean =>
  sectionedBy(text) !== undefined ||
  isBorder(text) ||
  rowSize(text) !== undefined ||
  (isTableHeading(text) && lineFormatOf(text) === undefined);

/** The format of a line that is a record of its own. */
function formatOfLine({ options: { format, geometry } }: State, text: string): Format | undefined {
  if (format || text.length < 16 || text.includes('|')) return undefined;
  // A line this short may be a row too.
  if ((text.length === 16 || text.length === 36) && !geometry && !/[\s,;]/.test(text)) return undefined;
  // The line is a puzzle with a cell too few or too many. Files may be full of these, so the
  // reader does not try all formats.
  if (text.length < 100 && /^[\d.]+$/.test(text) && sizeOf(text.length) === 0 && sizeOf(text.length / 2) === 0)
    return undefined;
  return lineFormatOf(text);
}

function takeBlank(state: State, text: string, number: number): void {
  if (state.block && addBlank(state, state.block, text, number)) return;
  endBlock(state);
  const { held } = state;
  if (held && (!mayGoOn(held) || number - held.first > LONGEST_PREAMBLE)) release(state);
  const row = plainRow(text, true);
  remark(state, isEmptyTableRow(row) ? row : '', number);
}

/** Adds a blank line to the block. Answers false when it is no part of the block. */
function addBlank(state: State, block: Block, text: string, number: number): boolean {
  // Where spaces are blanks, a line of spaces is a row without digits.
  const spaces = withPlainSpaces(text);
  const isAsLong = ({ length }: string): boolean => length === text.length;
  if (
    !block.sections &&
    /^ {4,36}$/.test(spaces) &&
    (spaces === text ? isAsLong(block.lines.at(-1)!) : block.lines.some(isAsLong))
  ) {
    addToBlock(state, spaces, number);
    return true;
  }
  // A line of tabs is a row of a spreadsheet whose cells are all empty.
  const row = plainRow(text, true);
  if (!isComplete(block) && isEmptyTableRow(row) && block.lines.at(-1)!.includes(',')) {
    addToBlock(state, row, number);
    return true;
  }
  if (block.sections && block.length < LONGEST_BLOCK && (block.rows === 0 || isComplete(block))) {
    grow(block, text);
    return true;
  }
  if (!state.mayGap || text !== '' || !mayHaveGap(block) || block.lines.at(-1) === '') return false;
  grow(block, text);
  block.gaps++;
  return true;
}
