/** 9×9 Sudoku with 128-bit vectors in WebAssembly. Re-exports only. */
export { type Batch, loadBatch } from './batch.ts';
export { loadTurbo } from './turbo.ts';
