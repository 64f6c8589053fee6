import { makerNamed } from '../jobs.ts';
import { partOf } from '../shards/shard.ts';
import type { Replied } from '../threads/pool.ts';
import type { InputPlace, MakerWork } from '../types.ts';
import { type RunContext, START } from './context.ts';

/** Makes all puzzles, or a shard of them. Gives the indices from where to where. */
export async function makeAll(
  run: RunContext,
  { job, options }: MakerWork,
): Promise<readonly [from: InputPlace, to: InputPlace]> {
  const { pool, writer } = run;
  const [from, to] = partOf(run.shard ?? { index: 1, of: 1 }, options.count);
  const atOnce = makerNamed(job).atOnce(options) * run.timesLarger;
  let next = run.resumed?.offset ?? from;
  run.extent = { sizes: [], from, to, doneBefore: next - from };
  let begun: { readonly end: number; readonly done: Promise<Replied<'make'>> }[] = [];
  for (;;) {
    while (begun.length < run.mostUnderWay && next < to && !run.isAborted) {
      const count = Math.min(atOnce, to - next);
      const done = pool.ask({ kind: 'make', first: next, count });
      done.catch(() => {}); // whoever waits for an earlier puzzle hears of it
      begun.push({ end: next + count, done });
      next += count;
      await pool.room();
    }
    const batch = begun.shift();
    if (!batch) break;
    const replied = await run.unlessLeft(batch.done);
    if (replied === 'aborted') {
      next = batch.end - atOnce;
      break;
    }
    const { reply } = replied;
    const seedOf = (index: number): string => `seed ${options.seed + index}`;
    await run.ledger.take(writer, reply, ({ line, ...problem }) => ({ ...problem, input: seedOf(line) }));
    await writer.flush();
    await writer.note(run.stateAt(0, { ...START, offset: batch.end }), run.isAborted && begun.length === 0);
    await run.tell(batch.end);
    if (reply.isOver) [next, begun] = [to, []];
  }
  if (next < to) run.stopped = { why: 'enough', input: `seed ${options.seed + next - 1}` };
  return [
    [0, from],
    [0, to],
  ];
}
