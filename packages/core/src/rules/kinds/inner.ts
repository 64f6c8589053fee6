import { quoted } from '../../quote.ts';
import type { Clue } from '../clue.ts';
import { type Fault, fault } from '../fault.ts';
import { compareClues, compareTexts, faultOf, type KindRow, normalClue } from '../kind.ts';
import type { Frame } from '../rule.ts';

/** The clues within a clue, as the kinds that they may have see them. */
export interface Inner {
  kindOf(clue: Clue): KindRow<string> | undefined;
  /** The kind of a clue with a known name. */
  known(clue: Clue): KindRow<string>;
  /** The fault of a clue within a clue of the kind `name`. */
  fault(name: string, clue: Clue, frame: Frame): Fault | undefined;
  /** The lists of clues in the order and the words of their kinds. */
  normal(of: Clue['of']): Clue[][];
  isKept(clue: Clue, context: Parameters<KindRow<string>['isKept']>[2]): boolean;
}

export function innerOf(kinds: readonly KindRow<string>[]): Inner {
  const kindOf: Inner['kindOf'] = ({ rule }) => kinds.find(({ name }) => name === rule);
  const known: Inner['known'] = (clue) => kindOf(clue)!;
  return {
    kindOf,
    known,
    fault: (name, clue, frame) => {
      const kind = kindOf(clue);
      if (!kind || (clue.of && !kind.form.hasAlternatives))
        return fault('{rule} is no kind of clues within "{kind}".', { rule: quoted(clue.rule), kind: name });
      return faultOf(kind, clue, frame);
    },
    normal: (of = []) =>
      of.map((list) =>
        list
          .map((inner) => (kindOf(inner) ? normalClue(known(inner), inner) : inner))
          .sort((a, b) => compareTexts(a.rule, b.rule) || compareClues(a, b)),
      ),
    isKept: (clue, context) => {
      const digits = clue.cells.map((cells) => cells.map((cell) => context.solution[cell]!));
      return known(clue).isKept(digits, clue, context);
    },
  };
}

/** All cells of some clues, in reading order. */
export const cellsOfAll = (clues: readonly Clue[]): number[] =>
  [...new Set(clues.flatMap((inner) => inner.cells.flat()))].sort((a, b) => a - b);
