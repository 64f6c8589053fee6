import type { SlipFinder } from '../course.ts';

/** Moves that a hint or a path made. */
export const helps: SlipFinder = ({ moves }) =>
  moves.flatMap(({ kind, cells, digits, ms }, at) =>
    kind === 'help' ? [{ kind: 'help', moves: [at], cells, digits, ms, lostMs: 0 }] : [],
  );
