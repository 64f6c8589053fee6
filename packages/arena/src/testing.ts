import { puzzleOf } from '@pencilmark/core';
import { boxed, type Geometry } from '@pencilmark/core/geometry';
import { exactCover, referee, SOLVERS, singles } from '@pencilmark/core/solve';
import type { Calibration } from './calibration.ts';
import type { Code } from './code.ts';
import type { Makers } from './making.ts';
import type { RoundPlan } from './round.ts';
import type { JudgedTask } from './task.ts';
import type { TaskResult, Turn } from './turn.ts';

/** Core's solvers as makers of rounds. */
export const MAKERS: Makers = { solvers: SOLVERS, referee: referee(singles, exactCover) };

export const SMALL: Geometry = boxed(2, 2);

/** A task of puzzles on the 4×4 board, each with the number of its solutions, at most two. */
export const taskOf = (...list: readonly (readonly [text: string, count: number])[]): JudgedTask => ({
  message: {
    t: 'task',
    id: 'mine',
    kind: 'solve',
    board: SMALL.id,
    puzzles: list.map(([text]) => text),
    limit: 2,
    ms: 1000,
  },
  puzzles: list.map(([text]) => puzzleOf(text, SMALL)),
  counts: list.map(([, count]) => count),
});

export const PLAN: RoundPlan = { name: 'small', board: '4x4:2x2', batch: 1, tasks: 2, ms: 1000 };

/** A result: a time in milliseconds, or the code of a fault. */
export const resultOf = (outcome: number | Code, index = 0): TaskResult =>
  typeof outcome === 'number'
    ? { task: `t${index}`, ok: true, code: 'right', ms: outcome, cpuMs: outcome / 2 }
    : { task: `t${index}`, ok: outcome === 'late', code: outcome };

/** What an entry did, from the outcomes of its tasks. */
export const turnOf = (
  entry: string,
  outcomes: readonly (number | Code)[],
  calibration: Calibration = { leastMs: 0, tieMs: 1 },
): Turn => ({ entry, calibration, results: outcomes.map(resultOf) });
