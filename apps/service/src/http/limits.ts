import rateLimit from '@fastify/rate-limit';
import type { App } from '../plugin/app-type.ts';
import type { Context } from '../plugin/context.ts';
import { Problem } from '../problems.ts';

/** How much an address may ask. Balancers and Prometheus ask as much as they like. */
export async function limits(app: App, { settings }: Context): Promise<void> {
  await app.register(rateLimit, {
    max: settings.limits.requests,
    timeWindow: 60_000,
    allowList: ({ url }) => !url.startsWith('/v1/'),
    errorResponseBuilder: (_request, { after }) =>
      new Problem('too-many', `That is too much at once. Try again in ${after}.`),
  });
}
