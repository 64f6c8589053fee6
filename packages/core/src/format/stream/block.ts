import { boxShape } from '../../geometry/layouts.ts';
import type { Format } from '../format.ts';
import { hasDashRow, isBorder, isDashes } from '../grid-text.ts';
import type { BoardLines } from '../signs.ts';
import { sectionedBy } from './line-signs.ts';
import { rowSize } from './row-size.ts';

/** No board takes more lines of comments before it than this; no part of it comes later. */
export const LONGEST_PREAMBLE = 50;

/** Lines of a stream that may be one board. */
export interface Block extends BoardLines {
  readonly lines: string[];
  /** The format whose section opened it: further sections may follow, also after blank lines. */
  readonly sections: Format | undefined;
  /** How many rows it needs; 0 while that is not known. */
  size: number;
  rows: number;
  /** Characters so far. */
  length: number;
  /** The last border of a frame was met. */
  closed: boolean;
  /** Blank lines between rows of boxes, one after each so far. */
  gaps: number;
}

/** Starts a block with a line, after the comments before it. */
export const openBlock = (first: number, before: readonly string[], line: string): Block => ({
  first: first - before.length,
  lines: [...before],
  framed: isBorder(line),
  sections: sectionedBy(line),
  size: 0,
  rows: 0,
  length: 0,
  closed: false,
  gaps: 0,
});

/** Adds one more line to a block. */
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
    // The heading of a table, without a word.
    if (block.rows === 1 && /^[\s,]*$/.test(block.lines.at(-2)!)) block.rows = 0;
  } else {
    if (block.rows === 0) block.size = rowSize(line) ?? 0;
    block.rows++;
  }
}

/** Whether a block has all its rows, and its last border if it has a frame. */
export const isComplete = (block: Block): boolean =>
  block.size > 0 && block.rows >= block.size && (block.closed || !block.framed);

/**
 * Whether a blank line may come now without ending the block: after each row of boxes, or after
 * none.
 */
export const mayHaveGap = ({ size, rows, gaps, framed, sections }: Block): boolean => {
  if (framed || sections || size === 0 || rows >= size) return false;
  const { height } = boxShape(size);
  return height > 1 && rows === (gaps + 1) * height;
};

/** The text of a block. */
export const textOf = ({ lines }: Block): string => lines.join('\n');
