/** What each thread runs: it loads its script, and answers one question after the other with it. */
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';

/** What a script exports. */
interface Script {
  answer(question: unknown): Promise<unknown> | unknown;
}

// Sockets and the database go first. Elsewhere than on Linux this would be for the whole service.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);

const script: Script = await import(workerData as string);
// An exception ends the thread, and the service hears of it.
parentPort!.on('message', async (question) => parentPort!.postMessage(await script.answer(question)));
