import { type Counts, makerNamed, Texts } from '@pencilmark/bulk';
import type { Session } from '../session.ts';
import { runInSequence, sinkOf } from './sequence.ts';
import { asksThreads, type BulkSettings, type MakerSettings, plainMaker, plainOf } from './settings.ts';
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
  return isBulk
    ? runInThreads(session, { job: name, options: plainOf(options) }, inputs, options)
    : runInSequence(session, name, inputs, options);
}

/** Threads are worth their start from so many times on what one makes in one go. */
const MANY = 16;

/** Makes as many puzzles as are wanted; in threads when the options ask for it or they are many. */
export async function runMaker(session: Session, name: string, settings: MakerSettings): Promise<void> {
  const { count, seed } = settings;
  const maker = makerNamed(name);
  const options = plainMaker(settings);
  if (asksThreads(settings) || count > MANY * maker.atOnce(options)) {
    await runInThreads(session, { job: name, options }, [], settings);
    return;
  }
  const make = await maker.prepare(options);
  const texts = new Texts((line) => session.output.line(line));
  for (let index = 0; index < count; index++) {
    const place = `seed ${seed + index}`;
    if (!make(index, { ...sinkOf(session, { place }), add: (text, format) => texts.add(text, format) })) return;
    if (session.progress.isDue())
      await session.progress.show({ what: 'puzzles', count: index + 1, done: index + 1, total: count });
  }
}
