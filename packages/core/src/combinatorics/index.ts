export { bandIndices } from './band-index.ts';
export { type ClassCountOptions, canCountClasses, countGridClasses } from './class-count.ts';
export { type DisjointFamily, type DisjointOptions, disjointFamily } from './disjoint.ts';
export { type EstimateOptions, estimateGrids, estimateOf, type GridEstimate } from './estimate.ts';
export { canCountGrids, countGrids, type GridCount, type GridCountOptions } from './grid-count.ts';
export { type MinimalOptions, type MinimalSample, minimalSamples } from './minimal-sample.ts';
export { type NeighbourhoodOptions, neighbourhood } from './neighbourhood.ts';
export { canFindUnavoidable, type UnavoidableOptions, unavoidableSets } from './unavoidable.ts';
export { drawnByWeight, type Estimated, effectiveNumber, logOfSum, weightedMean } from './weighted.ts';
