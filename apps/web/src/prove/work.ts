/** The work behind `PROVE`, done in the engine's thread. */
import { gradeClaim, type ProofVerdict } from '@pencilmark/coach/proof';
import { LANGUAGES, type LanguageCode, searchTechniques, techniqueCalled, techniqueName } from '@pencilmark/core/human';
import { gridFrom, told } from '../hint/work.ts';
import { geometryCalled } from '../puzzles/boards.ts';
import type { Graded, ProofQuestion, Reason } from './tasks.ts';

/** Techniques of a board that somebody may mean; without a text all, the usual ones first. */
export function reasons({ text, board }: { readonly text: string; readonly board: string }): readonly Reason[] {
  const geometry = geometryCalled(board);
  return searchTechniques(text)
    .filter((id) => techniqueCalled(id)?.supports?.(geometry) !== false)
    .map((id) => ({ id, names: namesOf(id) }));
}

const namesOf = (id: string): Record<LanguageCode, string> =>
  Object.fromEntries(LANGUAGES.map(({ code }) => [code, techniqueName(id, code)])) as Record<LanguageCode, string>;

/** The worst comes first: of several claims with one reason, all have to be proven. */
const ORDER: readonly ProofVerdict['kind'][] = ['wrong', 'unproven', 'shorter', 'proven'];

/** Whether a reason proves what is claimed. */
export function grade(question: ProofQuestion): Graded {
  const { claimed, isPlacement, technique, cells } = question;
  const grid = gridFrom(question);
  const [givens, solution] = [Uint8Array.from(question.givens), Uint8Array.from(question.solution)];
  const [worst] = claimed
    .map((candidate) => gradeClaim(grid, { candidate, isPlacement, technique, cells }, { givens, solution }))
    .sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
  return gradedFrom(worst!, question);
}

function gradedFrom(verdict: ProofVerdict, { board }: ProofQuestion): Graded {
  const geometry = geometryCalled(board);
  switch (verdict.kind) {
    case 'proven':
      return { kind: 'proven', told: told(verdict.step, geometry) };
    case 'shorter':
      return { kind: 'shorter', told: told(verdict.easier, geometry) };
    case 'wrong':
      return { kind: 'wrong' };
    case 'unproven': {
      if (verdict.lack !== 'cells') return { kind: 'technique' };
      const { step, missing, superfluous } = verdict;
      return { kind: 'cells', told: told(step, geometry), missing, superfluous };
    }
  }
}
