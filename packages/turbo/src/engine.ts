import { BYTES } from './bytes.ts';
import { compileModule } from './module.ts';

// What is used of WebAssembly's own types. Programs compile without those of a browser.

/** A `WebAssembly.Memory`. */
export interface EngineMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** A `WebAssembly.Global` that holds a number. */
export interface EngineNumber {
  readonly value: number;
}

/**
 * What assembly/engine.ts exports; its comments say what each does. Limits and budgets may be
 * infinite.
 */
export interface EngineExports {
  readonly memory: EngineMemory;
  readonly PUZZLE: EngineNumber;
  readonly STRUCK_OUT: EngineNumber;
  readonly SOLUTION: EngineNumber;
  readonly FREE: EngineNumber;
  start(hasStruckOut: number): void;
  next(maxCalls: number): -1 | 0 | 1;
  read(): void;
  count(limit: number, maxCalls: number): number;
  stopped(): -1 | 0 | 1;
  calls(): number;
  guesses(): number;
  batch(from: number, length: number, to: number, limit: number): number;
  readonly lines: EngineNumber;
  run(from: number, length: number, to: number, limit: number): number;
}

/** Makes engines, each with a memory of its own. */
export type EngineMaker = () => EngineExports;

/** Compiles the engine; nothing where WebAssembly or its vectors are missing. */
export async function compileEngine(): Promise<EngineMaker | undefined> {
  const module = await compileModule(BYTES);
  return module && (() => new WebAssembly.Instance(module).exports as unknown as EngineExports);
}
