import type { Geometry } from '@pencilmark/core/geometry';
import { bands, type Solver, singles } from '@pencilmark/core/solve';
import type { CellReading, Cells, Doubt, State } from '../types.ts';
import { type Beliefs, logOf } from './beliefs.ts';
import { doubtsOf, secondOf } from './doubts.ts';
import { faintCells } from './faint.ts';
import { keepEntries } from './kept.ts';
import { type Kinds, kindsOf } from './kinds.ts';
import { oddsOf } from './odds.ts';
import { makeProver } from './proof.ts';
import { findReadings, type Reading } from './readings.ts';
import { SETTINGS, type Settings } from './settings.ts';

/** What is known of the cells of a lattice. */
export interface Evidence {
  readonly geometry: Geometry;
  readonly beliefs: Beliefs;
  readonly facts: Pick<Cells, 'ink' | 'traces' | 'inkColours' | 'paperColours'>;
  /** The lattice is weak: whatever is read may be out of place. */
  readonly isWeak?: boolean;
  /** Solvers to choose from, best first. */
  readonly solvers?: readonly Solver[] | undefined;
}

/** A board as it was read. */
export interface Judged {
  readonly geometry: Geometry;
  readonly cells: readonly CellReading[];
  /** The cells that somebody should look at, in reading order. */
  readonly doubts: readonly Doubt[];
  /** How many solutions all digits together have; 'unknown' when the solver gave up. */
  readonly state: State;
  /** How much less likely (as a logarithm) the reading is than the likeliest one of each cell. */
  readonly cost: number;
}

/** Two solvers of core that know every board between them. */
const OWN_SOLVERS: readonly Solver[] = [bands, singles];

/**
 * Reads the cells of a board: the cheapest proper reading, if it is cheap enough, else the
 * likeliest reading of each cell with its conflicts. Each cell that may be wrong is a doubt.
 */
export function judgeCells(evidence: Evidence, settings: Settings = SETTINGS): Judged {
  const { geometry, beliefs, facts, isWeak = false, solvers = OWN_SOLVERS } = evidence;
  const prove = makeProver(geometry, solvers, settings.calls);
  const readings = findReadings(beliefs, geometry, prove, settings);
  const kindsIn = (reading: Reading): Kinds => kindsOf(beliefs, facts, reading, prove);
  const chosen = keepEntries(beliefs, readings.proper[0] ?? readings.first, (kept) => kindsIn(kept).kinds);
  const odds = oddsOf(beliefs, readings, prove);
  const { kinds, unsure } = kindsIn(chosen);
  const cells = kinds.map((kind, cell): CellReading => {
    const digit = chosen.digits[cell]!;
    const p = odds[cell * (geometry.size + 1) + digit]!;
    return { digit, kind, p, other: secondOf(beliefs, cell, digit), digits: digitsIn(beliefs, cell) };
  });
  const faint = faintCells(beliefs, facts, chosen.digits);
  return {
    geometry,
    cells,
    doubts: doubtsOf(
      { geometry, beliefs, chosen, cells, unsureKinds: unsure, ink: facts.ink, faint, isWeak },
      settings,
    ),
    state: chosen.verdict,
    cost: chosen.cost,
  };
}

/** How likely each digit 0…size is in a cell by its look. */
const digitsIn = (beliefs: Beliefs, cell: number): number[] =>
  Array.from({ length: beliefs.size + 1 }, (_, digit) => Math.exp(logOf(beliefs, cell, digit)));
