import type { Result } from '@pencilmark/core';
import type { MatchTicket } from '@pencilmark/race';
import type { Opening } from '../../net/connection.ts';
import { addressOf, type Problem, request } from '../../net/request.ts';

/** A wire to a match: first a ticket, then the socket that it opens. */
export async function openWire(match: string): Promise<Result<Opening, Problem>> {
  const ticket = await request<MatchTicket>('POST', `matches/${match}/ticket`, {});
  if (!ticket.ok) return ticket;
  const wire = new WebSocket(addressOf('socket').replace(/^http/, 'ws'));
  return { ok: true, value: { wire, ticket: ticket.value.ticket } };
}
