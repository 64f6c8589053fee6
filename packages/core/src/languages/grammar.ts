import type { HouseKind } from '../geometry/geometry.ts';
import type { Sentence, SentenceInsert } from './sentence.ts';

/** A candidate that is supposed to be true or false. */
export interface Assumption {
  readonly candidate: SentenceInsert;
  readonly isOn: boolean;
}

/**
 * How steps are told in a language. Digits, cells and houses come as parts of the sentence, and
 * stay parts.
 */
export interface Grammar {
  house(kind: HouseKind, number: number): string;
  /** A demand that no clue and no rule asks for. */
  readonly ownDemand: string;
  /** "r1c1, r1c2 and r1c3". */
  list(items: readonly SentenceInsert[]): Sentence;
  /** "3+9, 4+8 or 5+7". */
  choice(items: readonly SentenceInsert[]): Sentence;
  /** "5 others", at the end of a choice. */
  others(count: number): string;
  /** "the digits 1 and 2", as something to look at. */
  digits(digits: readonly SentenceInsert[]): Sentence;
  /**
   * What an assumption leads to: candidates that are true then, and at the end one that is false,
   * or none. Nothing at all when the assumption is the end.
   */
  branch(assumption: Assumption, truths: readonly SentenceInsert[], falsehood?: SentenceInsert): Sentence;
  /** What a long branch leads to, and in how many links. */
  longBranch(assumption: Assumption, links: number, end: Assumption): Sentence;
  /** A branch as a heading: its assumption, and its end if there is any other. */
  heading(assumption: Assumption, end?: Assumption): Sentence;
  /** What a chain or a net shows within another, as a heading. */
  lemma(technique: SentenceInsert, falsehoods: readonly SentenceInsert[]): Sentence;
  /** Headings of what is seen while a branch is followed. */
  onTheWay(lemmas: readonly Sentence[]): Sentence;
  /** How many chains and nets are seen while long branches are followed. */
  manyOnTheWay(lemmas: number): Sentence;
  /** How many consequences follow one after the other. There are several. */
  consequences(count: number): Sentence;
  /** Clues whose ties join what a chain goes through. */
  byTies(clues: SentenceInsert): Sentence;
  /** What follows from a step: the digit that goes into a cell, and the digits that cells lose. */
  places(cell: SentenceInsert, digit: SentenceInsert): Sentence;
  removes(losses: readonly { readonly digits: readonly SentenceInsert[]; readonly cells: SentenceInsert }[]): Sentence;
  /** Where to look, for a first hint. The second hint names the technique too. */
  lookAt(places: SentenceInsert): Sentence;
  lookFor(technique: SentenceInsert, places: SentenceInsert): Sentence;
}
