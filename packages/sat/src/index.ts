/** Conflict learning for boards where plain search gets lost. Re-exports only. */
export { loadLargeSolver } from './large.ts';
export { loadSat } from './sat.ts';
