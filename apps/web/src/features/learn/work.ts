/** The work behind `LEARN`, done in the engine's thread: what the pages of techniques show. */
import { type LanguageCode, searchTechniques, TECHNIQUES, techniqueIdea, techniqueNames } from '@pencilmark/core/human';
import { spoken } from '../hint/languages.ts';
import { explain } from '../hint/work.ts';
import { drillsOf } from '../techniques/drills.ts';
import { levelOf } from '../techniques/levels.ts';
import { shownStep } from '../techniques/shown.ts';
import type { DrillRow, Example, Listed } from './tasks.ts';

/** Every technique, in the order in which they are tried. */
export const techniques = (): readonly Listed[] =>
  TECHNIQUES.map(({ id, family }) => ({
    id,
    family,
    level: levelOf(id),
    names: techniqueNames(id),
  }));

export const find = searchTechniques;

/**
 * The example of a technique's page: its first case, with the step that the technique finds there.
 */
export async function example({
  id,
  language,
}: {
  readonly id: string;
  readonly language: LanguageCode;
}): Promise<Example> {
  const { board, geometry, grid, givens, step } = await shownStep(id);
  const [digits, candidates] = [[...grid.digits], [...grid.candidates]];
  const idea = techniqueIdea(id, spoken(language));
  return { board, givens: [...givens], digits, candidates, explained: explain(step, geometry, language), idea };
}

/** The drills of a technique. */
export const drills = async (id: string): Promise<readonly DrillRow[]> =>
  (await drillsOf(id)).map(({ id: drill, grade }) => ({ id: drill, grade }));

export { pose, touch } from './drill/pose.ts';
export { practice } from './drill/practise.ts';
