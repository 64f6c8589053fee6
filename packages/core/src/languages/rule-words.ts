import type { FaultText } from '../rules/fault.ts';
import type { KindName } from '../rules/kinds.ts';
import type { RuleName } from '../rules/rule-names.ts';
import type { SignRole } from '../rules/sign.ts';

/** The name and the sentences of a rule, or of a kind of clues, in a language. */
export interface RuleWords {
  /** The name of the rule, or of a clue of the kind, as within a sentence. */
  readonly name: string;
  /** How the number of a clue follows its name, with the hole `{n}`. */
  readonly number?: string;
  /** The names of the lists of cells of a clue; the last name serves all further lists. */
  readonly parts?: readonly string[];
  /**
   * The demand of the rule, as a sentence. The hole `{n}` is for the number of a clue, and
   * `{color}` for the colour in which lines of the kind are drawn.
   */
  readonly says: string;
  /** The demand of all clues of the kind, where `says` with "the number" would not do. */
  readonly rule?: string;
  /** The demand of clues with certain numbers; numbers are joined by points, '' is none. */
  readonly special?: Readonly<Record<string, string>>;
}

/** The words of a language for the demands of boards, as far as it has them. */
export interface Words {
  readonly rules: Readonly<Partial<Record<RuleName | KindName, RuleWords>>>;
  /** Colours of lines that may have several, by the role of their sign. */
  readonly colors: Readonly<Partial<Record<SignRole, string>>>;
  /** The value of `{n}` where each clue has a number of its own. */
  readonly theNumber: string;
  /**
   * The cells that hold digits: the beginning of a sentence, as far as it differs from house to
   * house.
   */
  readonly every: Readonly<Record<'row' | 'column' | 'box' | 'region', string>>;
  /** "a, b and c". */
  list(items: readonly string[]): string;
  /** "1 to 9". */
  range(first: string, last: string): string;
  /** "2 of 3": the place of a cell on a line. */
  place(number: number, all: number): string;
  /**
   * What can be wrong with a clue, by its English sentence, with the same holes. English stands in
   * for what is missing.
   */
  readonly faults?: Readonly<Partial<Record<FaultText, string>>>;
  /** Before the rules of the usual board. */
  readonly normal: string;
  /** The demand of boards without rules: houses that hold every digit, or only differ, or none. */
  readonly full: string;
  readonly differ: string;
  readonly free: string;
}

/** The words of a language for all that boards ask for. */
export interface WholeWords extends Words {
  readonly rules: Readonly<Record<RuleName | KindName, RuleWords>>;
}
