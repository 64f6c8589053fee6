/** The thread that makes the tasks of a round: it would hold up the sockets of the service. */
import { parentPort, workerData } from 'node:worker_threads';
import { makeRound } from '@pencilmark/arena';
import { geometryOf } from '@pencilmark/core/geometry';
import { carefulSolversFor } from '@pencilmark/solvers';
import { giveWay } from '../threads/priority.ts';
import type { MadeTask, RoundOrder } from './making.ts';

giveWay();
const { plan, seed } = workerData as RoundOrder;
const geometry = geometryOf(plan.board);
if (!geometry.ok) throw new RangeError(geometry.error.message);
const round = makeRound(plan, seed, await carefulSolversFor(geometry.value));
const plain = (isWarm: boolean, list: typeof round.list): MadeTask[] =>
  list.map(({ message, counts }) => ({ isWarm, message, counts }));

parentPort!.postMessage([...plain(true, round.warmUp), ...plain(false, round.list)]);
