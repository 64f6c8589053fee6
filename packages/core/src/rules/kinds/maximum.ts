import { defineKind, type NamedKind } from '../kind.ts';
import { related } from '../lowering.ts';
import { neighboursOf, rivalsOf } from '../places.ts';
import type { Sign } from '../sign.ts';

export const maximum: NamedKind<'maximum'> = /* @__PURE__ */ defineKind({
  name: 'maximum',
  says: 'the marked cell is greater than every cell beside it that has not the same mark',
  form: { order: 'any', cells: [1, 1] },
  demandsOf: ({ cells: [[cell = 0] = []] }, frame) =>
    related(rivalsOf(cell, 'maximum', frame), frame, (own, rival) => own > rival),
  signsOf: ({ cells: [[cell = 0] = []] }, frame) => [
    { kind: 'area', cells: [cell], role: 'grey' },
    ...rivalsOf(cell, 'maximum', frame).map(
      ([, rival]): Sign => ({ kind: 'chevron', cells: [cell, rival], role: 'grey' }),
    ),
  ],
  isKept: ([[own = 0] = []], { cells: [[cell = 0] = []] }, { frame, solution }) =>
    neighboursOf(cell, frame).every((neighbour) => {
      const hasMark = frame.clues.some(({ rule, cells }) => rule === 'maximum' && cells[0]?.[0] === neighbour);
      return hasMark || own > solution[neighbour]!;
    }),
});
