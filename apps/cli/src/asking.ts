import { solversFor } from '@pencilmark/bulk';
import { type Solver, solverFor } from '@pencilmark/core';
import { type Found, report } from './puzzles.ts';
import type { Session } from './session.ts';

/** The solver for a puzzle: the one with the name, or the best. Says so and returns nothing when it does not solve such boards. */
export async function solverOr(
  session: Session,
  found: Found,
  { solver: name, json }: { readonly solver?: string; readonly json?: boolean },
): Promise<Solver | undefined> {
  const { geometry } = found.reading.puzzle;
  const solvers = await solversFor(geometry, name);
  if (solvers.some((solver) => solver.supports(geometry))) return solverFor(geometry, solvers);
  const message = `The solver "${name}" does not solve boards such as ${geometry.id}.`;
  report(session, found, 'refuse', { code: 'solver', message }, json);
  return undefined;
}

/** Milliseconds with three digits behind the point. */
export const rounded = (ms: number): number => Math.round(ms * 1000) / 1000;

/** A count of things: "1 call", "2,000 calls". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** A time for people: "12.3 µs", "4.56 ms", "1.23 s". */
export function timeText(ms: number): string {
  if (ms < 1) return `${(ms * 1000).toPrecision(3)} µs`;
  return ms < 1000 ? `${ms.toPrecision(3)} ms` : `${(ms / 1000).toPrecision(3)} s`;
}
