import type { Limits } from '@pencilmark/arena';
import { USUAL_LIMITS } from '@pencilmark/arena';
import { ROUNDS, type RoundPlan } from '@pencilmark/arena/rounds';
import type { Session } from '../session.ts';
import { endAll } from './group.ts';
import type { ArenaOptions } from './options.ts';

/** What the options say about a tournament. */
export interface Settings {
  readonly rounds: readonly RoundPlan[];
  readonly seed: number;
  readonly limits: Limits;
  readonly signal: AbortSignal;
}

export function settingsOf(session: Session, options: ArenaOptions): Settings {
  const { rounds, tasks, limitMs, seed, memory } = options;
  const wanted = ROUNDS.filter(({ name }) => rounds?.includes(name) ?? true);
  return {
    rounds: wanted.map((plan) => ({ ...plan, tasks: tasks ?? plan.tasks, ms: limitMs ?? plan.ms })),
    seed: seed ?? Math.floor(Math.random() * 2 ** 32),
    limits: { ...USUAL_LIMITS, ...(memory !== undefined && { memoryBytes: memory * 2 ** 20 }) },
    signal: interruptOf(session).signal,
  };
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Ctrl-C or the end of a session, heard until `release` is called. */
interface Interrupt {
  readonly signal: AbortSignal;
  release(): void;
}

/** Ctrl-C or the end of a session ends the programs that play, and then what started them. */
export function interruptOf(session: Session): Interrupt {
  const interrupt = new AbortController();
  const stop = (): void => {
    interrupt.abort();
    session.raise(130);
    endAll();
  };
  for (const signal of SIGNALS) process.once(signal, stop);
  return {
    signal: interrupt.signal,
    release: () => {
      for (const signal of SIGNALS) process.off(signal, stop);
    },
  };
}
