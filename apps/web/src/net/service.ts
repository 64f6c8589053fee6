import { signal } from '@preact/signals';
import { request } from './request.ts';
import { waitBefore } from './retry.ts';

/**
 * How it is with the service: nobody knows yet; there is none, as on a static host; no network
 * leads to it; its database opens; it is ready; it is about to end.
 */
export type ServiceState = 'unknown' | 'none' | 'away' | 'opening' | 'ready' | 'draining';

export const service = signal<ServiceState>('unknown');

/** What the service says of itself. */
interface About {
  readonly name: string;
  readonly version: string;
  readonly state: 'opening' | 'ready' | 'draining';
}

/** States that pass by themselves. */
const PASSING: readonly ServiceState[] = ['unknown', 'away', 'opening', 'draining'];

async function ask(): Promise<ServiceState> {
  const answer = await request<Partial<About>>('GET', 'service');
  if (!answer.ok) return answer.error.status === 0 || answer.error.status >= 500 ? 'away' : 'none';
  const { name, state = 'ready' } = answer.value;
  return name === 'pencilmark' ? state : 'none';
}

/** Reads the state of the service, and again while it may change, until the result is called. */
export function watchService(): () => void {
  let tries = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const look = async (): Promise<void> => {
    clearTimeout(waiting);
    const state = await ask();
    if (isOver) return;
    service.value = state;
    clearTimeout(waiting);
    if (PASSING.includes(state)) waiting = setTimeout(look, waitBefore(tries++, Math.random()));
    else tries = 0;
  };
  const again = (): void => void look();
  addEventListener('online', again);
  addEventListener('offline', again);
  again();
  return () => {
    isOver = true;
    clearTimeout(waiting);
    removeEventListener('online', again);
    removeEventListener('offline', again);
  };
}
