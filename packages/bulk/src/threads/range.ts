import { readSync } from 'node:fs';
import type { LineSolver } from '@pencilmark/turbo';
import type { ChunkWorker } from '../chunk/chunk.ts';
import { lastLine } from '../input/lines.ts';
import { giveOutputBack, HELD, keep, takeOutput } from './held-answers.ts';
import type { AnsweredRange, Range, RangeProblem } from './tasks.ts';

// How many bytes are read before and after a range, to see the line before it and the end of its
// last line.
const BEFORE = 256;
const AFTER = 4096;

/** How many bytes of memory a solver needs for a range. */
export const roomFor = (pieceBytes: number): number => pieceBytes + BEFORE + AFTER;

/** What answers a range: a solver for plain lines, and a worker for the lines after them. */
export interface RangeTools {
  readonly solver: LineSolver;
  readonly limit: number;
  chunkWorker(): Promise<ChunkWorker>;
}

/**
 * Lines of a file in the memory of the solver: the bytes there, where the lines start and end in
 * them, and where the bytes begin in the file (`low`).
 */
interface Lines {
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly end: number;
  readonly low: number;
}

/** Answers the lines that begin in a range of a file. */
export async function answerRange(range: Range, tools: RangeTools): Promise<AnsweredRange | RangeProblem> {
  const lines = readLines(range, tools.solver.input);
  if (lines === 'here' || 'problem' in lines) return lines;
  const { solver, limit } = tools;
  const kept = range.mayHold ? takeOutput() : undefined;
  const output = kept ?? HELD;
  const solved = solver.solve(lines.start, lines.end, output, 0, limit);
  const answers = solver.outputs[output]!.subarray(0, 82 * solved.lines);
  const isHeld = kept !== undefined && solved.lines > 0 && solved.bytes === lines.end - lines.start;
  if (kept !== undefined && isHeld) keep(kept, answers);
  const answered =
    solved.bytes === lines.end - lines.start
      ? allPlain(lines, solved.lines, limit, answers, isHeld ? kept : undefined)
      : await withOdd(range, lines, { ...solved, answers }, await tools.chunkWorker());
  if (kept !== undefined && !isHeld) giveOutputBack(kept);
  return answered;
}

/** Reads the lines of a range into the solver's memory. */
function readLines({ file, from, to, size }: Range, input: Uint8Array): Lines | RangeProblem {
  const low = Math.max(0, from - BEFORE);
  const high = Math.min(size, to + AFTER);
  if (high - low > input.length) return 'here';
  let length = 0;
  try {
    while (low + length < high) {
      const count = readSync(file, input, length, high - low - length, low + length);
      if (count === 0) break;
      length += count;
    }
  } catch (problem) {
    const { code = '', message } = problem as NodeJS.ErrnoException;
    return code === 'EBADF' ? 'here' : { problem: { code, message } };
  }
  const bytes = input.subarray(0, length);
  const isAtEnd = low + length === size;
  const lineAfter = (place: number): number => {
    const feed = bytes.indexOf(10, place - 1 - low);
    return feed >= 0 ? feed + 1 : isAtEnd ? length : -1;
  };
  const start = from === 0 ? 0 : lineAfter(from);
  const end = to >= size ? length : lineAfter(to);
  if (start < 0 || end < 0 || (to >= size && !isAtEnd)) return 'here';
  return { bytes, start, end, low };
}

/** The answer to lines that are all plain. It is sent with the message, or this thread holds it. */
function allPlain(
  { bytes, start, end, low }: Lines,
  lines: number,
  limit: number,
  answers: Uint8Array,
  held: number | undefined,
): AnsweredRange {
  return {
    start: low + start,
    end: low + end,
    ...(held !== undefined && { held }),
    size: answers.length,
    output: held === undefined ? answers.slice() : new Uint8Array(0),
    leadBefore: '',
    asides: [],
    used: end - start,
    lines,
    lead: lastLine(bytes.subarray(start, end)),
    askedLead: false,
    records: lines,
    counts: limit > 1 ? { proper: lines } : {},
    exitCode: 0,
  };
}

/** The answer to lines of which some are not plain. */
async function withOdd(
  { size }: Range,
  { bytes, start, end, low }: Lines,
  begun: { readonly bytes: number; readonly lines: number; readonly answers: Uint8Array },
  work: ChunkWorker,
): Promise<AnsweredRange> {
  const place = { start: low + start, end: low + end };
  const leadBefore = lastLine(bytes.subarray(0, start));
  const chunk = {
    bytes: bytes.slice(start, end),
    isFirst: place.start === 0,
    isLast: place.end === size,
    lead: leadBefore,
    name: '',
    linesBefore: 0,
  };
  const answered = await work(chunk, begun);
  return { ...answered, ...place, leadBefore, size: answered.output.length };
}
