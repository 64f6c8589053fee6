import { isBorder, LONGEST_BLOCK } from '../block/grid-text.ts';
import { isComment } from '../text/text-lines.ts';
import { type Block, goesOnWith, grow, isComplete, mayHaveGap, openBlock, textOf } from './block.ts';
import { joinerOf, mayGoOn, QUICK } from './line-signs.ts';
import { addLineRecord, addRecord } from './record.ts';
import { rowSize } from './row-size.ts';
import type { State } from './state.ts';

/** Adds a line to the open block, or to a new one. */
export function addToBlock(state: State, text: string, number: number): void {
  if (isFull(state, text)) endBlock(state, true);
  if (state.block && state.block.gaps > 0 && mayHaveGap(state.block) && !isComment(text)) endGaps(state);
  if (state.block && state.block.length > LONGEST_BLOCK) endBlock(state);
  if (!state.block) {
    state.block = openBlock(number, state.preamble, text);
    state.preamble = [];
  }
  grow(state.block, text);
  if (state.block.framed && isComplete(state.block)) endBlock(state, true);
}

/** Whether the block has all its rows, so that the next line begins something else. */
export function isFull(state: State, text: string): boolean {
  const { block } = state;
  if (!block || !isComplete(block) || (isBorder(text) && !block.closed) || goesOnWith(block, text)) return false;
  // The block seems full, but the next line is a row of the same size. So its one blank line was
  // the end of a short board, and the rows after it are another board.
  if (block.gaps === 1 && rowSize(text) === block.size) endGaps(state);
  return state.block !== undefined && isComplete(state.block);
}

/** Takes the lines of the block once more. This time a blank line ends a block. */
function endGaps(state: State): void {
  const { lines, first } = state.block!;
  state.block = undefined;
  state.mayGap = false;
  for (const [index, text] of lines.entries()) state.takeAgain(text, first + index);
  state.mayGap = true;
}

/** Ends the open block, if there is one. `isTouching` says that no blank line follows it. */
export function endBlock(state: State, isTouching = false): void {
  if (state.block && state.block.gaps > 0 && !isComplete(state.block)) endGaps(state);
  const { block } = state;
  if (!block) return;
  state.block = undefined;
  if (state.held && join(state, state.held, block)) return;
  release(state);
  if (areLines(state, block)) addLines(state, block);
  else if ((isTouching && isComplete(block)) || mayGoOn(block)) state.held = block;
  // A block of sections without rows is read in the format of its sections.
  else
    addRecord(
      state,
      block.first,
      textOf(block),
      block.rows === 0 ? (state.options.format ?? block.sections) : undefined,
    );
}

/** Reads two boards as one record, when a format joins them. */
function join(state: State, held: Block, next: Block): boolean {
  const { format, ...options } = state.options;
  const between = next.first - held.first - held.lines.length;
  const joiner = joinerOf(held, next, between);
  if (!joiner || (format ?? joiner) !== joiner) return false;
  const both = [...held.lines, ...Array.from({ length: between }, () => ''), ...next.lines].join('\n');
  if (!joiner.parse(both, options).ok) return false;
  addRecord(state, held.first, both, joiner);
  state.held = undefined;
  return true;
}

/** Reads the held board without a second part. */
export function release(state: State): void {
  const { held } = state;
  state.held = undefined;
  if (held) addRecord(state, held.first, textOf(held));
}

/** Whether the rows of a block are line puzzles of 16 or 36 characters. */
function areLines({ options }: State, { lines, rows, size, framed }: Block): boolean {
  if (framed || options.format || options.geometry || (size !== 16 && size !== 36)) return false;
  const readable = lines.filter((text) => text.length === size && QUICK.quickLine.holds(text, options));
  // The block has as many lines as a board of this size has rows. If a line is empty, it is rather
  // a row than a puzzle.
  if (rows === size) return readable.length === rows && readable.every((text) => /[1-9A-Z]/i.test(text));
  return readable.length * 2 >= rows;
}

function addLines(state: State, { lines, first }: Block): void {
  for (const [index, text] of lines.entries())
    if (!isComment(text) && text !== '') addLineRecord(state, text, first + index);
}
