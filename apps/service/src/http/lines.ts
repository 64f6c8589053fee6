import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { addressKey } from '../plugin/address.ts';
import type { App } from '../plugin/app-type.ts';
import { newCrowd } from '../plugin/crowd.ts';
import { Problem } from '../problems.ts';
import type { Limits } from '../settings.ts';

/** An answer that goes on line by line until one side ends it. */
export interface Lines {
  send(message: object): void;
  end(): void;
  /** Calls this when it has ended; at once when it has ended already. */
  onEnd(ended: () => void): void;
}

/** An empty line so often shows both ends that the other is there. */
const ALIVE = 5000; // ms

/** Opens answers of lines, some for each address. They end with the service. */
export function openLines(
  app: App,
  limits: Limits,
  metrics: Metrics,
): (request: FastifyRequest, reply: FastifyReply) => Lines {
  const addresses = newCrowd(limits.socketsOfAddress, addressKey);
  const open = new Set<ServerResponse>();
  app.addHook('preClose', async () => {
    for (const response of open) response.end();
  });
  return (request, reply) => {
    const { ip } = request;
    if (!addresses.enter(ip)) throw new Problem('too-many', 'Too many connections of this address are open.');
    reply.hijack();
    const response = reply.raw;
    response.writeHead(200, {
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    open.add(response);
    metrics.sockets.inc();
    const write = (line: string): void => {
      if (response.writableEnded) return;
      response.write(line);
      // Who reads too slowly is cut off, and comes back.
      if (response.writableLength > limits.waiting) request.raw.destroy();
    };
    const alive = setInterval(() => write('\n'), ALIVE);
    response.on('close', () => {
      clearInterval(alive);
      open.delete(response);
      addresses.leave(ip);
      metrics.sockets.dec();
    });
    return {
      send: (message) => write(`${JSON.stringify(message)}\n`),
      end: () => response.end(),
      onEnd: (ended) => void (response.closed ? ended() : response.on('close', ended)),
    };
  };
}
