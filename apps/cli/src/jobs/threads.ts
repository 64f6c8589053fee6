import { type Counts, countsOf, groupedNumber, runFiles, type Summary, sourceName, type Work } from '@pencilmark/bulk';
import { begunPipe } from '../reading/pipe.ts';
import type { Session } from '../session.ts';
import { sendAway } from './depot.ts';
import type { BulkSettings } from './settings.ts';

/**
 * Does a job in threads, here or on other machines. Ctrl-C ends it early. `write` gets what goes to
 * no output file, in whole lines; by default that is standard output.
 */
export async function runInThreads(
  session: Session,
  work: Work,
  inputs: readonly string[],
  { threads, output, resume, queue }: BulkSettings,
  write = (bytes: Uint8Array): void => session.output.bytes(bytes),
): Promise<Counts> {
  const begun = performance.now();
  const standardInput = begunPipe();
  const interrupt = new AbortController();
  // This listens only once, so a second Ctrl-C ends the process without waiting.
  const onInterrupt = (): void => interrupt.abort();
  process.once('SIGINT', onInterrupt);
  const stop = interrupt.signal;
  const away = queue === undefined ? undefined : await sendAway(session, queue, { work, inputs, stop });
  if (queue !== undefined && !away) return {};
  const result = await runFiles({
    ...work,
    inputs,
    ...(away && { machines: away.machines }),
    ...(threads !== undefined && { threads }),
    ...(output !== undefined && { output }),
    ...(resume && { resume }),
    ...(standardInput && { standardInput }),
    write,
    hear: ({ input, line, column, how, message }) => {
      const place = placeOf(input, line, column);
      if (how === 'tell') session.messages.note(`${place}: ${message}`);
      else if (how === 'note') session.messages.problem(place, message);
      else session[how](place, message);
    },
    advance: async ({ records: count, done, total, before }) => {
      if (session.progress.isDue())
        await session.progress.show({
          what: 'puzzles',
          count,
          done,
          total,
          before: { count: before.records, done: before.done },
        });
    },
    stop,
    worker: session.parts.worker,
    started: session.started.splice(0),
  });
  await away?.leave(result);
  process.off('SIGINT', onInterrupt);
  if (!result.ok) {
    session.refuse('pencilmark', result.error);
    return {};
  }
  session.progress.stop();
  session.messages.note(summaryOf(work, result.value, (performance.now() - begun) / 1000));
  const again = queue === undefined ? '' : '; the same command goes on';
  raiseEnd(session, result.value, output === undefined ? again : '; --resume goes on');
  return result.value.counts;
}

/** Raises the exit code of a job. If it was ended early, `further` says how it goes on. */
function raiseEnd(session: Session, { stopped, exitCode }: Summary, further: string): void {
  if (exitCode > 0) session.raise(exitCode as 1 | 2);
  if (stopped?.why !== 'enough') return;
  session.messages.note(`stopped after ${placeOf(stopped.input, stopped.line)}${further}`);
  session.raise(130);
}

/** "puzzles.txt:12:3", as far as it is known. */
const placeOf = (input: string, ...numbers: readonly (number | undefined)[]): string =>
  [sourceName(input), ...numbers].filter((part) => part !== undefined).join(':');

/**
 * The summary in one line: "solved 1 000 000, proper 998 213, several 1 700, none 87, 412 000/s".
 */
function summaryOf(work: Work, { records, recordsBefore, counts }: Summary, seconds: number): string {
  const words = countsOf(work);
  const { bad = 0 } = counts;
  const parts = [...words.counts, 'bad']
    .filter((what) => counts[what] || words.known.includes(what))
    .map((what) => `${what} ${groupedNumber(counts[what] ?? 0)}`);
  const rate = `${groupedNumber(Math.round((records - recordsBefore) / seconds))}/s`;
  return [`${words.done} ${groupedNumber(records - bad)}`, ...parts, rate].join(', ');
}
