import type { Cell } from '../sets/cells.ts';
import { upTo } from './groups.ts';
import { digitsThat } from './lowering.ts';
import type { NamedRule } from './rule.ts';
import { thirdOf } from './thirds.ts';

/** The groups of which every square of four cells has to have a digit. */
const GROUPS = 3;

/** The squares of four cells, by their first cell. */
const squaresOf = (size: number): Cell[][] =>
  upTo(size * size)
    .filter((cell) => cell % size < size - 1 && cell < size * (size - 1))
    .map((cell) => [cell, cell + 1, cell + size, cell + size + 1]);

/** A rule by which every square of four cells has digits of all three groups. */
const inEverySquare = <Name extends string>(
  name: Name,
  says: string,
  groupOf: (digit: number, size: number) => number,
): NamedRule<Name> => ({
  name,
  says,
  demands: ({ size }) =>
    size < GROUPS
      ? undefined
      : squaresOf(size).flatMap((cells) =>
          upTo(GROUPS).map((group) => {
            const digits = digitsThat(size, (digit) => groupOf(digit, size) === group);
            return { kind: 'count', cells, digits, least: 1, most: cells.length };
          }),
        ),
  signs: () => [],
  holds: (solution, { size }) =>
    squaresOf(size).every((cells) => new Set(cells.map((cell) => groupOf(solution[cell]!, size))).size === GROUPS),
});

export const globalEntropy: NamedRule<'globalentropy'> = /* @__PURE__ */ inEverySquare(
  'globalentropy',
  'every square of four cells has a low, a middle and a high digit',
  thirdOf,
);

export const globalModular: NamedRule<'globalmod'> = /* @__PURE__ */ inEverySquare(
  'globalmod',
  'every square of four cells has digits of all three remainders after division by 3',
  (digit) => digit % GROUPS,
);
