import { type Drill, type DrillPosition, positionOfDrill, readDrills } from '@pencilmark/coach/drill';
import { techniqueCalled } from '@pencilmark/core/human';
import { geometryCalled, readyFor } from '../puzzles/boards.ts';

/** A file for each family of techniques, loaded when one of them is practised. */
const FILES = import.meta.glob<string>('../../../../corpus/drills/*.tsv', { query: '?raw', import: 'default' });

/** The drills of a technique, on boards that can be shown from now on. */
export async function drillsOf(id: string): Promise<readonly Drill[]> {
  const load = FILES[`../../../../corpus/drills/${techniqueCalled(id)?.family}.tsv`];
  if (!load) return [];
  const drills = readDrills(await load()).filter(({ technique }) => technique === id);
  await readyFor(drills.map(({ board }) => board));
  return drills;
}

/** The position of a drill, whose board can be shown. */
export const drillPosition = (drill: Drill): DrillPosition => positionOfDrill(drill, geometryCalled(drill.board));
