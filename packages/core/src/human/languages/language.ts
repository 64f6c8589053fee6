import type { HouseKind } from '../../geometry/geometry.ts';
import type { Technique } from '../technique.ts';

/** What a technique is called, and its sentence with holes. */
export interface TechniqueText {
  readonly name: string;
  readonly says: string;
}

/** How steps are told in a language. Digits, cells and houses come as text. */
export interface Language {
  /** As in HTML: "en". */
  readonly code: string;
  readonly name: string;
  technique(technique: Technique): TechniqueText;
  house(kind: HouseKind, number: number): string;
  /** "r1c1, r1c2 and r1c3". */
  list(items: readonly string[]): string;
  /** "the digits 1 and 2", as something to look at. */
  digits(digits: readonly string[]): string;
  /** What follows: the digit that goes into a cell; the digits that cells lose. */
  places(cell: string, digit: string): string;
  removes(losses: readonly { readonly digits: readonly string[]; readonly cells: string }[]): string;
  /** Where to look, for a first hint; and with the technique, for a second. */
  lookAt(places: string): string;
  lookFor(technique: string, places: string): string;
}
