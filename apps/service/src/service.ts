import type { Place } from '@pencilmark/web/server';
import { settle } from '@pencilmark/web/server';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import { beginLifecycle, type Lifecycle } from './lifecycle.ts';
import { newMetrics } from './metrics.ts';
import { type Node, openNode } from './node.ts';
import type { App } from './plugin/app-type.ts';
import { newCrowds } from './plugin/crowd.ts';
import { type ServiceOptions, settingsOf } from './settings.ts';

/** A service of this process, with or without a port. */
export interface Service {
  readonly app: App;
  readonly lifecycle: Lifecycle<Node>;
  /** Serves on a port; when it is taken, on the next free one unless the port is to be exact. */
  listen(wanted: { readonly port: number; readonly host: string; readonly isExact?: boolean }): Promise<Place>;
  /** Takes no new work, asks clients to come back later, lets jobs finish, and closes all. */
  close(): Promise<void>;
}

/** Makes a service. Its database opens behind it; `lifecycle.opened` settles when that is done. */
export async function createService(options: ServiceOptions = {}): Promise<Service> {
  const settings = settingsOf(options);
  const log = settings.log ?? pino({ level: 'silent' });
  const metrics = newMetrics();
  const giveUp = new AbortController();
  const opening = openNode(settings, log, metrics, giveUp.signal);
  const lifecycle = beginLifecycle(opening);
  lifecycle.opened.catch((problem: Error) => {
    if (lifecycle.state() !== 'draining') log.error({ err: problem }, 'the database does not open');
  });
  const app = await buildApp({ settings, metrics, lifecycle, crowds: newCrowds(settings.limits) });
  await app.ready();
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    lifecycle.drain();
    giveUp.abort();
    await app.close();
    const node = await opening.catch(() => undefined);
    await node?.close();
    await new Promise<void>((resolve) => log.flush(() => resolve()));
  };
  return {
    app,
    lifecycle,
    listen: ({ port, host, isExact = false }) =>
      settle({ port, host }, async (next) => {
        if (isExact && next !== port) throw new Error(`Port ${port} is taken; --port N chooses another.`);
        await app.listen({ port: next, host });
        return (app.server.address() as { port: number }).port;
      }),
    close: () => (closing ??= close()),
  };
}
