/** The work behind `REVIEW`, done in the engine's thread. */
import { type Review, reviewOf } from '@pencilmark/coach/review';
import { techniqueNames } from '@pencilmark/core/human';
import { makePuzzle } from '@pencilmark/core/puzzle';
import { judge } from '@pencilmark/core/solve';
import { solversFor } from '@pencilmark/solvers';
import type { WorkOf } from '../../engine/task.ts';
import { startOf } from '../../model/board.ts';
import type { Game } from '../../model/game.ts';
import { playedOf } from '../../model/played.ts';
import { geometryCalled } from '../../puzzles/boards.ts';
import type { REVIEW, TechniqueNames } from './tasks.ts';

type Of = WorkOf<typeof REVIEW>;

export const game: Of['game'] = async (question, { progress }) => {
  const geometry = geometryCalled(question.board);
  const givens = startOf(question).digits;
  const { verdict, solutions } = judge(makePuzzle(geometry, givens), { solvers: await solversFor(geometry) });
  if (verdict !== 'proper') return undefined;
  const review = reviewOf(
    { geometry, givens, solution: solutions[0]!, ...playedOf(question as Game) },
    { onProgress: (share) => progress(share, undefined) },
  );
  return { review, names: namesIn(review) };
};

/** How the techniques of a review are called. */
function namesIn({ moves, slips }: Review): TechniqueNames {
  const ids = [
    ...moves.flatMap(({ reason }) => reason?.steps ?? []),
    ...moves.flatMap(({ reason }) => (reason ? [reason.technique] : [])),
    ...slips.flatMap(({ practise }) => (practise ? [practise] : [])),
  ];
  return Object.fromEntries([...new Set(ids)].map((id) => [id, techniqueNames(id)]));
}
