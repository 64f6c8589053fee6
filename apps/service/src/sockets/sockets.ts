import websocket from '@fastify/websocket';
import type { ServerMessage } from '@pencilmark/race/messages';
import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Node } from '../node.ts';
import type { App } from '../plugin/app-type.ts';
import type { Context } from '../plugin/context.ts';
import { isOwnOrigin } from '../plugin/origin.ts';
import { Problem } from '../problems.ts';
import { CLOSE } from './close.ts';
import { type Conversation, newConversation } from './conversation.ts';
import { type Crowd, newCrowd } from './crowd.ts';
import { newFlood } from './flood.ts';
import { newRoundTrips } from './round-trip.ts';

const PING = 2000; // ms
const LONGEST_HELLO = 10_000; // ms

/** The sockets of matches: `hello` with a ticket first, then messages both ways. */
export async function sockets(app: App, { lifecycle, settings, metrics }: Context): Promise<void> {
  const { limits, origins } = settings;
  const addresses = newCrowd(limits.socketsOfAddress);
  const accounts = newCrowd(limits.socketsOfAccount);
  await app.register(websocket, {
    options: { maxPayload: limits.message, perMessageDeflate: false },
    preClose: (done) => {
      for (const client of app.websocketServer.clients) client.close(CLOSE.restarting);
      app.websocketServer.close(done);
    },
  });

  /** Why a socket is not welcome: a code to close with. */
  const refusal = (request: FastifyRequest): number | undefined => {
    const { origin, authorization } = request.headers;
    const isAllowed = origin === undefined ? authorization !== undefined : isOwnOrigin(request, origins);
    if (!isAllowed) return CLOSE.origin;
    return addresses.enter(request.ip) ? undefined : CLOSE.tooMany;
  };

  const serve = (node: Node, socket: WebSocket, ip: string): void => {
    metrics.sockets.inc();
    const { conversation, stop } = connect(node, socket, accounts);
    socket.on('close', () => {
      stop();
      metrics.sockets.dec();
      addresses.leave(ip);
      const account = conversation.account();
      conversation.end();
      if (account != null) accounts.leave(String(account));
    });
  };

  app.get(
    '/v1/socket',
    {
      websocket: true,
      schema: { summary: 'the messages of a match, as a WebSocket; see /v1/messages.json' },
      config: { access: { who: 'anyone', isBlind: true } },
    },
    (socket, request) => {
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
    },
  );

  /** Joins a socket and a conversation. */
  function connect(node: Node, socket: WebSocket, known: Crowd): { conversation: Conversation; stop: () => void } {
    const trips = newRoundTrips();
    const isFlood = newFlood(limits.messages);
    const end = (code: number): void => {
      socket.close(code);
      // Who does not read does not read that either.
      if (code === CLOSE.slow) setTimeout(() => socket.terminate(), 200).unref();
    };
    const send = (message: ServerMessage): void => {
      if (socket.readyState !== socket.OPEN) return;
      socket.send(JSON.stringify(message));
      if (socket.bufferedAmount > limits.waiting) end(CLOSE.slow);
    };
    const conversation = newConversation(node, { send, close: end, trips }, (account) => known.enter(String(account)));
    let heardAt = performance.now();
    let askedAt: number | undefined;
    socket.on('pong', () => {
      heardAt = performance.now();
      if (askedAt !== undefined) trips.add(heardAt - askedAt);
      askedAt = undefined;
    });
    socket.on('message', (data, isBinary) => {
      if (isFlood(performance.now())) return end(CLOSE.tooMany);
      if (isBinary) return send({ t: 'error', code: 'bad-message', text: 'Send text, not bytes.' });
      void conversation.hear(String(data));
    });
    const ping = (): void => {
      if (performance.now() - heardAt > limits.silence) end(CLOSE.slow);
      askedAt ??= performance.now();
      socket.ping();
    };
    ping();
    const pings = setInterval(ping, PING);
    const hello = setTimeout(() => conversation.account() === undefined && end(CLOSE.ticket), LONGEST_HELLO);
    return {
      conversation,
      stop: () => {
        clearInterval(pings);
        clearTimeout(hello);
      },
    };
  }
}
