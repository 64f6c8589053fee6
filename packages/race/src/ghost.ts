import type { Cell, Geometry } from '@pencilmark/core';
import { checkGeometry } from '@pencilmark/core/geometry';
import { AMOUNT, check, NUMBER } from '@pencilmark/core/result';
import { A_SEAT, DIGITS, EVENTS, MOMENTS } from './expected.ts';
import type { MatchEvent } from './messages/events.ts';
import { par } from './par.ts';

/**
 * A moment of a ghost: so many cells were filled so many ms after the start, and which cell was
 * filled or cleared then, where that is known.
 */
export interface GhostMoment {
  readonly ms: number;
  readonly cells: number;
  readonly cell?: Cell;
}

/**
 * The ghost of a seat out of the log of a race: how many digits its board had at each moment.
 * Penalties are no part of it.
 *
 *     ghostOf([], 0)      // []
 */
export function ghostOf(events: readonly MatchEvent[], seat: number): GhostMoment[] {
  check('ghostOf', 'events', events, EVENTS);
  check('ghostOf', 'seat', seat, A_SEAT);
  const start = events.find(({ k }) => k === 'started')?.at ?? 0;
  const moments: GhostMoment[] = [];
  for (const event of events)
    if (event.seat === seat && (event.k === 'filled' || event.k === 'cleared'))
      moments.push({ ms: event.at - start, cells: event.body.count, cell: event.body.cell });
  return moments;
}

/**
 * The ghost of a solver at human pace: each placement takes the par of its position, times `pace`.
 * `digits` are the givens, 0 for an empty cell.
 *
 *     const solution = [...'1234341221434321'].map(Number);
 *     const digits = [0, ...solution.slice(1)];
 *     solverGhost(boxed(2, 2), digits, solution)      // [{ ms: 2000, cells: 1, cell: 0 }]
 */
export function solverGhost(
  geometry: Geometry,
  digits: readonly number[],
  solution: readonly number[],
  pace = 1,
): GhostMoment[] {
  checkGeometry('solverGhost', geometry);
  check('solverGhost', 'digits', digits, DIGITS);
  check('solverGhost', 'solution', solution, DIGITS);
  check('solverGhost', 'pace', pace, AMOUNT);
  const board = [...digits];
  const moments: GhostMoment[] = [];
  let ms = 0;
  for (let next = par(geometry, board); next; next = par(geometry, board)) {
    board[next.cell] = solution[next.cell]!;
    ms += Math.round(next.seconds * 1000 * pace);
    moments.push({ ms, cells: moments.length + 1, cell: next.cell });
  }
  return moments;
}

/**
 * How many cells a ghost has filled `ms` after the start.
 *
 *     ghostAt([{ ms: 2000, cells: 1 }, { ms: 5000, cells: 2 }], 4999)      // 1
 */
export function ghostAt(moments: readonly GhostMoment[], ms: number): number {
  check('ghostAt', 'moments', moments, MOMENTS);
  check('ghostAt', 'ms', ms, NUMBER);
  return moments.findLast((moment) => moment.ms <= ms)?.cells ?? 0;
}

/**
 * Which cells a ghost has filled `ms` after the start; none where its moments do not name them.
 *
 *     const moments = [{ ms: 2000, cells: 1, cell: 7 }, { ms: 5000, cells: 0, cell: 7 }];
 *     [...ghostCells(moments, 4999)]      // [7]
 */
export function ghostCells(moments: readonly GhostMoment[], ms: number): Set<Cell> {
  check('ghostCells', 'moments', moments, MOMENTS);
  check('ghostCells', 'ms', ms, NUMBER);
  const filled = new Set<Cell>();
  let before = 0;
  for (const moment of moments) {
    if (moment.ms > ms) break;
    if (moment.cell !== undefined && moment.cells > before) filled.add(moment.cell);
    if (moment.cell !== undefined && moment.cells < before) filled.delete(moment.cell);
    before = moment.cells;
  }
  return filled;
}
