export { cutCells, normalise } from './cells.ts';
export { type FindOptions, findLattices, latticeAt } from './find.ts';
export { loadNetwork, type Network, plainNetwork, readCells } from './network/network.ts';
export { outline } from './outline.ts';
export { refusalOf } from './refusal.ts';
export { regionsOf } from './regions.ts';
export { type ScanOptions, scan } from './scan.ts';
export { straightened } from './straightened.ts';
export type {
  CellReading,
  Cells,
  Corners,
  Doubt,
  DoubtReason,
  Kind,
  Lattice,
  Picture,
  Point,
  Refusal,
  Scanned,
  ScanResult,
  Stage,
  State,
} from './types.ts';
