import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { App } from '../plugin/app-type.ts';
import { CLOSE } from './close.ts';

/** Sockets of one kind: where they open, how long a message may be, and their routes. */
export interface SocketKind {
  readonly path: RegExp;
  /** Bytes of the longest message. */
  readonly longest: number;
  readonly routes: (app: App) => void;
}

/** How long a service that ends waits for clients to say that they have heard it. */
const PATIENCE = 2000; // ms

const NOT_FOUND = 'HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n';

/**
 * Opens sockets of several kinds. A server of sockets has one longest message, and a frame that is
 * longer is refused before its bytes are stored: so each kind has a server of its own.
 */
export async function openKinds(app: App, kinds: readonly SocketKind[]): Promise<void> {
  const doors = kinds.map((kind) => ({ ...kind, upgrades: new EventEmitter() }));
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const path = request.url?.split('?')[0] ?? '';
    const door = doors.find((candidate) => candidate.path.test(path));
    if (door) return door.upgrades.emit('upgrade', request, socket, head);
    socket.on('error', () => socket.destroy());
    return socket.end(NOT_FOUND, () => socket.destroy());
  });
  for (const { upgrades, longest, routes } of doors)
    await app.register(async (inner) => {
      await inner.register(websocket, {
        // Of a server only its upgrades are listened to.
        options: { server: upgrades as Server, maxPayload: longest, perMessageDeflate: false },
        preClose: (done) => {
          const { clients } = inner.websocketServer;
          for (const client of clients) client.close(CLOSE.restarting);
          // A client that does not answer, such as a laptop that sleeps, must not keep a node.
          const late = setTimeout(() => {
            for (const client of clients) client.terminate();
          }, PATIENCE);
          inner.websocketServer.close(() => {
            clearTimeout(late);
            done();
          });
        },
      });
      letGo(inner);
      // A visitor refused before the upgrade has the reason; nothing else ends the connection.
      inner.addHook('onResponse', async ({ raw }) => void (raw.headers.upgrade && raw.socket.destroySoon()));
      routes(inner as unknown as App);
    });
}

/**
 * Lets go of the request that opened a socket. Else the socket holds its answer, and so the request
 * with its headers, for as long as it lives: 5 kB.
 */
function letGo(app: FastifyInstance): void {
  const answers = new WeakMap<IncomingMessage, ServerResponse>();
  app.addHook('onRequest', async ({ raw }, reply) => void answers.set(raw, reply.raw));
  app.websocketServer.on('connection', (_socket: unknown, request: IncomingMessage) =>
    answers.get(request)?.detachSocket(request.socket),
  );
}
