export type { Curve, DepthColumn } from './curve.ts';
export { Recorder, type RecordOptions, record } from './record.ts';
export { deepestOf, depthOver, type Recording, transferablesOf } from './recording.ts';
export { type Moment, Replay } from './replay.ts';
export type { Snapshots } from './snapshots.ts';
export type { Origin } from './state.ts';
