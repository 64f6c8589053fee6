/** What a thread makes for arenas: it would hold up the sockets of the service. */
import { makeRound } from '@pencilmark/arena';
import { geometryOf } from '@pencilmark/core/geometry';
import { carefulSolversFor } from '@pencilmark/solvers';
import type { MadeTask, RoundOrder } from './making.ts';

/** Makes the tasks of a round. */
export async function answer({ plan, seed }: RoundOrder): Promise<MadeTask[]> {
  const geometry = geometryOf(plan.board);
  if (!geometry.ok) throw new RangeError(geometry.error.message);
  const round = makeRound(plan, seed, await carefulSolversFor(geometry.value));
  const plain = (isWarm: boolean, list: typeof round.list): MadeTask[] =>
    list.map(({ message, counts }) => ({ isWarm, message, counts }));
  return [...plain(true, round.warmUp), ...plain(false, round.list)];
}
