import type { HouseKind } from '../geometry/geometry.ts';
import type { Sentence, SentenceInsert } from './sentence.ts';

/** A candidate that is supposed to be true or false. */
export interface Assumption {
  readonly candidate: SentenceInsert;
  readonly isOn: boolean;
}

/**
 * The grammar of steps in a language: how digits, cells and houses are joined to sentences. They
 * stay parts of the sentence.
 */
export interface Grammar {
  house(kind: HouseKind, number: number): string;
  /** A demand that no clue and no rule asks for. */
  readonly ownDemand: string;
  /** "r1c1, r1c2 and r1c3". */
  list(items: readonly SentenceInsert[]): Sentence;
  /** "3+9, 4+8 or 5+7". */
  choice(items: readonly SentenceInsert[]): Sentence;
  /** The rest of a choice: "5 others". */
  others(count: number): string;
  /** "the digits 1 and 2", as something to look at. */
  digits(digits: readonly SentenceInsert[]): Sentence;
  /**
   * The consequences of an assumption: candidates that are true, and at the end a candidate that is
   * false, or none. Empty when the assumption is the end.
   */
  branch(assumption: Assumption, truths: readonly SentenceInsert[], falsehood?: SentenceInsert): Sentence;
  /** The end of a long branch, and the number of its links. */
  longBranch(assumption: Assumption, links: number, end: Assumption): Sentence;
  /** A branch as a heading: its assumption, and its end if there is any other. */
  heading(assumption: Assumption, end?: Assumption): Sentence;
  /** The result of a chain or a net within another, as a heading. */
  lemma(technique: SentenceInsert, falsehoods: readonly SentenceInsert[]): Sentence;
  /** Headings of the patterns met along a branch. */
  onTheWay(lemmas: readonly Sentence[]): Sentence;
  /** How many chains and nets are seen while long branches are followed. */
  manyOnTheWay(lemmas: number): Sentence;
  /** How many consequences follow one after the other. There are several. */
  consequences(count: number): Sentence;
  /** The clues whose ties link a chain. */
  byTies(clues: SentenceInsert): Sentence;
  /** The result of a step: the digit that a cell gets, and the digits that cells lose. */
  places(cell: SentenceInsert, digit: SentenceInsert): Sentence;
  removes(losses: readonly { readonly digits: readonly SentenceInsert[]; readonly cells: SentenceInsert }[]): Sentence;
  /**
   * The houses, clues and rules from which a step follows, none where candidates are enough; and
   * whether it is proven that no fewer do.
   */
  follows(grounds: SentenceInsert | undefined, isShortest: boolean): Sentence;
  /** Where to look, for a first hint. The second hint names the technique too. */
  lookAt(places: SentenceInsert): Sentence;
  lookFor(technique: SentenceInsert, places: SentenceInsert): Sentence;
}
