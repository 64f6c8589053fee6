/** Runs cases of the readers in a thread, so that one which never ends can be ended. */
import { parentPort, workerData } from 'node:worker_threads';
import { Draw } from './draw.mjs';
import { READERS } from './readers.mjs';
import { makeStock } from './stock.mjs';

const stock = makeStock();
const at = new Float64Array(workerData.at);
parentPort.postMessage({ isReady: true });

/** Runs one case. What it throws is a fault. */
async function run(kind, number) {
  try {
    return await READERS[kind](new Draw(number), stock);
  } catch (problem) {
    return { about: '', faults: [`it threw ${String(problem?.stack ?? problem).slice(0, 600)}`] };
  }
}

parentPort.on('message', async ({ kind, numbers }) => {
  const results = [];
  for (const number of numbers) {
    at[0] = number;
    const begun = process.cpuUsage();
    const { about, faults } = await run(kind, number);
    const { user, system } = process.cpuUsage(begun);
    results.push({ number, about, faults, cpu: (user + system) / 1e6 });
  }
  at[0] = -1;
  parentPort.postMessage({ results });
});
