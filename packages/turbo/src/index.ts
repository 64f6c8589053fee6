/** 9×9 Sudoku with 128-bit vectors in WebAssembly. Re-exports only. */
export { type Batch, loadBatch } from './batch.ts';
export { canSearchGivens, type GivensOptions, type GivensSearch, loadGivensSearch } from './givens/search.ts';
export { type LineSolver, loadLineSolver } from './lines.ts';
export { loadTurbo } from './turbo.ts';
