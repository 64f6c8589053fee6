import type { Limits } from '@pencilmark/arena';

/** What the service promises to programs. It starts none, so it bounds only what is said. */
export const LIMITS: Limits = {
  startMs: 10_000,
  lateMs: 50,
  lineBytes: 2 ** 20,
  stderrBytes: 10_000,
  memoryBytes: 2 ** 30,
  processes: 16,
};
