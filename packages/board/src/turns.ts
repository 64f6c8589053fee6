import type { Cell, Digit } from '@pencilmark/core/geometry';
import type { Candidate } from '@pencilmark/core/puzzle';
import { keyOf } from './proven.ts';
import type { Sheet } from './sheet.ts';

/** When a reader takes in the nodes and links of a drawing. */
export interface Turns {
  of(candidate: Candidate): number;
  /** Of each link. */
  readonly links: readonly number[];
  /** The turn after all of them. */
  readonly end: number;
  /** The numbers of linked nodes along their chain, from 1. */
  readonly numbers: ReadonlyMap<string, number>;
}

/** Nodes and links in the order in which a chain is read; nodes without links after that. */
export function turnsOf({ links }: Pick<Sheet, 'links'>, first: number): Turns {
  const turns = new Map<string, number>();
  const numbers = new Map<string, number>();
  let turn = first;
  const meet = ({ cells, digit }: { readonly cells: readonly Cell[]; readonly digit: Digit }): void => {
    const key = keyOf({ cell: cells[0]!, digit });
    if (numbers.has(key)) return;
    numbers.set(key, numbers.size + 1);
    for (const cell of cells) turns.set(keyOf({ cell, digit }), turn);
    turn++;
  };
  const linkTurns = links.map(({ from, to }) => {
    meet(from);
    const own = turn++;
    meet(to);
    return own;
  });
  const last = turn;
  return { of: (candidate) => turns.get(keyOf(candidate)) ?? last, links: linkTurns, end: last + 1, numbers };
}
