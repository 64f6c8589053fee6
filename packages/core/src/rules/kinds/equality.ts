import { setsThat } from '../digit-sets.ts';
import { defineKind, type NamedKind } from '../kind.ts';
import { greatestOf, type Values } from '../values.ts';

/** 1 for a digit in the upper half, -1 in the lower half, 0 in the middle. */
const halfOf = (number: number, values: Values): number => Math.sign(2 * number - values.least - greatestOf(values));

const isLevel = (numbers: readonly number[], values: Values): boolean =>
  numbers.every((number) => halfOf(number, values) !== 0) &&
  numbers.reduce((sum, number) => sum + halfOf(number, values), 0) === 0 &&
  numbers.filter((number) => number % 2 === 0).length * 2 === numbers.length;

export const equality: NamedKind<'equality'> = /* @__PURE__ */ defineKind({
  name: 'equality',
  says: 'the cells of the cage differ; as many are even as odd and as many low as high, and none is the middle digit',
  form: { order: 'any', cells: [2, 'size'] },
  demandsOf: ({ cells: [cage = []] }, frame) => setsThat(cage, frame, (chosen) => isLevel(chosen, frame)),
  signsOf: ({ cells: [cage = []] }) => [{ kind: 'cage', cells: cage, role: 'grey', text: '=' }],
  isKept: ([cage = []], _, { frame }) => {
    const count = (isWanted: (digit: number) => boolean): number => cage.filter(isWanted).length;
    const half = Math.floor(frame.size / 2);
    const low = count((digit) => digit < frame.least + half);
    const high = count((digit) => digit > greatestOf(frame) - half);
    const odd = count((digit) => digit % 2 === 1);
    return new Set(cage).size === cage.length && low === high && low + high === cage.length && 2 * odd === cage.length;
  },
});
