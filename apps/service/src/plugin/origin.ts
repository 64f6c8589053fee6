import type { FastifyRequest } from 'fastify';

/** Whether the header Origin names this service as the browser knows it, or an allowed other. */
export function isOwnOrigin(request: FastifyRequest, allowed: readonly string[]): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return false;
  return origin === `${request.protocol}://${request.host}` || allowed.includes(origin);
}
