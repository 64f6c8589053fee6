import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { ArenaFacts } from '../arena/arenas.ts';
import type { Node } from '../node.ts';
import type { Context } from '../plugin/context.ts';
import type { Lifetime } from '../plugin/lifetime.ts';
import { isOwnOrigin } from '../plugin/origin.ts';
import { IdParams } from '../plugin/schemas.ts';
import { Problem, problemOfStore } from '../problems.ts';
import { CLOSE } from './close.ts';
import type { SocketKind } from './kinds.ts';
import { lifetimeOf } from './lifetime.ts';
import { openWire } from './wire.ts';

/** Whose program is in which arena. */
interface Seated {
  readonly arena: ArenaFacts;
  readonly account: number;
  readonly ip: string;
}

/** The sockets of programs in arenas: the protocol of arenas, a message a frame. */
export function programSockets({ lifecycle, settings, metrics, crowds }: Context): SocketKind {
  const { limits, origins } = settings;
  const wireLimits = { ...limits, messages: limits.programMessages };

  const serve = (node: Node, socket: WebSocket, connection: Lifetime, { arena, account, ip }: Seated): void => {
    const { clock, contest } = node;
    // One message after the other: a verdict never overtakes the verdict before.
    let tail = Promise.resolve();
    const wire = openWire(socket, { limits: wireLimits, bytes: crowds.bytes, ip }, (text = '') => {
      const at = clock.now();
      const answer = async (): Promise<void> => {
        const verdict = await contest.hearing.hear({ arena, account, line: text, at });
        if (verdict) wire.send(verdict);
      };
      tail = tail.then(answer).catch((problem) => wire.end(...closingOf(problem)));
      return tail;
    });
    connection.onEnd(contest.seats.take(arena, { account, send: wire.send, end: () => wire.end(CLOSE.done) }));
  };

  /** The arena of each request that has been let in. */
  const arenas = new WeakMap<FastifyRequest, ArenaFacts>();

  const open = (socket: WebSocket, request: FastifyRequest) => {
    socket.on('error', () => {});
    const { ip, visitor } = request;
    const account = visitor!.account.key;
    const connection = lifetimeOf(socket, metrics);
    const isWelcome = connection.enter(crowds.addresses, ip) && connection.enter(crowds.accounts, String(account));
    if (!isWelcome) return socket.close(CLOSE.tooMany);
    serve(lifecycle.node(), socket, connection, { arena: arenas.get(request)!, account, ip });
  };

  return {
    path: /^\/v1\/arenas\/[\w-]+\/socket$/,
    longest: limits.programMessage,
    routes: (app) =>
      app.get(
        '/v1/arenas/:id/socket',
        {
          websocket: true,
          schema: { summary: 'an arena and a program, as a WebSocket', params: IdParams },
          config: { access: { who: 'account', scope: 'arena' } },
          // What a program says is a write: pages of other sites may not say it.
          preHandler: async (request) => {
            if (request.headers.origin !== undefined && !isOwnOrigin(request, origins))
              throw new Problem('foreign-origin', `Pages of ${request.headers.origin} may not use this service.`);
            const { id } = request.params as { id: string };
            arenas.set(request, await lifecycle.node().contest.arenas.find(id));
          },
        },
        open,
      ),
  };
}

/** The longest reason that a closing frame holds, in bytes. */
const LONGEST_REASON = 123;

/** How a socket is closed over what went wrong. */
function closingOf(problem: unknown): [code: number, why?: string] {
  const known = problem instanceof Problem ? problem : problemOfStore(problem as Error);
  if (!known) return [CLOSE.fault];
  if (known.status >= 500) return [CLOSE.away];
  const bytes = Buffer.from(known.message).subarray(0, LONGEST_REASON);
  return [CLOSE.refused, new TextDecoder().decode(bytes, { stream: true })];
}
