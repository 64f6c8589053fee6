import { ProgramMessage } from '@pencilmark/arena';
import { ClientMessage } from '@pencilmark/race/messages';
import { buildApp } from '../../app.ts';
import { beginLifecycle } from '../../lifecycle.ts';
import { newMetrics } from '../../metrics.ts';
import type { Node } from '../../node.ts';
import type { RouteAccess } from '../../plugin/access.ts';
import { newCrowds } from '../../plugin/crowd.ts';
import { settingsOf } from '../../settings.ts';
import type { Schema } from './evil.ts';

/** A route that can be attacked, with what it takes. */
export interface Target {
  readonly method: string;
  readonly url: string;
  readonly params?: Schema;
  readonly querystring?: Schema;
  readonly body?: Schema;
  /** What a client says once the socket is open; only sockets have it. */
  readonly says?: Schema;
}

/** THE table of what is said on sockets. */
const SAYS: { readonly [url: string]: Schema } = {
  '/v1/socket': ClientMessage as Schema,
  '/v1/arenas/:id/socket': ProgramMessage as Schema,
};

/** All that an application understands: a target for each of its routes, sockets among them. */
export const targetsOf = (routes: readonly RouteAccess[]): Target[] =>
  routes.map(({ method, url, schema, isSocket }) => {
    if (isSocket && !SAYS[url]) throw new Error(`what is said on the socket ${url} is in no table`);
    return { method, url, ...(schema as object), ...(isSocket && { says: SAYS[url]! }) };
  });

/** The same of the application as it is built, without a database. */
export async function allTargets(): Promise<Target[]> {
  const lifecycle = beginLifecycle<Node>(new Promise(() => {}));
  const settings = settingsOf({});
  const crowds = newCrowds(settings.limits);
  const app = await buildApp({ settings, metrics: newMetrics(), lifecycle, crowds });
  await app.ready();
  const targets = targetsOf(app.routeAccess);
  await app.close();
  return targets;
}
