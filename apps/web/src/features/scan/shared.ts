import { go } from '../../route.ts';
import { fail, readFile } from './reading.ts';

/** How long the service worker is waited for, in milliseconds. */
const PATIENCE = 10_000;

/** Reads the picture that another app has shared with this app: the service worker holds it. */
export async function takeShared(): Promise<void> {
  // A page that is loaded anew has nothing to fetch any more.
  go('scan', {}, { isReplacing: true });
  const file = await sharedFile();
  if (file) await readFile(file);
  else fail('not-shared');
}

async function sharedFile(): Promise<File | undefined> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return undefined;
  const { port1: answer, port2: port } = new MessageChannel();
  return new Promise((resolve) => {
    answer.onmessage = ({ data }: MessageEvent<File | undefined>) => resolve(data);
    setTimeout(() => resolve(undefined), PATIENCE);
    worker.postMessage({ type: 'take-shared' }, [port]);
  });
}
