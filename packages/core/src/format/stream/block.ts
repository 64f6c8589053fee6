import { boxShape } from '../../geometry/layouts.ts';
import { hasDashRow, isBorder, isDashes } from '../block/grid-text.ts';
import type { Format } from '../format.ts';
import type { BoardLines } from '../signs.ts';
import { isEmptyTableRow, isTableHeading } from '../text/table-text.ts';
import { sectionedBy } from './line-signs.ts';
import { rowSize } from './row-size.ts';

/**
 * The most lines that the reader keeps before a board as its headers. The second part of a board
 * must begin within as many lines.
 */
export const LONGEST_PREAMBLE = 50;

/** Lines of a stream that may be one board. */
export interface Block extends BoardLines {
  readonly lines: string[];
  /** The format whose section opened the block; more sections may follow, after blank lines too. */
  readonly sections: Format | undefined;
  /** How many rows the board has; 0 while that is not known. */
  size: number;
  rows: number;
  /** How many characters the block has so far. */
  length: number;
  /** Whether the last border of the frame has come. */
  closed: boolean;
  /** How many blank lines stand between bands so far. */
  gaps: number;
  /**
   * How many of the first rows are no part of the board if too many rows follow. Such rows are
   * empty, or the heading of a table.
   */
  spare: number;
}

/**
 * Opens a block for a line, which the caller adds. The comments and empty rows before it are added
 * here.
 */
export function openBlock(first: number, before: readonly string[], line: string): Block {
  const cells = line.split(',').length;
  const spare =
    before.length - 1 - before.findLastIndex((row) => !isEmptyTableRow(row) || row.split(',').length !== cells);
  const block: Block = {
    first: first - before.length,
    lines: before.slice(0, before.length - spare).map((text) => (isEmptyTableRow(text) ? '' : text)),
    framed: isBorder(line),
    sections: sectionedBy(line),
    size: 0,
    rows: 0,
    length: 0,
    closed: false,
    gaps: 0,
    spare,
  };
  for (const row of before.slice(before.length - spare)) grow(block, row);
  return block;
}

/** Adds a line to a block. */
export function grow(block: Block, line: string): void {
  block.lines.push(line);
  block.length += line.length + 1;
  if (/^\s*(?:#|$)/.test(line) && !/^ {4,36}$/.test(line)) return;
  if (sectionedBy(line)) {
    // Every section counts its own rows.
    block.size = 0;
    block.rows = 0;
  } else if (isBorder(line) && !(isDashes(line) && block.lines.some(hasDashRow))) {
    block.closed = block.size > 0 && block.rows === block.size;
    if (block.rows === 1) markHeading(block, block.lines.at(-2)!);
  } else {
    if (block.rows === 0) block.size = rowSize(line) ?? 0;
    block.rows++;
  }
}

/**
 * Marks a line above a border as the heading of a table. If it looks like a row, it becomes the
 * heading only when too many rows follow.
 */
function markHeading(block: Block, line: string): void {
  if (!isTableHeading(line) && !isEmptyTableRow(line)) return;
  if (block.size === 0) block.rows = 0;
  else block.spare = 1;
}

/** Takes one more row for a complete block, if its first row may be no part of the board. */
export function goesOnWith(block: Block, row: string): boolean {
  if (block.spare === 0 || isEmptyTableRow(row) || rowSize(row) !== block.size) return false;
  block.spare--;
  block.rows--;
  return true;
}

/** Whether a block has all its rows, and its last border if it has a frame. */
export const isComplete = (block: Block): boolean =>
  block.size > 0 && block.rows >= block.size && (block.closed || !block.framed);

/**
 * Whether a blank line may come now without ending the block. A board has such lines after each
 * band or nowhere.
 */
export const mayHaveGap = ({ size, rows, gaps, framed, sections }: Block): boolean => {
  if (framed || sections || size === 0 || rows >= size) return false;
  const { height } = boxShape(size);
  return height > 1 && rows === (gaps + 1) * height;
};

/** The lines of a block as one text. */
export const textOf = ({ lines }: Block): string => lines.join('\n');
