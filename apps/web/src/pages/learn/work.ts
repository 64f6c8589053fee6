/** The work behind `LEARN`, done in the engine's thread: what the pages of techniques show. */
import {
  LANGUAGE_CODES,
  LANGUAGES,
  searchTechniques,
  TECHNIQUES,
  techniqueIdea,
  techniqueName,
} from '@pencilmark/core/human';
import { told } from '../../hint/work.ts';
import { casesToPractise, positionOf } from '../../techniques/cases.ts';
import { drillsOf } from '../../techniques/drills.ts';
import { levelOf } from '../../techniques/levels.ts';
import { shownStep } from '../../techniques/shown.ts';
import type { DrillRow, Example, Exercise, Listed } from './tasks.ts';

/** Every technique, in the order in which they are tried. */
export const techniques = (): readonly Listed[] =>
  TECHNIQUES.map(({ id, family }) => ({
    id,
    family,
    level: levelOf(id),
    names: Object.fromEntries(LANGUAGES.map(({ code }) => [code, techniqueName(id, code)])) as Listed['names'],
  }));

export const find = searchTechniques;

/**
 * The example of a technique's page: its first case, with the step that the technique finds there.
 */
export async function example(id: string): Promise<Example> {
  const { board, geometry, grid, givens, step } = await shownStep(id);
  const [digits, candidates] = [[...grid.digits], [...grid.candidates]];
  const ideas = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, techniqueIdea(id, code)])) as Example['ideas'];
  return { board, givens: [...givens], digits, candidates, told: told(step, geometry), ideas };
}

/**
 * A position for the practice of a technique that is not the one of its page; another for each
 * turn.
 */
export async function practice({ id, turn }: { readonly id: string; readonly turn: number }): Promise<Exercise> {
  const rows = await casesToPractise(id);
  const row = rows[turn % rows.length];
  if (!row) throw new RangeError(`technique ${id}; expected one with a case to practise`);
  const { grid, givens } = positionOf(row);
  const { cellCount, size, peerSets } = grid.geometry;
  const cells = Array.from({ length: cellCount }, (_, cell) => cell);
  const placed = (cell: number): number => grid.digits[cell]!;
  const isSeen = (cell: number, digit: number): boolean =>
    cells.some((other) => placed(other) === digit && peerSets[cell]!.has(other));
  return {
    board: row.board,
    givens: [...givens],
    placements: cells
      .filter((cell) => placed(cell) !== 0 && givens[cell] === 0)
      .map((cell) => ({ cell, digit: placed(cell) })),
    eliminations: cells
      .filter((cell) => placed(cell) === 0)
      .flatMap((cell) => Array.from({ length: size }, (_, index) => ({ cell, digit: index + 1 })))
      .filter(({ cell, digit }) => !grid.has(cell, digit) && !isSeen(cell, digit)),
  };
}

/** The drills of a technique. */
export const drills = async (id: string): Promise<readonly DrillRow[]> =>
  (await drillsOf(id)).map(({ id: drill, grade }) => ({ id: drill, grade }));

export { pose, touch } from './pose.ts';
