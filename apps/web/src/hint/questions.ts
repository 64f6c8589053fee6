import { ALPHABET } from '@pencilmark/core/geometry/plain';
import { batch } from '@preact/signals';
import { engine } from '../engine/engine.ts';
import { type Board, candidatesOf } from '../game/board.ts';
import type { Game } from '../game/game.ts';
import { mistakeOn } from '../game/mistakes.ts';
import { alter, areCandidatesShown, board, game, geometry, solution } from '../game/session.ts';
import { struckOn } from '../game/struck.ts';
import { PUZZLES } from '../puzzles/tasks.ts';
import { HINT_STAGES, settings } from '../settings.ts';
import { type Key, language } from '../text/index.ts';
import { call, cellName, type Hint, hint, verdict, type Walk } from './hint.ts';
import { HINT, type HintQuestion, type Told } from './tasks.ts';
import { type Stand, standsOf } from './walk.ts';

const judged = new Map<string, Promise<typeof verdict.value>>();

/** Whether the puzzle of a game is proper, found out once. */
function verdictOf({ id, board: name, givens }: Game): Promise<typeof verdict.value> {
  if (solution.peek()) return Promise.resolve('proper');
  let asked = judged.get(id);
  if (!asked) {
    asked = engine.ask(PUZZLES.judge, { board: name, givens }).then(
      ({ verdict: found, solutions }) => {
        if (found === 'proper' && game.peek()?.id === id) solution.value ??= solutions[0];
        return found;
      },
      () => 'unknown' as const,
    );
    judged.set(id, asked);
  }
  return asked;
}

/** Digits and candidates of the game on screen. What was ruled out wrongly is not believed. */
export function standNow(): Stand {
  const { digits, ruledOut } = board.peek()!;
  const answer = solution.peek();
  const believed = answer ? ruledOut.map((set, cell) => set & ~(1 << (answer[cell]! - 1))) : ruledOut;
  return { digits, candidates: candidatesOf(geometry.peek()!, { digits, ruledOut: believed }) };
}

/**
 * A board as it is seen: what was struck out is not, where notes stand and candidates do not show
 * by themselves. Default: that of the game on screen.
 */
export function seen(now: Board = board.peek()!): Board {
  return areCandidatesShown.value ? now : { ...now, ruledOut: struckOn(now) };
}

/**
 * Asks the engine about the game on screen; mistakes are pointed out instead. It counts as a hint.
 * `shown` is the board that must be free of them; default: the one on screen.
 */
export async function question(
  ask: (position: HintQuestion, signal: AbortSignal) => Promise<Hint>,
  shown = seen,
): Promise<void> {
  const current = game.peek();
  if (!current || !board.peek()) return;
  const { signal } = call();
  try {
    const found = await verdictOf(current);
    if (signal.aborted) return;
    verdict.value = found;
    const mistake = mistakeOn(geometry.peek()!, shown(), current.givens, solution.peek());
    const { digits, candidates } = standNow();
    const { practised } = current.source;
    const position: HintQuestion = {
      board: current.board,
      givens: current.givens,
      digits: [...digits],
      candidates: [...candidates],
      isProper: found === 'proper',
      profile: settings.peek().profile,
      language: language.peek(),
      ...(practised !== undefined && { practised }),
    };
    const answer: Hint = mistake ? { kind: 'mistake', mistake } : await ask(position, signal);
    if (signal.aborted) return;
    batch(() => {
      alter((one) => ({ ...one, hints: one.hints + 1 }));
      hint.value = answer;
    });
  } catch {
    if (!signal.aborted) hint.value = { kind: 'failed' };
  }
}

/** The next step, at first as much of it as the player wants: usually only where to look. */
export const askHint = (): Promise<void> =>
  question(async (position, signal) => {
    const found = await engine.ask(HINT.next, position, { signal });
    return typeof found === 'string'
      ? { kind: 'end', end: found }
      : { kind: 'step', told: found, stage: HINT_STAGES.indexOf(settings.peek().hintStart) };
  });

/** The whole path from here. */
export const askPath = (): Promise<void> =>
  question(async (position, signal) => {
    const { steps, end } = await engine.ask(HINT.path, position, { signal });
    return steps.length === 0 ? { kind: 'end', end } : { ...walk(steps, standNow()), end };
  });

/** Why a digit cannot go into an empty cell. */
export const askWhy = (cell: number, digit: number): Promise<void> =>
  question(async (position, signal) => {
    const { peerSets } = geometry.peek()!;
    const holes = { digit: ALPHABET[digit - 1]!, cell: cellName(cell) };
    const answer = (says: Key, more = {}): Hint => ({ kind: 'answer', says, holes: { ...holes, ...more } });
    const seen = position.digits.findIndex((one, other) => one === digit && peerSets[cell]!.has(other));
    if (seen >= 0) return answer('why.seen', { other: cellName(seen) });
    if (solution.peek()?.[cell] === digit) return answer('why.right');
    // The candidate may be ruled out already; the question is why, so it comes back first.
    const stand = standNow();
    stand.candidates[cell]! |= 1 << (digit - 1);
    const candidate = { cell, digit };
    const asked = { ...position, candidates: [...stand.candidates], candidate };
    const found = await engine.ask(HINT.why, asked, { signal });
    if (found.kind !== 'steps') return answer(`why.${found.kind}`);
    return { ...walk(found.steps, stand), gone: candidate, isCut: found.isCut };
  });

const walk = (steps: readonly Told[], start: Stand): Walk => ({
  kind: 'walk',
  steps,
  stands: standsOf(
    geometry.peek()!,
    start,
    steps.map(({ step }) => step),
  ),
  at: 0,
  done: 0,
});
