import { HAND } from '../../src/network/layers.ts';
import type { Network } from '../../src/network/network.ts';
import { EITHER } from '../pool.ts';
import { chancesOf, type Exam, examOf, likeliest, SYMBOL_COUNT, symbolChances, symbolOfLabel } from './exam.ts';
import type { Measured } from './sets.ts';

/** How often each symbol was read as each: row is what it is, column what was read. */
export type Confusion = readonly Int32Array[];

/** Cells that were read with about the same probability, and how many of them were read right. */
export interface Bin {
  readonly from: number;
  readonly cells: number;
  readonly right: number;
  /** The sum of the probabilities. */
  readonly chance: number;
}

/** Bounds of the bins of a calibration. */
const BOUNDS = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99, 0.995, 0.999];

/** What an exam shows. */
export interface Figures {
  readonly cells: number;
  /** Cells whose digit, letter or emptiness was read wrong. */
  readonly wrong: number;
  /** Of the digits that are surely printed or surely by hand: how many were taken for the other. */
  readonly kinds: { readonly cells: number; readonly wrong: number };
  readonly confusion: Confusion;
  readonly bins: readonly Bin[];
}

/** The figures of an exam on boards of a size. */
export function figuresOf(exam: Exam, temperature: number, size = SYMBOL_COUNT - 1): Figures {
  const confusion = Array.from({ length: SYMBOL_COUNT }, () => new Int32Array(SYMBOL_COUNT));
  const bins = BOUNDS.map((from) => ({ from, cells: 0, right: 0, chance: 0 }));
  const kinds = { cells: 0, wrong: 0 };
  exam.labels.forEach((label, cell) => {
    const chances = chancesOf(exam, cell, temperature);
    const symbols = symbolChances(chances, size);
    const read = likeliest(symbols);
    const truth = symbolOfLabel(label);
    confusion[truth]![read]!++;
    const bin = bins.findLast(({ from }) => symbols[read]! >= from)!;
    bin.cells++;
    bin.chance += symbols[read]!;
    if (read === truth) bin.right++;
    if (read !== truth || label > EITHER || truth === 0 || truth > 9) return;
    kinds.cells++;
    if (chances[truth]! > chances[HAND + truth - 1]! === label >= HAND) kinds.wrong++;
  });
  const cells = exam.labels.length;
  const right = confusion.reduce((sum, row, symbol) => sum + row[symbol]!, 0);
  return { cells, wrong: cells - right, kinds, confusion, bins };
}

/** The figures of a set of photos. */
export interface SetFigures {
  readonly set: string;
  readonly photos: number;
  readonly found: number;
  /** Photos with every cell right before anything is repaired. */
  readonly whole: number;
  readonly cells: number;
  readonly wrong: number;
}

/** The figures of photos, set by set. */
export function setFigures(
  measured: readonly Measured[],
  network: Network,
  temperature: number,
): readonly SetFigures[] {
  const sets = new Map<string, SetFigures>();
  for (const { set, pool } of measured) {
    const before = sets.get(set) ?? { set, photos: 0, found: 0, whole: 0, cells: 0, wrong: 0 };
    const size = Math.sqrt(pool?.labels.length ?? 0);
    const { cells, wrong } = pool ? figuresOf(examOf(network, pool), temperature, size) : { cells: 0, wrong: 1 };
    sets.set(set, {
      set,
      photos: before.photos + 1,
      found: before.found + (pool ? 1 : 0),
      whole: before.whole + (wrong === 0 ? 1 : 0),
      cells: before.cells + cells,
      wrong: before.wrong + (pool ? wrong : 0),
    });
  }
  return [...sets.values()];
}
