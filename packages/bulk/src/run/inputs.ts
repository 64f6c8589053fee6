import { open } from 'node:fs/promises';
import { isatty } from 'node:tty';
import { isFlow, isPacked, isReadingProblem, sentenceOf, sizeOf } from '../input/input.ts';
import { readingOf } from '../jobs/reading.ts';
import { linesBefore, partOfInputs } from '../shards/borders.ts';
import type { InputPlace, JobWork } from '../types.ts';
import { type Place, type RunContext, START } from './context.ts';
import { passThrough } from './input-pass.ts';

/** Answers the inputs, or a shard of them. Gives the places from where to where. */
export async function passThroughAll(
  run: RunContext,
  { options }: JobWork,
): Promise<readonly [from: InputPlace, to: InputPlace]> {
  const { inputs } = run.options;
  const { resumed, shard } = run;
  const sizes = await Promise.all(inputs.map(sizeOf));
  const [from, end] = shard ? await partOfInputs(shard, inputs, readingOf(options)) : wholeOf(inputs);
  run.extent = { sizes, from: 0, to: 0, doneBefore: 0 };
  const begin = run.bytesBefore(from);
  const doneBefore = resumed ? run.bytesBefore([resumed.input, resumed.offset]) - begin : 0;
  run.extent = { sizes, from: begin, to: run.bytesBefore(end), doneBefore };
  let to: InputPlace = end;
  for (let index = resumed?.input ?? from[0]; index <= end[0] && index < inputs.length && !run.stopped; index++) {
    const border = index === end[0] ? end[1] : Number.POSITIVE_INFINITY;
    const reached = border > 0 ? await reachedIn(run, index, index === from[0] ? from[1] : 0, border) : 0;
    if (reached > border) to = [index, reached];
  }
  return [from, to];
}

const wholeOf = (inputs: readonly string[]): readonly [InputPlace, InputPlace] => [
  [0, 0],
  [inputs.length, 0],
];

/**
 * Answers an input up to a place. Gives how many bytes are done. An input that cannot be read is
 * refused.
 */
async function reachedIn(run: RunContext, index: number, offset: number, to: number): Promise<number> {
  const input = run.options.inputs[index]!;
  if (input === '-' && isatty(0)) {
    run.refuse(index, { code: 'file', message: 'This is a terminal. Give a file, or pipe puzzles in.' });
    return 0;
  }
  try {
    const from = index === run.resumed?.input ? run.resumed : await startOf(input, offset);
    const hasPlaces = input !== '-' && !isPacked(input) && !(await isFlow(input));
    const file = hasPlaces ? await open(input, 'r') : undefined;
    try {
      return await passThrough(run, { index, from, to, file });
    } finally {
      await file?.close();
    }
  } catch (problem) {
    if (!isReadingProblem(problem)) throw problem;
    run.refuse(index, { code: 'file', message: sentenceOf(problem) });
    return 0;
  }
}

async function startOf(input: string, offset: number): Promise<Place> {
  if (offset === 0) return START;
  // The shard with the beginning of an input says so when the input has no puzzle.
  return { offset, cut: offset, records: 1, ...(await linesBefore(input, offset)) };
}
