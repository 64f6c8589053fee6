export { bandIndices } from './band-index.ts';
export { type DisjointFamily, type DisjointOptions, disjointFamily } from './disjoint.ts';
export { type EstimateOptions, estimateGrids, type GridEstimate } from './estimate.ts';
export { canCountGrids, countGrids, type GridCount, type GridCountOptions } from './grid-count.ts';
export { canFindUnavoidable, type UnavoidableOptions, unavoidableSets } from './unavoidable.ts';
