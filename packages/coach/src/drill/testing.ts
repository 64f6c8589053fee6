import { readdirSync, readFileSync } from 'node:fs';
import { type Geometry, geometryOf } from '@pencilmark/core/geometry';
import { type Grid, makePuzzle } from '@pencilmark/core/puzzle';
import { solve } from '@pencilmark/core/solve';
import { type Drill, positionOfDrill, readDrills } from './drill.ts';

const FOLDER = new URL('../../../../corpus/drills/', import.meta.url);

/** Every drill of corpus/drills, file by file. */
export const drillsByFile = (): readonly { readonly file: string; readonly text: string; readonly drills: Drill[] }[] =>
  readdirSync(FOLDER)
    .sort()
    .map((file) => {
      const text = readFileSync(new URL(file, FOLDER), 'utf8');
      return { file, text, drills: readDrills(text) };
    });

export const allDrills = (): readonly Drill[] => drillsByFile().flatMap(({ drills }) => drills);

/** Some of the drills, the same in each run: each n-th of them. */
export const someDrills = (each: number): readonly Drill[] => allDrills().filter((_, index) => index % each === 0);

/** The board of a drill. */
export function boardOf({ board }: Drill): Geometry {
  const geometry = geometryOf(board);
  if (!geometry.ok) throw new RangeError(geometry.error.message);
  return geometry.value;
}

/** A drill as somebody sits before it. */
export interface Table {
  readonly grid: Grid;
  readonly givens: Uint8Array;
  readonly solution: Uint8Array;
}

export function tableOf(drill: Drill): Table {
  const geometry = boardOf(drill);
  const { grid, givens } = positionOfDrill(drill, geometry);
  return { grid, givens, solution: solve(makePuzzle(geometry, givens))! };
}

/** The drills of a technique, as somebody sits before them. */
export const tablesOf = (technique: string): readonly Table[] =>
  allDrills()
    .filter((drill) => drill.technique === technique)
    .map(tableOf);
