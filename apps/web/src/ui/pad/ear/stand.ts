import { computed } from '@preact/signals';
import type { Stand } from '../../../ear/stand.ts';
import { candidatesOf } from '../../../model/board.ts';
import { overlay } from '../../../table/covers.ts';
import { areCandidatesShown, board, geometry, isPaused, shownNotes } from '../../../table/session.ts';
import { desk } from '../desk.ts';

/**
 * The board on screen as it is heard; nothing while it is hidden. Candidates are those that are
 * shown; else the notes, once every empty cell has some; else the digits that no peer holds.
 */
export const heard = computed<Stand | undefined>(() => {
  if (desk.value) return desk.value.stand;
  const [shape, now] = [geometry.value, overlay.value?.board ?? board.value];
  if (!shape || !now || isPaused.value) return undefined;
  const notes = shownNotes.value;
  const areNotesFull = !overlay.value && shape.cells.every((cell) => now.digits[cell] !== 0 || notes[cell] !== 0);
  const candidates = !areCandidatesShown.value && areNotesFull ? notes : candidatesOf(shape, now);
  return { geometry: shape, digits: now.digits, candidates };
});
