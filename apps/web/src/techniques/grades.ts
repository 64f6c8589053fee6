import { DRILL_GRADES, type DrillGrade, readDrills } from '@pencilmark/coach/drill';

const FILES = import.meta.glob<string>('../../../../corpus/drills/*.tsv', { query: '?raw', import: 'default' });

/** The grades of which each technique has drills, the easiest to see first, by its id. */
export async function gradesOfDrills(): Promise<ReadonlyMap<string, readonly DrillGrade[]>> {
  const texts = await Promise.all(Object.values(FILES).map((load) => load()));
  const found = new Map<string, Set<DrillGrade>>();
  for (const { technique, grade } of texts.flatMap(readDrills)) {
    if (!found.has(technique)) found.set(technique, new Set());
    found.get(technique)!.add(grade);
  }
  return new Map([...found].map(([id, grades]) => [id, DRILL_GRADES.filter((grade) => grades.has(grade))]));
}
