import { type AnyNarrower, narrowAny } from './alternatives.ts';
import { type AutomatonNarrower, narrowAutomaton } from './automata.ts';
import { type ConnectedNarrower, narrowConnected } from './connected.ts';
import { type CountNarrower, narrowCount } from './counts.ts';
import {
  type ChuteNarrower,
  type HouseNarrower,
  narrowChute,
  narrowHouse,
  narrowOverlap,
  type OverlapNarrower,
} from './houses.ts';
import { type LabelledNarrower, narrowLabelled } from './labelled.ts';
import { allowedBy, chunkBits, type PairTables } from './pair-tables.ts';
import { narrowSet, type SetNarrower } from './sets.ts';
import { narrow, type Store } from './store.ts';
import { type CageNarrower, narrowCage, narrowSum, type SumNarrower } from './sums.ts';

/** A relation of two cells, for lists of alternatives; elsewhere cells keep their relations. */
export interface PairNarrower {
  readonly cells: Int32Array;
  readonly tables: PairTables;
}

/** Cells that differ, for lists of alternatives; elsewhere they are peers. */
export interface ApartNarrower {
  readonly cells: Int32Array;
}

/** Cells that hold a digit of a set, for lists of alternatives. */
export interface DigitsNarrower {
  readonly cells: Int32Array;
  readonly digits: number;
}

/** A demand as the search keeps it. Its number says which function narrows the candidates. */
export type Narrower =
  | { readonly kind: typeof HOUSE; readonly part: HouseNarrower }
  | { readonly kind: typeof OVERLAP; readonly part: OverlapNarrower }
  | { readonly kind: typeof CHUTE; readonly part: ChuteNarrower }
  | { readonly kind: typeof CAGE; readonly part: CageNarrower }
  | { readonly kind: typeof SUM; readonly part: SumNarrower }
  | { readonly kind: typeof SET; readonly part: SetNarrower }
  | { readonly kind: typeof COUNT; readonly part: CountNarrower }
  | { readonly kind: typeof PAIR; readonly part: PairNarrower }
  | { readonly kind: typeof APART; readonly part: ApartNarrower }
  | { readonly kind: typeof DIGITS; readonly part: DigitsNarrower }
  | { readonly kind: typeof AUTOMATON; readonly part: AutomatonNarrower }
  | { readonly kind: typeof CONNECTED; readonly part: ConnectedNarrower }
  | { readonly kind: typeof LABELLED; readonly part: LabelledNarrower }
  | { readonly kind: typeof ANY; readonly part: AnyNarrower<Narrower> };

export const HOUSE = 0;
export const OVERLAP = 1;
export const CAGE = 2;
export const SUM = 3;
export const SET = 4;
export const COUNT = 5;
export const PAIR = 6;
export const APART = 7;
export const DIGITS = 8;
export const AUTOMATON = 9;
export const ANY = 10;
export const CHUTE = 11;
export const CONNECTED = 12;
export const LABELLED = 13;

/**
 * The order of the waiting narrowers, by kind. The kinds that most often succeed come before
 * houses, so that houses are examined once after many changes.
 */
export const RANKS: readonly number[] = [1, 2, 0, 0, 0, 0, 0, 0, 0, 2, 3, 2, 3, 1];

/**
 * Narrows the candidates to the digits that a demand allows, or to more; false when nothing fits.
 */
export function run(store: Store, narrower: Narrower): boolean {
  switch (narrower.kind) {
    case HOUSE:
      return narrowHouse(store, narrower.part);
    case CHUTE:
      return narrowChute(store, narrower.part);
    case OVERLAP:
      return narrowOverlap(store, narrower.part);
    case CAGE:
      return narrowCage(store, narrower.part);
    case SUM:
      return narrowSum(store, narrower.part);
    case SET:
      return narrowSet(store, narrower.part);
    case COUNT:
      return narrowCount(store, narrower.part);
    case PAIR:
      return narrowPair(store, narrower.part);
    case APART:
      return narrowApart(store, narrower.part);
    case DIGITS:
      return narrowDigits(store, narrower.part);
    case AUTOMATON:
      return narrowAutomaton(store, narrower.part);
    case CONNECTED:
      return narrowConnected(store, narrower.part);
    case LABELLED:
      return narrowLabelled(store, narrower.part);
    case ANY:
      return narrowAny(store, narrower.part, run);
  }
}

function narrowPair(store: Store, { cells, tables: { allowed, forth, back } }: PairNarrower): boolean {
  const size = allowed.length;
  const bits = chunkBits(size);
  const [first, second] = [cells[0]!, cells[1]!];
  return (
    narrow(store, second, allowedBy(forth, store.masks[first]!, size, bits)) &&
    narrow(store, first, allowedBy(back, store.masks[second]!, size, bits))
  );
}

function narrowApart(store: Store, { cells }: ApartNarrower): boolean {
  const { masks } = store;
  let fixed = 0;
  let union = 0;
  for (let index = 0; index < cells.length; index++) {
    const mask = masks[cells[index]!]!;
    union |= mask;
    if ((mask & (mask - 1)) !== 0) continue;
    if ((fixed & mask) !== 0) return false;
    fixed |= mask;
  }
  for (let index = 0; index < cells.length; index++) {
    const mask = masks[cells[index]!]!;
    if ((mask & (mask - 1)) !== 0 && (mask & fixed) !== 0 && !narrow(store, cells[index]!, ~fixed)) return false;
  }
  return union !== 0;
}

function narrowDigits(store: Store, { cells, digits }: DigitsNarrower): boolean {
  for (let index = 0; index < cells.length; index++) if (!narrow(store, cells[index]!, digits)) return false;
  return true;
}
