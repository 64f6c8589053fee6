/**
 * The engine of Pencilmark: boards, puzzles, text formats, solvers and a generator. Re-exports only.
 */
export * from './format/index.ts';
export * from './generate/index.ts';
export * from './geometry/index.ts';
export * from './human/index.ts';
export * from './puzzle/index.ts';
export { makeRandom, type Random, shuffled } from './random.ts';
export * from './rate/index.ts';
export { checkArgument, checkOption, checkOptions, err, type KeysOf, ok, type Result } from './result.ts';
export * from './solve/index.ts';
