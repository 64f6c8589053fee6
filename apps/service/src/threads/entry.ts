/** What each thread runs: it loads its script, and answers one question after the other with it. */
import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';

/** So much nicer than the service: a third of its share. */
const GIVEN_WAY = 5;

/** What a script exports. */
interface Script {
  answer(question: unknown): Promise<unknown> | unknown;
}

const script: Script = await import(workerData as string);
// An exception ends the thread, and the service hears of it.
parentPort!.on('message', async (question) => parentPort!.postMessage(await script.answer(question)));

// Sockets and the database go first. To load comes before: beside ten busy programs it would take a
// minute. Elsewhere than on Linux this would be for the whole service.
if (process.platform === 'linux') setPriority(0, Math.min(19, getPriority() + GIVEN_WAY));
parentPort!.postMessage('loaded');
