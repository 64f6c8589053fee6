import type { Cell } from '../sets/cells.ts';
import { upTo } from './groups.ts';
import { digitsThat } from './lowering.ts';
import { cellsOf } from './places.ts';
import type { Frame, NamedRule } from './rule.ts';
import { thirdOf } from './thirds.ts';
import { toValue, type Values } from './values.ts';

/** The groups of which every square of four cells has to have a digit. */
const GROUPS = 3;

/** The squares of four cells, by their first cell. */
const squaresOf = (frame: Frame): Cell[][] =>
  cellsOf({ ...frame, rows: frame.rows - 1, columns: frame.columns - 1 }).map((cell) => [
    cell,
    cell + 1,
    cell + frame.size,
    cell + frame.size + 1,
  ]);

/** A rule by which every square of four cells has digits of all three groups. */
const inEverySquare = <Name extends string>(
  name: Name,
  says: string,
  groupOf: (value: number, values: Values) => number,
): NamedRule<Name> => ({
  name,
  says,
  demands: (frame) =>
    frame.size < GROUPS
      ? undefined
      : squaresOf(frame).flatMap((cells) =>
          upTo(GROUPS).map((group) => {
            const digits = digitsThat(frame, (value) => groupOf(value, frame) === group);
            return { kind: 'count', cells, digits, least: 1, most: cells.length };
          }),
        ),
  signs: () => [],
  holds: (solution, frame) =>
    squaresOf(frame).every((cells) => {
      const groups = cells.map((cell) => groupOf(toValue(solution[cell]!, frame), frame));
      return new Set(groups).size === GROUPS;
    }),
});

export const globalEntropy: NamedRule<'globalentropy'> = /* @__PURE__ */ inEverySquare(
  'globalentropy',
  'every square of four cells has a low, a middle and a high digit',
  thirdOf,
);

export const globalModular: NamedRule<'globalmod'> = /* @__PURE__ */ inEverySquare(
  'globalmod',
  'every square of four cells has digits of all three remainders after division by 3',
  (value) => value % GROUPS,
);
