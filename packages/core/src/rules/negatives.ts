import type { Cell } from '../sets/cells.ts';
import { type Relation, related } from './lowering.ts';
import { cellsOf, neighbourPairs, neighboursOf } from './places.ts';
import type { Frame, NamedRule } from './rule.ts';
import { toValue } from './values.ts';

// Rules by which all marks of a kind are given: adjacent cells without a mark must not have the
// relation of the mark. Black and white dots excuse each other, because both fit 1 and 2, and a
// setter shows only one of them.

/** A rule by which all marks are given. */
interface Negative<Name extends string> {
  readonly name: Name;
  readonly says: string;
  /** Kinds whose clues excuse a pair of cells. */
  readonly excuses: readonly string[];
  /** The numbers that no other pair may have: the numbers of its clues, or else these. */
  readonly kind: string;
  readonly usual: readonly number[];
  /** Whether the usual numbers are meant even where its clues have others. */
  readonly isUsualAlways: boolean;
  readonly has: (number: number) => Relation;
}

/** The pairs of cells that have a mark. */
const markedPairs = ({ clues }: Frame, excuses: readonly string[]): readonly (readonly Cell[])[] =>
  clues.filter(({ rule }) => excuses.includes(rule)).map(({ cells: [cells = []] }) => cells);

function negative<Name extends string>(row: Negative<Name>): NamedRule<Name> {
  const numbersIn = ({ clues }: Frame): number[] => {
    const shown = clues.filter(({ rule }) => rule === row.kind).flatMap(({ values }) => values);
    return [...new Set(shown.length > 0 && !row.isUsualAlways ? shown : [...shown, ...row.usual])];
  };
  return {
    name: row.name,
    says: row.says,
    demands: (frame) => {
      const marked = new Set(markedPairs(frame, row.excuses).map((cells) => cells.join()));
      const unmarked = neighbourPairs(frame).filter((pair) => !marked.has(pair.join()));
      const numbers = numbersIn(frame);
      return related(unmarked, frame, (a, b) => !numbers.some((number) => row.has(number)(a, b)));
    },
    signs: () => [],
    holds: (solution, frame) =>
      cellsOf(frame).every((cell) =>
        neighboursOf(cell, frame).every((neighbour) => {
          const isExcused = markedPairs(frame, row.excuses).some(
            (pair) => pair.includes(cell) && pair.includes(neighbour),
          );
          const [value, next] = [toValue(solution[cell]!, frame), toValue(solution[neighbour]!, frame)];
          const isMarkable = numbersIn(frame).some((number) => row.has(number)(value, next));
          return isExcused || !isMarkable;
        }),
      ),
  };
}

const DOTS = ['difference', 'ratio'];

export const negativeRatio: NamedRule<'neg-ratio'> = /* @__PURE__ */ negative({
  name: 'neg-ratio',
  says: 'all black dots are given: no other cells side by side have that ratio',
  excuses: DOTS,
  kind: 'ratio',
  usual: [2],
  isUsualAlways: false,
  has: (ratio) => (a, b) => a * ratio === b || b * ratio === a,
});

export const negativeDifference: NamedRule<'neg-diff'> = /* @__PURE__ */ negative({
  name: 'neg-diff',
  says: 'all white dots are given: no other cells side by side have that difference',
  excuses: DOTS,
  kind: 'difference',
  usual: [1],
  isUsualAlways: false,
  has: (difference) => (a, b) => Math.abs(a - b) === difference,
});

export const negativeSum: NamedRule<'neg-xv'> = /* @__PURE__ */ negative({
  name: 'neg-xv',
  says: 'all X and V are given: no other cells side by side add up to 10 or 5',
  excuses: ['xv'],
  kind: 'xv',
  usual: [5, 10],
  isUsualAlways: true,
  has: (sum) => (a, b) => a + b === sum,
});
