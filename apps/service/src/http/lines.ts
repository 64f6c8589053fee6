import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../plugin/app-type.ts';
import type { Context } from '../plugin/context.ts';
import { type Lifetime, newLifetime } from '../plugin/lifetime.ts';
import { Problem } from '../problems.ts';

/** An answer that goes on line by line until one side ends it. */
export interface Lines {
  send(message: object): void;
  end(): void;
}

/** Answers of lines. They end with the service. */
export interface LineAnswers {
  /** Counts the connection of a request. Throws where its address or account has enough of them. */
  connect(request: FastifyRequest, reply: FastifyReply): Lifetime;
  /** Begins the answer. What can fail comes before: from here on no problem can be reported. */
  begin(reply: FastifyReply, connection: Lifetime): Lines;
}

/** An empty line so often shows both ends that the other is there. */
const ALIVE = 5000; // ms

/** Lets an application give answers of lines. */
export function openLines(app: App, { settings: { limits }, metrics, crowds }: Context): LineAnswers {
  const open = new Set<ServerResponse>();
  app.addHook('preClose', async () => {
    for (const response of open) response.end();
  });
  return {
    connect: ({ ip, visitor }, { raw: response }) => {
      const connection = newLifetime();
      metrics.sockets.inc();
      connection.onEnd(() => metrics.sockets.dec());
      // A client that has hung up meanwhile is no problem.
      if (response.destroyed) connection.end();
      else response.on('close', connection.end);
      const isWelcome =
        connection.enter(crowds.addresses, ip) &&
        (!visitor || connection.enter(crowds.accounts, String(visitor.account.key)));
      if (!isWelcome) throw new Problem('too-many', 'Too many connections of this address or account are open.');
      return connection;
    },
    begin: (reply, connection) => {
      reply.hijack();
      const { raw: response } = reply;
      response.writeHead(200, {
        'content-type': 'application/x-ndjson; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      const write = (line: string): void => {
        if (connection.isOver() || response.writableEnded) return;
        response.write(line);
        // Who reads too slowly is cut off, and comes back.
        if (response.writableLength > limits.waiting) response.destroy();
      };
      open.add(response);
      const alive = setInterval(() => write('\n'), ALIVE);
      connection.onEnd(() => {
        clearInterval(alive);
        open.delete(response);
      });
      return { send: (message) => write(`${JSON.stringify(message)}\n`), end: () => response.end() };
    },
  };
}
