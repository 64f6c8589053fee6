import { type Counts, makerNamed, Texts } from '@pencilmark/bulk';
import type { Session } from '../session.ts';
import { runInSequence, sinkOf } from './sequence.ts';
import { asksThreads, type BulkSettings, plainOf } from './settings.ts';
import { isAnyLarge } from './size.ts';
import { runInThreads } from './threads.ts';

/**
 * Does the job of a command with every puzzle of the files, or of standard input without files.
 * It runs in threads when the options ask for that, or when a file is large or packed, and else
 * puzzle by puzzle; the answers are the same. Gives what the job counted.
 */
export async function runJob(
  session: Session,
  name: string,
  operands: readonly string[],
  options: BulkSettings,
): Promise<Counts> {
  const inputs = operands.length > 0 ? operands : ['-'];
  const isBulk = asksThreads(options) || (options.onError === 'record' && !options.json) || (await isAnyLarge(inputs));
  return isBulk ? runInThreads(session, name, inputs, options) : runInSequence(session, name, inputs, options);
}

/** Threads are worth their start from so many times on what one makes in one go. */
const MANY = 16;

/** Makes as many puzzles as are wanted; in threads when the options ask for it or they are many. */
export async function runMaker<Wishes extends BulkSettings & { readonly count: number; readonly seed: number }>(
  session: Session,
  name: string,
  options: Wishes,
): Promise<void> {
  const { count, seed } = options;
  const maker = makerNamed(name);
  const plain = plainOf(options) as never;
  if (asksThreads(options) || count > MANY * maker.atOnce(plain)) {
    await runInThreads(session, name, [], options);
    return;
  }
  const make = await maker.prepare(plain);
  const texts = new Texts((line) => session.output.line(line));
  for (let index = 0; index < count; index++) {
    const place = `seed ${seed + index}`;
    if (!make(index, { ...sinkOf(session, { place }), add: (text, format) => texts.add(text, format) })) return;
    if (session.progress.isDue())
      await session.progress.show({ what: 'puzzles', count: index + 1, done: index + 1, total: count });
  }
}
