import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { loadKernels } from '../src/network/kernels.ts';
import type { Work } from './learn/course.ts';
import type { Epoch } from './learn/crew.ts';
import { learn } from './learn/learner.ts';

/** A thread of the trainer; `crew.ts` starts it. */
const { work, index } = workerData as { work: Work; index: number };
const kernels = await loadKernels();
if (!kernels) throw new Error('This machine has no vectors in WebAssembly, so nothing can be trained here.');
learn(work, index, kernels, (number, loss) => {
  const checksum = createHash('sha256').update(work.weights).digest('hex');
  parentPort?.postMessage({ number, loss, checksum } satisfies Epoch);
});
