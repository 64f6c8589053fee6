import { batch } from '@preact/signals';
import { mistakeOn } from '../../model/mistakes.ts';
import { HINT_STAGES } from '../../settings.ts';
import { board, game, gameSettings, geometry, make, solution, solved } from '../../table/session.ts';
import { close, hint, settle } from './hint.ts';
import { seen, standNow } from './questions.ts';
import type { Explained } from './tasks.ts';

/** Shows the next stage of the step. */
export function tellMore(): void {
  const current = hint.peek();
  if (current?.kind === 'step' && current.stage < HINT_STAGES.length - 1)
    hint.value = { ...current, stage: current.stage + 1 };
}

const play = ({ step: { placements, eliminations } }: Explained): void =>
  make({ do: 'step', placements, eliminations, clean: gameSettings.peek().autoClean });

/** Does the step of the hint. */
export function doStep(): void {
  const current = hint.peek();
  if (current?.kind !== 'step') return;
  batch(() => {
    play(current.explained);
    settle();
    hint.value = { kind: 'done', explained: current.explained };
  });
}

/**
 * Does the steps of a walk up to the present step, and turns to the next. A walk that is at
 * its end says how it ended.
 */
export function solveToHere(): void {
  const current = hint.peek();
  if (current?.kind !== 'walk') return;
  const { steps, at, done, end } = current;
  batch(() => {
    for (const step of steps.slice(done, at + 1)) play(step);
    settle();
    if (solved.peek()) close();
    else if (at + 1 < steps.length) hint.value = { ...current, at: at + 1, done: at + 1 };
    else hint.value = end === undefined ? { kind: 'done', explained: steps[at]! } : { kind: 'end', end };
  });
}

export function walkTo(at: number): void {
  const current = hint.peek();
  if (current?.kind === 'walk' && current.steps[at]) hint.value = { ...current, at };
}

/**
 * Takes the wrong digits away; or brings back what was struck out wrongly, and writes all
 * candidates into cells whose notes lack one.
 */
export function mend(): void {
  const current = hint.peek();
  if (current?.kind !== 'mistake') return;
  const { kind, cells } = current.mistake;
  close();
  if (kind === 'digits') {
    make({ do: 'erase', cells, what: 'digit' });
    return;
  }
  const [answer, { candidates }] = [solution.peek()!, standNow()];
  const { ruledOut } = board.peek()!;
  for (const cell of cells)
    if (ruledOut[cell]! & candidates[cell]!) make({ do: 'ruledOut', cells: [cell], digit: answer[cell]!, on: false });
  const { corner, centre } = board.peek()!;
  const lacking = mistakeOn(geometry.peek()!, seen(), game.peek()!.givens, answer)?.cells ?? [];
  // A cell with a note in the middle gets its notes there, any other cell in the corner.
  for (const where of ['corner', 'centre'] as const) {
    const layer = where === 'corner' ? corner : centre;
    const those = lacking.filter((cell) => (centre[cell] !== 0) === (where === 'centre'));
    const sets = those.map((cell) => candidates[cell]! | layer[cell]!);
    if (those.length > 0) make({ do: 'notes', cells: those, sets, where });
  }
}
