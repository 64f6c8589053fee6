import { isOfClues, TECHNIQUES, type Technique, techniqueCalled } from '@pencilmark/core/human';
import { DIFFICULTIES, pencilmark } from '@pencilmark/core/rate';
import { namesFor } from './names.ts';

/** What needs no pencil marks is all one level. */
const WITHOUT_MARKS = DIFFICULTIES.findIndex(({ name }) => name === 'moderate');

/** The level of a technique, from 0; nothing where raters do not know it. */
function levelOf(id: string): number | undefined {
  const rung = pencilmark.ladder.find(({ techniques }) => techniques.some((technique) => technique.id === id));
  if (!rung) return undefined;
  const scale = isOfClues(techniqueCalled(id)!.family) ? 'clued' : 'plain';
  return Math.max(
    WITHOUT_MARKS,
    DIFFICULTIES.findIndex((row) => rung.least <= row[scale].hardest),
  );
}

/**
 * The techniques that are clearly easier than one: they stand before it in the table, and are of
 * another family or of a lower level. Those that are the same by another name are none of them.
 */
export function easierThan(id: string, among: readonly Technique[]): readonly Technique[] {
  const rank = TECHNIQUES.findIndex((row) => row.id === id);
  const [family, level] = [techniqueCalled(id)?.family, levelOf(id)];
  return among.filter((technique) => {
    if (TECHNIQUES.findIndex((row) => row.id === technique.id) >= rank) return false;
    if (namesFor(id).includes(technique.id) || namesFor(technique.id).includes(id)) return false;
    const own = levelOf(technique.id);
    return technique.family !== family || (own !== undefined && level !== undefined && own < level);
  });
}
