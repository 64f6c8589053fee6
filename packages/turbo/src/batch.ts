import { check, FUNCTION, within } from '@pencilmark/core/result';
import { compileEngine } from './engine.ts';

/** Bytes that an answer takes: how many solutions, then the 81 digits of the first. */
const ANSWER = 82;
/** How many bytes the engine may read after the lines and write after the answers. */
const SPARE = 16;
const PAGE = 65_536;
/** Bytes and lines that fit into the memory of WebAssembly. */
const SIZE = within(0, 2 ** 31);

/** Room for many puzzles at once, in the engine's own memory: no strings, no copies. */
export interface Batch {
  /**
   * Where the lines go: 81 characters each, '1' to '9' and '.' or '0' for empty cells, then
   * anything, then a line feed.
   */
  readonly input: Uint8Array;
  /**
   * Solves the lines in the first `length` bytes of the input, counting up to `limit` solutions
   * (1…254, default 2). Gives 82 bytes for each line: the number of solutions, or 255 for a line
   * that is not a puzzle; then the first solution as characters, '0' when there is none. The next
   * call overwrites them.
   */
  solve(length: number, limit?: number): Uint8Array;
}

/**
 * A batch for up to `inputBytes` bytes that hold at most `mostLines` lines; nothing where
 * WebAssembly vectors are missing.
 *
 *     const batch = await loadBatch(82, 1);
 *     batch.input.set(Array.from(`${'.'.repeat(81)}\n`, (character) => character.charCodeAt(0)));
 *     batch.solve(82)[0]      // 2
 */
export async function loadBatch(
  inputBytes: number,
  mostLines: number,
  compile = compileEngine,
): Promise<Batch | undefined> {
  check('loadBatch', 'inputBytes', inputBytes, SIZE);
  check('loadBatch', 'mostLines', mostLines, SIZE);
  check('loadBatch', 'compile', compile, FUNCTION);
  const engine = (await compile())?.();
  if (!engine) return undefined;
  const { memory } = engine;
  const from: number = engine.FREE.value;
  const to = Math.ceil((from + inputBytes + SPARE) / SPARE) * SPARE;
  const lacking = to + mostLines * ANSWER + SPARE - memory.buffer.byteLength;
  if (lacking > 0) memory.grow(Math.ceil(lacking / PAGE));
  const input = new Uint8Array(memory.buffer, from, inputBytes);
  return {
    input,
    solve: (length, limit = 2) => {
      if (!(length >= 0 && length <= inputBytes))
        throw new RangeError(`${length} bytes; expected at most ${inputBytes}`);
      if (!(limit >= 1 && limit <= 254)) throw new RangeError(`limit ${limit}; expected 1 to 254`);
      const lines = countLines(input, length);
      if (lines > mostLines) throw new RangeError(`${lines} lines; expected at most ${mostLines}`);
      return new Uint8Array(memory.buffer, to, ANSWER * engine.batch(from, length, to, limit));
    },
  };
}

function countLines(bytes: Uint8Array, length: number): number {
  let lines = 0;
  for (let at = bytes.indexOf(10); at >= 0 && at < length; at = bytes.indexOf(10, at + 1)) lines++;
  return lines + (length > 0 && bytes[length - 1] !== 10 ? 1 : 0);
}
