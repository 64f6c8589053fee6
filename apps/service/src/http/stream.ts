import type { ServerResponse } from 'node:http';
import type { ServerMessage } from '@pencilmark/race';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { App } from '../plugin/app-type.ts';
import type { Context } from '../plugin/context.ts';
import { closed } from '../plugin/schemas.ts';
import { Problem } from '../problems.ts';

/** An empty line so often shows both ends that the other is there. */
const ALIVE = 5000; // ms

/** The messages of a match as lines of JSON, for programs that send their moves as requests. */
export function stream(app: App, { lifecycle, settings, metrics }: Context): void {
  const open = new Set<ServerResponse>();
  app.addHook('preClose', async () => {
    for (const response of open) response.end();
  });

  /** Opens the answer, which goes on until one side ends it. */
  const begin = (request: FastifyRequest, response: ServerResponse): ((message: ServerMessage) => void) => {
    response.writeHead(200, {
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    open.add(response);
    metrics.sockets.inc();
    const write = (line: string): void => {
      response.write(line);
      // Who reads too slowly is cut off, and comes back with `have`.
      if (response.writableLength > settings.limits.waiting) request.raw.destroy();
    };
    const alive = setInterval(() => write('\n'), ALIVE);
    response.on('close', () => {
      clearInterval(alive);
      open.delete(response);
      metrics.sockets.dec();
    });
    return (message) => write(`${JSON.stringify(message)}\n`);
  };

  app.get(
    '/v1/matches/:id/stream',
    {
      schema: {
        summary: 'the messages of a match as lines of JSON, from the event `have` on',
        params: closed({ id: Type.String({ pattern: '^[\\w-]{1,64}$' }) }),
        querystring: closed({ have: Type.Optional(Type.String({ pattern: '^\\d{1,9}$' })) }),
      },
      config: { access: { who: 'account', scope: 'play' } },
    },
    async (request, reply) => {
      const { registry, lobby, presence, audience } = lifecycle.node().matches;
      const match = await registry.find(request.params.id);
      if (!match) throw new Problem('not-found', 'There is no such match.');
      await registry.pull([match]);
      const seat = (await lobby.seatOf(match, request.visitor!.account)) ?? null;
      reply.hijack();
      const send = begin(request, reply.raw);
      const away = seat === null ? () => {} : await presence.enter(match, seat);
      const leave = audience.admit(match, { seat, send }, Number(request.query.have ?? 0));
      const end = (): void => {
        leave();
        away();
      };
      if (reply.raw.closed) end();
      else reply.raw.on('close', end);
    },
  );
}
