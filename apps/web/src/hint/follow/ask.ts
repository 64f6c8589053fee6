import type { Supposition } from '@pencilmark/coach/consequences';
import { batch } from '@preact/signals';
import { engine } from '../../engine/engine.ts';
import { type Board, boardOf, candidatesOf } from '../../game/board.ts';
import { alter, board, game, geometry, tried } from '../../game/session.ts';
import { openAt } from '../../game/what-if.ts';
import { type Compared, call, type Hint, hint } from '../hint.ts';
import { type Followed, type FollowQuestion, HINT } from '../tasks.ts';
import { type Stand, standsOf } from '../walk.ts';
import { endText, supposedText } from './words.ts';

/**
 * Digits and candidates of a board as the player noted them: what was struck out is gone; in a cell
 * with notes in the middle only these are left; and notes in corners count once every empty cell
 * has notes.
 */
export function notedStand({ digits, corner, centre, ruledOut }: Board): Stand {
  const all = candidatesOf(geometry.peek()!, { digits, ruledOut });
  const areAllNoted = digits.every((digit, cell) => digit !== 0 || (corner[cell]! | centre[cell]!) !== 0);
  const candidates = all.map((set, cell) => {
    const noted = areAllNoted ? corner[cell]! | centre[cell]! : centre[cell]!;
    return noted === 0 ? set : set & noted;
  });
  return { digits, candidates };
}

/** Puts a question about a stand to the engine. Its answer counts as a hint. */
async function ask(
  stand: Stand,
  find: (position: Omit<FollowQuestion, 'suppositions'>, signal: AbortSignal) => Promise<Hint>,
): Promise<void> {
  const { signal } = call();
  const position = { board: game.peek()!.board, digits: [...stand.digits], candidates: [...stand.candidates] };
  try {
    const answer = await find(position, signal);
    if (signal.aborted) return;
    batch(() => {
      alter((one) => ({ ...one, hints: one.hints + 1 }));
      hint.value = answer;
    });
  } catch {
    if (!signal.aborted) hint.value = { kind: 'failed' };
  }
}

/** What follows where all of some suppositions hold. */
export const askFollowing = (suppositions: readonly Supposition[], stand = notedStand(board.peek()!)): Promise<void> =>
  ask(stand, async (position, signal) =>
    followedWalk(await engine.ask(HINT.follow, { ...position, suppositions }, { signal }), stand),
  );

/** What holds whichever of some suppositions does: one of them must. */
export const askShared = (suppositions: readonly Supposition[]): Promise<void> => {
  const stand = notedStand(board.peek()!);
  return ask(stand, async (position, signal) => ({
    kind: 'compared',
    ...(await engine.ask(HINT.followAll, { ...position, suppositions }, { signal })),
    stand,
  }));
};

/** What follows from the digits of the "what if" that is open. */
export function askWhatIf(): Promise<void> {
  const current = game.peek()!;
  const start = boardOf({ ...current, at: openAt(current) });
  const { digits } = board.peek()!;
  const suppositions = [...tried.peek()].map((cell) => ({ cell, digit: digits[cell]!, isOn: true }));
  return askFollowing(suppositions, notedStand(start));
}

/** A walk through what follows; where nothing does, what is to be said at once. */
export function followedWalk({ suppositions, steps, contradiction }: Followed, stand: Stand, back?: Compared): Hint {
  const supposed = { suppositions, stand, ...(contradiction && { contradiction }), ...(back && { back }) };
  if (steps.length === 0)
    return {
      kind: 'answer',
      says: 'follow.atOnce',
      holes: { supposed: supposedText(suppositions), end: endText(supposed, 0) },
    };
  const stands = standsOf(
    geometry.peek()!,
    supposedStand(stand, suppositions),
    steps.map(({ step }) => step),
  );
  return { kind: 'walk', steps, stands, at: 0, done: 0, supposed };
}

/** A stand in which suppositions hold. */
function supposedStand(stand: Stand, suppositions: readonly Supposition[]): Stand {
  const { peers, peerStart } = geometry.peek()!;
  const [digits, candidates] = [stand.digits.slice(), stand.candidates.slice()];
  for (const { cell, digit, isOn } of suppositions) {
    const bit = 1 << (digit - 1);
    candidates[cell]! &= isOn ? 0 : ~bit;
    if (!isOn) continue;
    digits[cell] = digit;
    for (let at = peerStart[cell]!; at < peerStart[cell + 1]!; at++) candidates[peers[at]!]! &= ~bit;
  }
  return { digits, candidates };
}
