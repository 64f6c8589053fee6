import { asHouses } from '../groups.ts';
import { defineKind, type NamedKind } from '../kind.ts';

export const extraregion: NamedKind<'extraregion'> = /* @__PURE__ */ defineKind({
  name: 'extraregion',
  says: 'the cells of an extra region differ; as many cells as there are digits hold every digit',
  form: { order: 'any', cells: [2, 'size'] },
  demandsOf: ({ cells: [cells = []] }, { size }) => asHouses([cells], size),
  signsOf: ({ cells: [cells = []] }) => [{ kind: 'area', cells, role: 'grey' }],
  isKept: ([digits = []]) => new Set(digits).size === digits.length,
});
