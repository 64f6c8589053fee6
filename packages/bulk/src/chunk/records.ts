import type { Entry, ReaderOptions } from '@pencilmark/core/format';
import { type Answerer, type Job, tellRemarks } from '../jobs/job.ts';
import type { OnError, Refusal } from '../types.ts';
import type { PlainSolver } from './plain-lines.ts';
import type { Progress } from './progress.ts';

/** Why an input without any record is refused. */
export const NO_PUZZLE: Required<Refusal> = { code: 'empty', line: 1, column: 1, message: 'No puzzle found.' };

/** What a thread prepares once for all of its chunks. */
export interface Ready {
  readonly answer: Answerer;
  readonly reading: ReaderOptions;
  readonly json: boolean;
  readonly onError: OnError | undefined;
  readonly plain: PlainSolver | undefined;
  readonly job: Job;
}

/** Whether the job ends here, because a record was refused and `onError` is 'stop'. */
export const isOver = ({ answers }: Progress, { onError }: Ready): boolean => answers.hasRefused && onError === 'stop';

/**
 * Answers records in order. `shift` is what to add to a line number of the reader to get the line
 * of the chunk.
 */
export async function answerAll(
  entries: Iterable<Entry>,
  shift: number,
  progress: Progress,
  ready: Ready,
): Promise<void> {
  for (const entry of entries) if (!isOver(progress, ready)) await answerEntry(entry, shift, progress, ready);
}

async function answerEntry(entry: Entry, shift: number, { chunk, answers }: Progress, ready: Ready): Promise<void> {
  const { result } = entry;
  answers.records++;
  answers.line = entry.line + shift;
  const line = answers.line + chunk.linesBefore;
  if (!result.ok) {
    const { error } = result;
    if (ready.json && ready.onError !== 'skip') {
      const place = error.line + shift + chunk.linesBefore;
      answers.write(`${JSON.stringify({ error: { ...error, line: place }, line })}\n`);
    }
    answers.say({ line: error.line + shift, column: error.column, how: 'refuse', message: error.message });
    return;
  }
  tellRemarks(result.value, ready.job, answers);
  await ready.answer({ reading: result.value, line, place: `${chunk.name}:${line}` }, answers);
}
