import type { Supposition } from '@pencilmark/coach/consequences';
import { engine } from '../../../engine/engine.ts';
import { type Board, boardOf, candidatesOf } from '../../../model/board.ts';
import { openAt } from '../../../model/game.ts';
import { board, game, geometry, tried, whatIfDepth } from '../../../table/session.ts';
import { language } from '../../../text/index.ts';
import type { Compared, Hint } from '../hint.ts';
import { question, seen } from '../questions.ts';
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

/**
 * The board in which something is supposed, free of mistakes. What a "what if" tries may well be
 * wrong, so there its start is looked at.
 */
function ground(): Board {
  const current = game.peek()!;
  return seen(whatIfDepth.peek() > 0 ? boardOf({ ...current, at: openAt(current) }) : board.peek()!);
}

/** A question about a stand, as the engine takes it. */
const questionIn = (
  { board: name }: Pick<FollowQuestion, 'board'>,
  { digits, candidates }: Stand,
  suppositions: readonly Supposition[],
): FollowQuestion => ({
  board: name,
  digits: [...digits],
  candidates: [...candidates],
  language: language.peek(),
  suppositions,
});

/** What follows where all of some suppositions hold. */
export const askFollowing = (suppositions: readonly Supposition[], stand = notedStand(seen())): Promise<void> =>
  question(async (position, signal) => {
    const followed = await engine.ask(HINT.follow, questionIn(position, stand, suppositions), { signal });
    return followed === 'contradiction' ? { kind: 'end', end: followed } : followedWalk(followed, stand);
  }, ground);

/** What holds whichever of some suppositions does: one of them must. */
export function askShared(suppositions: readonly Supposition[]): Promise<void> {
  const stand = notedStand(seen());
  return question(async (position, signal) => {
    const compared = await engine.ask(HINT.followAll, questionIn(position, stand, suppositions), { signal });
    return compared === 'contradiction' ? { kind: 'end', end: compared } : { kind: 'compared', ...compared, stand };
  }, ground);
}

/** What follows from the digits of the "what if" that is open. */
export function askWhatIf(): Promise<void> {
  const { digits } = board.peek()!;
  const suppositions = [...tried.peek()].map((cell) => ({ cell, digit: digits[cell]!, isOn: true }));
  return askFollowing(suppositions, notedStand(ground()));
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
