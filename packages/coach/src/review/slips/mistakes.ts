import type { Candidate } from '@pencilmark/core/puzzle';
import { type Course, easiestIn, type SlipFinder } from '../course.ts';

/**
 * Wrong digits. A digit that is written while another wrong digit stands is taken to be built on
 * it, and belongs to the same slip.
 */
export const mistakes: SlipFinder = (course) => {
  const { game, insights, moves } = course;
  const slips: ReturnType<SlipFinder>[number][] = [];
  for (let at = 0; at < moves.length; ) {
    const wrong = wrongIn(course, at);
    if (wrong.length === 0 || insights[at]!.isMisled) {
      at++;
      continue;
    }
    const end = endOf(course, at, wrong);
    const endMs = moves[end]?.ms ?? Math.max(game.end.ms, moves.at(-1)!.ms);
    const stoodMs = game.hasTimes === false ? 0 : endMs - moves[at]!.ms;
    const built = moves.flatMap((_, index) =>
      index > at && index < end ? wrongIn(course, index).map(({ cell }) => cell) : [],
    );
    const easier = easiestIn(course, insights[at]!.written);
    slips.push({
      kind: 'mistake',
      moves: [at],
      cells: wrong.map(({ cell }) => cell),
      digits: [...new Set(wrong.map(({ digit }) => digit))],
      ms: moves[at]!.ms,
      lostMs: stoodMs,
      ...(easier && { practise: easier.technique }),
      stoodMs,
      built: [...new Set(built)],
      isTakenBack: end < moves.length || wrong.every(({ cell, digit }) => game.end.digits[cell] !== digit),
    });
    at = Math.max(at + 1, end);
  }
  return slips;
};

const wrongIn = ({ game, insights }: Course, at: number): Candidate[] => {
  const { change } = insights[at]!;
  return change.kind === 'digit' ? change.placed.filter(({ cell, digit }) => digit !== game.solution[cell]) : [];
};

/** The first move after which, or before which, none of some wrong digits stands any more. */
function endOf({ insights }: Course, at: number, wrong: readonly Candidate[]): number {
  const stands = (digits: Uint8Array): boolean => wrong.some(({ cell, digit }) => digits[cell] === digit);
  for (let index = at + 1; index < insights.length; index++) {
    const { before, after } = insights[index]!.played;
    if (!stands(before.digits) || !stands(after.digits)) return index;
  }
  return insights.length;
}
