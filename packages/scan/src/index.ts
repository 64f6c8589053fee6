export type {
  CellReading,
  Cells,
  Corners,
  Doubt,
  Kind,
  Lattice,
  Picture,
  Point,
  Refusal,
} from './types.ts';
