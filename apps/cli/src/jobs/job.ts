import { type Counts, makerNamed, Texts } from '@pencilmark/bulk';
import type { Session } from '../session.ts';
import { runInSequence, sinkOf } from './sequence.ts';
import { asksThreads, type BulkSettings, type MakerSettings, plainMaker, plainOf } from './settings.ts';
import { isAnyLarge } from './size.ts';
import { runInThreads } from './threads.ts';

/**
 * Does the job of a command with every puzzle of the files, or of standard input without files. It
 * uses threads when the options ask for them, or when a file is large or packed. Otherwise it
 * answers puzzle by puzzle, with the same answers. Gives what the job counted.
 */
export async function runJob(
  session: Session,
  name: string,
  operands: readonly string[],
  options: BulkSettings,
): Promise<Counts> {
  const inputs = operands.length > 0 ? operands : ['-'];
  const isBulk =
    asksThreads(options) ||
    (options.onError === 'record' && !options.json) ||
    (await isAnyLarge(inputs, session.streams.input));
  return isBulk
    ? runInThreads(session, { job: name, options: plainOf(options) }, inputs, options)
    : runInSequence(session, name, inputs, options);
}

/**
 * Threads are worth their start when there are so many times more puzzles than a thread makes at
 * once.
 */
const MANY = 16;

/** Makes puzzles. It uses threads when the options ask for them or when the puzzles are many. */
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
    const sink = sinkOf(session, { place });
    if (!make(index, { ...sink, add: (text, format) => texts.add(text, format) })) return;
    if (session.progress.isDue())
      await session.progress.show({ what: 'puzzles', count: index + 1, done: index + 1, total: count });
  }
}
