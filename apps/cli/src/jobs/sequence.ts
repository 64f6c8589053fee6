import { type Answerer, type Counts, guardedAnswerer, jobNamed, type Sink, Texts } from '@pencilmark/bulk';
import { eachPuzzle } from '../reading/puzzles.ts';
import type { Session } from '../session.ts';
import { type BulkSettings, plainOf } from './settings.ts';

/** Does a job puzzle by puzzle, without threads. `ownAnswer` replaces the answer of the job. */
export async function runInSequence(
  session: Session,
  name: string,
  operands: readonly string[],
  options: BulkSettings,
  ownAnswer?: Answerer,
): Promise<Counts> {
  const job = jobNamed(name);
  const answer = guardedAnswerer(ownAnswer ?? (await job.prepare(plainOf(options))), options);
  const texts = new Texts((line) => session.output.line(line));
  const counts: Record<string, number> = {};
  await eachPuzzle(session, operands, { ...options, skipsLibrary: job.skipsLibrary }, async (found) => {
    let isRefused = false;
    const sink: Sink = {
      ...sinkOf(session, found),
      add: (text, format) => texts.add(text, format),
      count: (what, by = 1) => {
        counts[what] = (counts[what] ?? 0) + by;
      },
    };
    await answer(found, {
      ...sink,
      problem: (how, sentence) => {
        isRefused ||= how === 'refuse';
        sink.problem(how, sentence);
      },
    });
    return isRefused && options.onError === 'stop' ? 'enough' : undefined;
  });
  return counts;
}

/** Takes what a job answers to a puzzle, when no threads are used. */
export const sinkOf = (session: Session, { place }: { readonly place: string }): Sink => ({
  write: (text) => session.output.write(text),
  add: (text) => session.output.line(text),
  problem: (how, sentence) => {
    if (how === 'note') session.messages.problem(place, sentence);
    else session[how](place, sentence);
  },
  tell: (text) => session.messages.note(`${place}: ${text}`),
  raise: () => session.raise(1),
  count: () => {},
  wait: (text) => session.progress.say(text),
});
