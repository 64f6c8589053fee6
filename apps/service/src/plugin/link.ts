import type { FastifyRequest } from 'fastify';

/** The address in the web app at which a match is played. */
export const linkOf = ({ protocol, host }: FastifyRequest, id: string): string => `${protocol}://${host}/#/match/${id}`;
