import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Node } from '../node.ts';
import type { Context } from '../plugin/context.ts';
import type { Lifetime } from '../plugin/lifetime.ts';
import { isOwnOrigin } from '../plugin/origin.ts';
import { Problem } from '../problems.ts';
import { CLOSE } from './close.ts';
import { newConversation } from './conversation.ts';
import type { SocketKind } from './kinds.ts';
import { lifetimeOf } from './lifetime.ts';
import { openWire } from './wire.ts';

const LONGEST_HELLO = 10_000; // ms

/** The sockets of matches: `hello` with a ticket first, then messages both ways. */
export function matchSockets({ lifecycle, settings, metrics, crowds }: Context): SocketKind {
  const { limits, origins } = settings;

  const isAllowed = (request: FastifyRequest): boolean => {
    const { origin, authorization } = request.headers;
    return origin === undefined ? authorization !== undefined : isOwnOrigin(request, origins);
  };

  const serve = (node: Node, socket: WebSocket, ip: string, connection: Lifetime): void => {
    const wire = openWire(socket, { limits, bytes: crowds.bytes, ip }, (text) => {
      if (text !== undefined) return conversation.hear(text);
      wire.send({ t: 'error', code: 'bad-message', text: 'Send text, not bytes.' });
      return undefined;
    });
    const line = { send: wire.send, close: wire.end, trips: wire.trips, connection };
    const conversation = newConversation(node, line, (account) => connection.enter(crowds.accounts, String(account)));
    const hello = setTimeout(() => conversation.isAdmitted() || wire.end(CLOSE.ticket), LONGEST_HELLO);
    connection.onEnd(() => clearTimeout(hello));
  };

  const open = (socket: WebSocket, request: FastifyRequest) => {
    socket.on('error', () => {});
    if (!isAllowed(request)) return socket.close(CLOSE.origin);
    const connection = lifetimeOf(socket, metrics);
    if (!connection.enter(crowds.addresses, request.ip)) return socket.close(CLOSE.tooMany);
    try {
      serve(lifecycle.node(), socket, request.ip, connection);
    } catch (problem) {
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
