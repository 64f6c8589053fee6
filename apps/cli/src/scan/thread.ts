/** The script of the threads that read pictures. */
import { parentPort } from 'node:worker_threads';
import type { Wish } from './messages.ts';
import { openReader } from './reader.ts';

const reader = openReader();
parentPort?.on('message', async (wish: Wish) => parentPort?.postMessage((await reader)(wish)));
