import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Node } from '../node.ts';
import type { Context } from '../plugin/context.ts';
import type { Crowds } from '../plugin/crowd.ts';
import { isOwnOrigin } from '../plugin/origin.ts';
import { Problem } from '../problems.ts';
import { CLOSE } from './close.ts';
import { newConversation } from './conversation.ts';
import type { SocketKind } from './kinds.ts';
import { openWire } from './wire.ts';

const LONGEST_HELLO = 10_000; // ms

/** The sockets of matches: `hello` with a ticket first, then messages both ways. */
export function matchSockets({ lifecycle, settings, metrics }: Context, { addresses, accounts }: Crowds): SocketKind {
  const { limits, origins } = settings;

  /** Why a socket is not welcome: a code to close with. */
  const refusal = (request: FastifyRequest): number | undefined => {
    const { origin, authorization } = request.headers;
    const isAllowed = origin === undefined ? authorization !== undefined : isOwnOrigin(request, origins);
    if (!isAllowed) return CLOSE.origin;
    return addresses.enter(request.ip) ? undefined : CLOSE.tooMany;
  };

  const serve = (node: Node, socket: WebSocket, ip: string): void => {
    metrics.sockets.inc();
    const wire = openWire(socket, limits, (text) => {
      if (text !== undefined) void conversation.hear(text);
      else wire.send({ t: 'error', code: 'bad-message', text: 'Send text, not bytes.' });
    });
    const line = { send: wire.send, close: wire.end, trips: wire.trips };
    const conversation = newConversation(node, line, (account) => accounts.enter(String(account)));
    const hello = setTimeout(() => conversation.account() === undefined && wire.end(CLOSE.ticket), LONGEST_HELLO);
    socket.on('close', () => {
      clearTimeout(hello);
      metrics.sockets.dec();
      addresses.leave(ip);
      const account = conversation.account();
      conversation.end();
      if (account != null) accounts.leave(String(account));
    });
  };

  const open = (socket: WebSocket, request: FastifyRequest) => {
    socket.on('error', () => {});
    const code = refusal(request);
    if (code !== undefined) return socket.close(code);
    try {
      serve(lifecycle.node(), socket, request.ip);
    } catch (problem) {
      addresses.leave(request.ip);
      if (!(problem instanceof Problem)) throw problem;
      socket.close(CLOSE.away);
    }
  };

  return {
    path: /^\/v1\/socket$/,
    longest: limits.message,
    routes: (app) =>
      app.get(
        '/v1/socket',
        {
          websocket: true,
          schema: { summary: 'the messages of a match, as a WebSocket; see /v1/messages.json' },
          config: { access: { who: 'anyone', isBlind: true } },
        },
        open,
      ),
  };
}
