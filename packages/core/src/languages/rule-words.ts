import type { KindName } from '../rules/kinds.ts';
import type { RuleName } from '../rules/rule-names.ts';
import type { SignRole } from '../rules/sign.ts';

/** What a rule of the whole board, or a kind of clues, is called and says in a language. */
export interface RuleWords {
  /** What the rule, or one clue of the kind, is called, as within a sentence. */
  readonly name: string;
  /** How the number of a clue is told after its name, with the hole `{n}`. */
  readonly number?: string;
  /** What the lists of cells of a clue are called; the last name is for all further ones. */
  readonly parts?: readonly string[];
  /**
   * What it asks for, as a sentence. The hole `{n}` is for the number of a clue, and `{color}` for
   * the colour in which lines of the kind are drawn.
   */
  readonly says: string;
  /** What all clues of the kind ask for, where `says` with "the number" would not do. */
  readonly rule?: string;
  /** What clues with certain numbers ask for; numbers are joined by points, '' is none. */
  readonly special?: Readonly<Record<string, string>>;
}

/** The words of a language for what boards ask for, as far as it has some. */
export interface Words {
  readonly rules: Readonly<Partial<Record<RuleName | KindName, RuleWords>>>;
  /** Colours of lines that may have several, by the role of their sign. */
  readonly colors: Readonly<Partial<Record<SignRole, string>>>;
  /** What `{n}` is where each clue has a number of its own. */
  readonly theNumber: string;
  /** What holds digits: the beginning of a sentence, as far as it differs from house to house. */
  readonly every: Readonly<Record<'row' | 'column' | 'box' | 'region', string>>;
  /** "a, b and c". */
  list(items: readonly string[]): string;
  /** "1 to 9". */
  range(first: string, last: string): string;
  /** "2 of 3": the place of a cell on a line. */
  place(number: number, all: number): string;
  /** Before the rules of the usual board. */
  readonly normal: string;
  /** What boards ask for without rules: houses that hold every digit, or only differ, or none. */
  readonly full: string;
  readonly differ: string;
  readonly free: string;
}

/** The words of a language for all that boards ask for. */
export interface WholeWords extends Words {
  readonly rules: Readonly<Record<RuleName | KindName, RuleWords>>;
}
