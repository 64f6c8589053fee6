import type { WebSocket } from 'ws';
import type { Metrics } from '../metrics.ts';
import { type Lifetime, newLifetime } from '../plugin/lifetime.ts';

/** The life of a socket: it ends when the socket has closed. */
export function lifetimeOf(socket: WebSocket, { sockets }: Pick<Metrics, 'sockets'>): Lifetime {
  const connection = newLifetime();
  sockets.inc();
  connection.onEnd(() => sockets.dec());
  if (socket.readyState === socket.CLOSED) connection.end();
  else socket.on('close', connection.end);
  return connection;
}
