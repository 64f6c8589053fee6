import { isBorder, LONGEST_BLOCK } from '../grid-text.ts';
import { isComment } from '../text-lines.ts';
import { type Block, grow, isComplete, mayHaveGap, openBlock, textOf } from './block.ts';
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

/** Whether the block has all its rows now that another line follows directly. */
export function isFull(state: State, text: string): boolean {
  const { block } = state;
  if (!block || !isComplete(block) || (isBorder(text) && !block.closed)) return false;
  // One blank line among the rows of a board that goes on is the end of a shorter one.
  if (block.gaps === 1 && rowSize(text) === block.size) endGaps(state);
  return state.block !== undefined && isComplete(state.block);
}

/** Takes the lines of the block once more, blank lines being the ends of blocks. */
function endGaps(state: State): void {
  const { lines, first } = state.block!;
  state.block = undefined;
  state.mayGap = false;
  for (const [index, text] of lines.entries()) state.takeAgain(text, first + index);
  state.mayGap = true;
}

/** Ends the block, if one is open; `isTouching` when another line follows directly. */
export function endBlock(state: State, isTouching = false): void {
  if (state.block && state.block.gaps > 0 && !isComplete(state.block)) endGaps(state);
  const { block } = state;
  if (!block) return;
  state.block = undefined;
  if (state.held && join(state, state.held, block)) return;
  release(state);
  if (areLines(state, block)) addLines(state, block);
  else if ((isTouching && isComplete(block)) || mayGoOn(block)) state.held = block;
  // Headings alone can be nothing else.
  else
    addRecord(
      state,
      block.first,
      textOf(block),
      block.rows === 0 ? (state.options.format ?? block.sections) : undefined,
    );
}

/** Reads two boards that follow each other as one record, when some format does. */
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

/** Reads the board that waited for a second part, as it is. */
export function release(state: State): void {
  const { held } = state;
  state.held = undefined;
  if (held) addRecord(state, held.first, textOf(held));
}

/** Whether rows as long as small line puzzles are a list of those. */
function areLines({ options }: State, { lines, rows, size, framed }: Block): boolean {
  if (framed || options.format || options.geometry || (size !== 16 && size !== 36)) return false;
  const readable = lines.filter((text) => text.length === size && QUICK.quickLine.holds(text, options));
  // As many as a large board has rows: an empty one among them is rather a row than a puzzle.
  if (rows === size) return readable.length === rows && readable.every((text) => /[1-9A-Z]/i.test(text));
  return readable.length * 2 >= rows;
}

function addLines(state: State, { lines, first }: Block): void {
  for (const [index, text] of lines.entries())
    if (!isComment(text) && text !== '') addLineRecord(state, text, first + index);
}
