import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { addressKey } from '../plugin/address.ts';
import type { App } from '../plugin/app-type.ts';
import type { Context } from '../plugin/context.ts';
import { newLifetime } from '../plugin/lifetime.ts';
import { Problem } from '../problems.ts';
import type { Limits } from '../settings.ts';

const MINUTE = 60_000; // ms

/** At most so many requests of one address in a minute. */
export const eachAddress = (max: number) => ({ rateLimit: { max, timeWindow: MINUTE } });

/**
 * At most so many checks of the password of one account in a minute, whatever the address: somebody
 * may have got hold of its session.
 */
export const eachAccount = ({ logins }: Limits) => ({
  rateLimit: {
    max: logins,
    timeWindow: MINUTE,
    // By then the guard knows who sent the request.
    hook: 'preHandler' as const,
    keyGenerator: ({ visitor, ip }: FastifyRequest): string =>
      visitor ? `account ${visitor.account.key}` : addressKey(ip),
  },
});

/** How many requests an address may send. Balancers and Prometheus have no limit. */
export async function limits(app: App, { settings, crowds }: Context): Promise<void> {
  app.addHook('onRequest', async ({ ip, method, headers }, { raw }) => {
    if (method === 'GET' || method === 'HEAD') return;
    // Who sends in pieces may send as much as any body has. With neither of the two there is none.
    const isInPieces = headers['transfer-encoding'] !== undefined;
    const length = isInPieces ? settings.limits.programMessage : Number(headers['content-length'] ?? 0);
    if (!crowds.bytes.enter(ip, length)) throw new Problem('too-many', 'Too much of this address is in work.');
    const request = newLifetime();
    request.onEnd(() => crowds.bytes.leave(ip, length));
    raw.once('finish', request.end).once('close', request.end);
  });

  await app.register(rateLimit, {
    max: settings.limits.requests,
    timeWindow: MINUTE,
    keyGenerator: ({ ip }) => addressKey(ip),
    allowList: ({ url }) => !url.startsWith('/v1/'),
    errorResponseBuilder: (_request, { after }) =>
      new Problem('too-many', `That is too much at once. Try again in ${after}.`),
  });
}
