import type { Limits } from '@pencilmark/arena';

/** The bounds of an arena, unless somebody asks for others. */
export const USUAL_LIMITS: Limits = {
  startMs: 10_000,
  lateMs: 50,
  lineBytes: 2 ** 20,
  stderrBytes: 10_000,
  memoryBytes: 2 ** 30,
  processes: 16,
};
