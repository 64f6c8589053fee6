/** Conflict learning for boards where plain search gets lost. Re-exports only. */
export { loadLargeSolver } from './large.ts';
export { loadSat, type SatOptions } from './sat.ts';
export type { WasmBytes, WasmSource } from './wasm.ts';
