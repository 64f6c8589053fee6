import type { Clue } from '../clue.ts';
import { anyOf, type Demand } from '../demand.ts';
import { type Fault, fault } from '../fault.ts';
import { compareTexts, defineKind, type KindRow, type NamedKind } from '../kind.ts';
import type { Frame } from '../rule.ts';
import { cellsOfAll, innerOf } from './inner.ts';

/** A clue with more alternatives is refused. */
export const MOST_ALTERNATIVES = 200;

/** Clues of other kinds. All clues of at least one list hold. */
export const anyOfKinds = (kinds: readonly KindRow<string>[]): NamedKind<'anyof'> => {
  const inner = innerOf(kinds);

  function faultOf({ of = [] }: Clue, frame: Frame): Fault | undefined {
    if (of.length === 0 || of.length > MOST_ALTERNATIVES)
      return fault('"{kind}" has {count} alternatives; expected 1 to {most}.', {
        kind: 'anyof',
        count: of.length,
        most: MOST_ALTERNATIVES,
      });
    if (of.some((list) => list.length === 0))
      return fault('An alternative of "{kind}" has no clue.', { kind: 'anyof' });
    return of
      .flat()
      .map((clue) => inner.fault('anyof', clue, frame))
      .find((wrong) => wrong !== undefined);
  }

  /** The clue has all cells of its alternatives. Equal alternatives are merged. */
  function normal(clue: Clue): Clue {
    const keyed = new Map(inner.normal(clue.of).map((list) => [JSON.stringify(list), list]));
    const of = [...keyed].sort(([a], [b]) => compareTexts(a, b)).map(([, list]) => list);
    return { ...clue, cells: [cellsOfAll(of.flat())], values: [], of };
  }

  return defineKind({
    name: 'anyof',
    says: 'of the alternatives, one at least holds with all its clues',
    form: { order: 'any', lists: [0, 1], cells: [0, Number.POSITIVE_INFINITY], hasAlternatives: true },
    fault: faultOf,
    normal,
    demandsOf: ({ of = [] }, frame) => {
      const lists = of.map((list) => list.flatMap((clue) => inner.known(clue).demandsOf(clue, frame)));
      return [oneOf(lists) ?? anyOf(lists)];
    },
    signsOf: ({ of = [] }, frame) => of.flat().flatMap((clue) => inner.known(clue).signsOf(clue, frame)),
    isKept: (_, { of = [] }, context) => of.some((list) => list.every((clue) => inner.isKept(clue, context))),
  });
};

/** Alternatives that each give a single cell a digit, as the digits that the cell may hold. */
function oneOf(lists: readonly (readonly Demand[])[]): Demand | undefined {
  let digits = 0;
  const [cell] = lists[0]?.[0]?.cells ?? [];
  for (const [demand, ...rest] of lists) {
    const isDigit = demand?.kind === 'count' && demand.cells.length === 1 && demand.least === 1 && demand.most === 1;
    if (!isDigit || rest.length > 0 || demand.cells[0] !== cell) return undefined;
    digits |= demand.digits;
  }
  return cell === undefined ? undefined : { kind: 'digits', cells: [cell], digits };
}
