import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A port of this machine from which connections are led on. */
export interface Way {
  readonly port: number;
  close(): void;
}

/**
 * Opens a port. `join` leads each connection on to the port that `target` tells at that moment;
 * unless it is given, bytes go both ways as they are. What ends one end ends the other.
 */
export async function openWay(
  target: () => number,
  join: (near: Socket, far: Socket) => void = (near, far) => void near.pipe(far).pipe(near),
): Promise<Way> {
  const server = createServer((near) => {
    const far = connect(target(), '127.0.0.1');
    for (const [from, other] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('error', () => {});
      from.on('close', () => other.destroy());
    }
    join(near, far);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as { port: number }).port, close: () => server.close() };
}
