import { setsThat } from '../digit-sets.ts';
import { defineKind, type NamedKind } from '../kind.ts';
import { total } from '../lowering.ts';

/** Whether some of the numbers, at least one, add up to a sum. */
function canAdd(numbers: readonly number[], sum: number): boolean {
  const sums = new Set<number>();
  for (const number of numbers) for (const sum of [...sums, 0]) sums.add(sum + number);
  return sums.has(sum);
}

export const rellik: NamedKind<'rellik'> = /* @__PURE__ */ defineKind({
  name: 'rellik',
  says: 'the cells of the cage differ, and no cells among them add up to its number',
  form: { order: 'any', cells: [1, 'size'], values: [1, 1] },
  demandsOf: ({ cells: [cage = []], values: [sum = 0] }, frame) =>
    setsThat(cage, frame, (chosen) => !canAdd(chosen, sum)),
  signsOf: ({ cells: [cage = []], values: [sum] }) => [{ kind: 'cage', cells: cage, role: 'grey', text: `≠${sum}` }],
  isKept: ([cage = []], { values: [sum] }) => {
    const parts = Array.from({ length: 2 ** cage.length - 1 }, (_, index) =>
      cage.filter((__, at) => ((index + 1) >> at) % 2 === 1),
    );
    return new Set(cage).size === cage.length && parts.every((part) => total(part) !== sum);
  },
});
