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
  const { pool, writer, threads } = run;
  const [from, to] = partOf(run.shard ?? { index: 1, of: 1 }, options.count);
  const atOnce = makerNamed(job).atOnce(options);
  let next = run.resumed?.offset ?? from;
  run.extent = { sizes: [], from, to, doneBefore: next - from };
  let begun: { readonly end: number; readonly done: Promise<Replied<'make'>> }[] = [];
  for (;;) {
    while (begun.length < 2 * threads && next < to && !run.isAborted) {
      const count = Math.min(atOnce, to - next);
      begun.push({ end: next + count, done: pool.ask({ kind: 'make', first: next, count }) });
      next += count;
    }
    const batch = begun.shift();
    if (!batch) break;
    const { reply } = await batch.done;
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
