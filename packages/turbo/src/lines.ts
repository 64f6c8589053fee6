import { check, FUNCTION, within } from '@pencilmark/core/result';
import { compileEngine } from './engine.ts';

/** How many bytes the engine may read after the lines and write after the answers. */
const SPARE = 16;
const PAGE = 65_536;
/** Bytes and lines that fit into the memory of WebAssembly. */
const SIZE = within(0, 2 ** 31);

/**
 * Solves lines as they lie in a file. What is read and written lies in the engine's own memory, so
 * nothing is copied.
 */
export interface LineSolver {
  /** Where lines go. */
  readonly input: Uint8Array;
  /** Places for answers; each has room for those of a full input. */
  readonly outputs: readonly Uint8Array[];
  /**
   * Solves the plain lines in the bytes `from` to `to` of the input: 81 characters each, '1' to
   * '9' and '.' or '0' for empty cells, then LF or CR LF, which the last line may lack. The first
   * solution of each line, with LF, is written to an output from byte `at` on; it takes 82 bytes.
   * The engine stops before a line that is anything else, that has both '.' and '0', that may be a
   * map of regions, or that has not exactly one solution when up to `limit` (1…254) are looked
   * for. Gives how many bytes and lines it dealt with.
   */
  solve(
    from: number,
    to: number,
    output: number,
    at: number,
    limit: number,
  ): { readonly bytes: number; readonly lines: number };
}

/**
 * A solver of lines for up to `inputBytes` bytes at a time, with so many outputs; nothing where
 * WebAssembly vectors are missing.
 *
 *     const solver = await loadLineSolver(100, 1);
 *     solver.input.set(Array.from(`${'.'.repeat(81)}\n`, (character) => character.charCodeAt(0)));
 *     solver.solve(0, 82, 0, 0, 1)      // { bytes: 82, lines: 1 }
 */
export async function loadLineSolver(
  inputBytes: number,
  outputs: number,
  compile = compileEngine,
): Promise<LineSolver | undefined> {
  check('loadLineSolver', 'inputBytes', inputBytes, SIZE);
  check('loadLineSolver', 'outputs', outputs, SIZE);
  check('loadLineSolver', 'compile', compile, FUNCTION);
  const engine = (await compile())?.();
  if (!engine) return undefined;
  const { memory, lines } = engine;
  const room = Math.ceil((inputBytes + 2 * SPARE) / SPARE) * SPARE;
  const start: number = engine.FREE.value;
  const lacking = start + (1 + outputs) * room - memory.buffer.byteLength;
  if (lacking > 0) memory.grow(Math.ceil(lacking / PAGE));
  const placeOf = (output: number): number => start + (1 + output) * room;
  return {
    input: new Uint8Array(memory.buffer, start, inputBytes),
    // The last line may lack its LF; its answer has one.
    outputs: Array.from(
      { length: outputs },
      (_, index) => new Uint8Array(memory.buffer, placeOf(index), inputBytes + 1),
    ),
    solve(from, to, output, at, limit) {
      const isWithin = from >= 0 && from <= to && to <= inputBytes && output >= 0 && output < outputs;
      if (!isWithin || !(at >= 0 && at + to - from <= inputBytes))
        throw new RangeError(
          `bytes ${from} to ${to}, output ${output} at ${at}; expected places within ${inputBytes} bytes`,
        );
      if (!(limit >= 1 && limit <= 254)) throw new RangeError(`limit ${limit}; expected 1 to 254`);
      const bytes = engine.run(start + from, to - from, placeOf(output) + at, limit);
      return { bytes, lines: lines.value as number };
    },
  };
}
