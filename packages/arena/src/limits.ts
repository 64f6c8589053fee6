import type { Limits } from './protocol/from-arena.ts';

/**
 * The default bounds of an arena: times in ms, sizes in bytes.
 *
 *     USUAL_LIMITS.lateMs      // 50
 */
export const USUAL_LIMITS: Limits = {
  startMs: 10_000,
  lateMs: 50,
  lineBytes: 2 ** 20,
  stderrBytes: 10_000,
  memoryBytes: 2 ** 30,
  processes: 16,
};
