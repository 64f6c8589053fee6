import {
  DRILL_GRADES,
  type Drill,
  type DrillGrade,
  type DrillPosition,
  positionOfDrill,
  readDrills,
} from '@pencilmark/coach/drill';
import { techniqueCalled } from '@pencilmark/core/human';
import { geometryCalled, readyFor } from '../../puzzles/boards.ts';

/** A file for each family of techniques, loaded when one of them is practised. */
const FILES = import.meta.glob<string>('../../../../../corpus/drills/*.tsv', { query: '?raw', import: 'default' });

/** The drills of a technique, on boards that can be shown from now on. */
export async function drillsOf(id: string): Promise<readonly Drill[]> {
  const load = FILES[`../../../../../corpus/drills/${techniqueCalled(id)?.family}.tsv`];
  if (!load) return [];
  const drills = readDrills(await load()).filter(({ technique }) => technique === id);
  await readyFor(drills.map(({ board }) => board));
  return drills;
}

/** The position of a drill, whose board can be shown. */
export const drillPosition = (drill: Drill): DrillPosition => positionOfDrill(drill, geometryCalled(drill.board));

/** The grades of which each technique has drills, the easiest to see first, by its id. */
export async function gradesOfDrills(): Promise<ReadonlyMap<string, readonly DrillGrade[]>> {
  const texts = await Promise.all(Object.values(FILES).map((load) => load()));
  const drills = texts.flatMap(readDrills);
  const has = new Set(drills.map(({ technique, grade }) => `${technique} ${grade}`));
  const ids = new Set(drills.map(({ technique }) => technique));
  return new Map([...ids].map((id) => [id, DRILL_GRADES.filter((grade) => has.has(`${id} ${grade}`))]));
}
