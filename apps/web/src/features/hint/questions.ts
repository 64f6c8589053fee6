import { ALPHABET } from '@pencilmark/core/geometry/plain';
import { batch } from '@preact/signals';
import { engine } from '../../engine/engine.ts';
import { type Board, candidatesOf } from '../../model/board.ts';
import type { Game } from '../../model/game.ts';
import { mistakeOn } from '../../model/mistakes.ts';
import { PUZZLES } from '../../puzzles/tasks.ts';
import { HINT_STAGES, settings } from '../../settings.ts';
import { alter, areCandidatesShown, board, game, geometry, judge, solution } from '../../table/session.ts';
import { struckOn } from '../../table/struck.ts';
import { type Key, language } from '../../text/index.ts';
import { call, cellName, type Hint, hint, verdict, type Walk } from './hint.ts';
import { type Explained, HINT, type HintQuestion } from './tasks.ts';
import { type Stand, standsOf } from './walk.ts';

const judged = new Map<string, Promise<typeof verdict.value>>();

/** Whether the puzzle of a game is proper, judged once. */
function verdictOf({ id, board: name, givens }: Game): Promise<typeof verdict.value> {
  if (solution.peek()) return Promise.resolve('proper');
  let judging = judged.get(id);
  if (!judging) {
    judging = engine.ask(PUZZLES.judge, { board: name, givens }).then(
      ({ verdict: found, solutions }) => {
        if (found === 'proper') judge(id, found, solutions[0]);
        return found;
      },
      () => 'unknown' as const,
    );
    judged.set(id, judging);
  }
  return judging;
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
 * Has the engine look at the game on screen; mistakes are shown instead. It counts as a hint.
 * `shown` is the board that must be free of mistakes; default: the board on screen.
 */
export async function question(
  ask: (position: HintQuestion, signal: AbortSignal) => Promise<Hint>,
  shown = seen,
): Promise<void> {
  const current = game.peek();
  if (!current || !board.peek()) return;
  const { signal } = call();
  try {
    const known = await verdictOf(current);
    if (signal.aborted) return;
    verdict.value = known;
    const mistake = mistakeOn(geometry.peek()!, shown(), current.givens, solution.peek());
    const { digits, candidates } = standNow();
    const { practised } = current.source;
    const position: HintQuestion = {
      board: current.board,
      givens: current.givens,
      digits: [...digits],
      candidates: [...candidates],
      isProper: known === 'proper',
      profile: settings.peek().profile,
      language: language.peek(),
      ...(practised !== undefined && { practised }),
    };
    const answer: Hint = mistake ? { kind: 'mistake', mistake } : await ask(position, signal);
    if (signal.aborted) return;
    batch(() => {
      alter((latest) => ({ ...latest, hints: latest.hints + 1 }));
      hint.value = answer;
    });
  } catch {
    if (!signal.aborted) hint.value = { kind: 'failed' };
  }
}

/** The next step, at first as much of it as the player wants: usually only where to look. */
export const askHint = (): Promise<void> =>
  question(async (position, signal) => {
    const next = await engine.ask(HINT.next, position, { signal });
    return typeof next === 'string'
      ? { kind: 'end', end: next }
      : { kind: 'step', explained: next, stage: HINT_STAGES.indexOf(settings.peek().hintStart) };
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
    const seen = position.digits.findIndex((a, b) => a === digit && peerSets[cell]!.has(b));
    if (seen >= 0) return answer('why.seen', { other: cellName(seen) });
    if (solution.peek()?.[cell] === digit) return answer('why.right');
    // The candidate may be ruled out already; the question is why, so it comes back first.
    const stand = standNow();
    stand.candidates[cell]! |= 1 << (digit - 1);
    const candidate = { cell, digit };
    const posed = { ...position, candidates: [...stand.candidates], candidate };
    const reply = await engine.ask(HINT.why, posed, { signal });
    if (reply.kind !== 'steps') return answer(`why.${reply.kind}`);
    return { ...walk(reply.steps, stand), excluded: candidate, isCut: reply.isCut };
  });

const walk = (steps: readonly Explained[], start: Stand): Walk => ({
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
