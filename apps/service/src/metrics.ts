import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What the service counts and measures about itself, for Prometheus. */
export interface Metrics {
  readonly registry: Registry;
  readonly sockets: Gauge;
  readonly matches: Gauge;
  readonly moves: Counter;
  /** Problems sent, by their code. */
  readonly problems: Counter<'code'>;
  /** Seconds from the arrival of a command to its answer. */
  readonly answered: Histogram;
  /** Events that one insert wrote. */
  readonly batch: Histogram;
}

/** Metrics of one service; two services in one process share none. */
export function newMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    sockets: new Gauge({ name: 'pencilmark_sockets', help: 'open sockets and streams', registers }),
    matches: new Gauge({ name: 'pencilmark_matches', help: 'matches that this node follows', registers }),
    moves: new Counter({ name: 'pencilmark_events_total', help: 'events that this node appended', registers }),
    problems: new Counter({
      name: 'pencilmark_problems_total',
      help: 'problems told, by code',
      labelNames: ['code'],
      registers,
    }),
    answered: new Histogram({
      name: 'pencilmark_answer_seconds',
      help: 'from the arrival of a command to its answer',
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    batch: new Histogram({
      name: 'pencilmark_batch_events',
      help: 'events that one insert wrote',
      buckets: [1, 2, 5, 10, 20, 50, 100, 200],
      registers,
    }),
  };
}
