import { quoted } from '../../quote.ts';
import type { Clue } from '../clue.ts';
import { anyOf } from '../demand.ts';
import { compareClues, compareTexts, defineKind, faultOf, type KindRow, type NamedKind, normalClue } from '../kind.ts';
import type { Frame } from '../rule.ts';

/** A clue with more alternatives is refused. */
export const MOST_ALTERNATIVES = 200;

/** Clues of other kinds, of which all of at least one list hold. */
export const anyOfKinds = (kinds: readonly KindRow<string>[]): NamedKind<'anyof'> => {
  const kindOf = ({ rule }: Clue): KindRow<string> | undefined => kinds.find(({ name }) => name === rule);
  const known = (clue: Clue): KindRow<string> => kindOf(clue)!;

  function fault({ of = [] }: Clue, frame: Frame): string | undefined {
    if (of.length === 0 || of.length > MOST_ALTERNATIVES)
      return `"anyof" has ${of.length} alternatives; expected 1 to ${MOST_ALTERNATIVES}.`;
    if (of.some((list) => list.length === 0)) return 'An alternative of "anyof" has no clue.';
    for (const clue of of.flat()) {
      const kind = kindOf(clue);
      if (!kind || clue.of) return `${quoted(clue.rule)} is no kind of clues within "anyof".`;
      const wrong = faultOf(kind, clue, frame);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  }

  /** All cells of the alternatives are the cells of the clue. Equal alternatives are one. */
  function normal(clue: Clue): Clue {
    const lists = (clue.of ?? []).map((list) =>
      list
        .map((one) => (kindOf(one) ? normalClue(known(one), one) : one))
        .sort((one, other) => compareTexts(one.rule, other.rule) || compareClues(one, other)),
    );
    const keyed = new Map(lists.map((list) => [JSON.stringify(list), list]));
    const of = [...keyed].sort(([one], [other]) => compareTexts(one, other)).map(([, list]) => list);
    const cells = [...new Set(of.flat().flatMap((one) => one.cells.flat()))].sort((a, b) => a - b);
    return { ...clue, cells: [cells], values: [], of };
  }

  return defineKind({
    name: 'anyof',
    says: 'of the alternatives, one at least holds with all its clues',
    form: { order: 'any', lists: [0, 1], cells: [0, Number.POSITIVE_INFINITY], hasAlternatives: true },
    fault,
    normal,
    demandsOf: ({ of = [] }, frame) => [
      anyOf(of.map((list) => list.flatMap((clue) => known(clue).demandsOf(clue, frame)))),
    ],
    signsOf: ({ of = [] }, frame) => of.flat().flatMap((clue) => known(clue).signsOf(clue, frame)),
    isKept: (_, { of = [] }, context) =>
      of.some((list) =>
        list.every((clue) => {
          const digits = clue.cells.map((cells) => cells.map((cell) => context.solution[cell]!));
          return known(clue).isKept(digits, clue, context);
        }),
      ),
  });
};
