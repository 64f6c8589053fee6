import { BYTES } from './bytes.ts';

/**
 * What assembly/engine.ts exports; its comments say what each does. Limits and budgets may be
 * infinite.
 */
export interface EngineExports {
  readonly memory: WebAssembly.Memory;
  readonly PUZZLE: WebAssembly.Global;
  readonly STRUCK_OUT: WebAssembly.Global;
  readonly SOLUTION: WebAssembly.Global;
  readonly FREE: WebAssembly.Global;
  start(hasStruckOut: number): void;
  next(maxCalls: number): -1 | 0 | 1;
  read(): void;
  count(limit: number, maxCalls: number): number;
  stopped(): -1 | 0 | 1;
  calls(): number;
  guesses(): number;
  batch(from: number, length: number, to: number, limit: number): number;
  readonly lines: WebAssembly.Global;
  run(from: number, length: number, to: number, limit: number): number;
}

/** Makes engines, each with a memory of its own. */
export type EngineMaker = () => EngineExports;

/** Compiles the engine; nothing where WebAssembly or its vectors are missing. */
export async function compileEngine(): Promise<EngineMaker | undefined> {
  const bytes = Uint8Array.from(atob(BYTES), (character) => character.charCodeAt(0));
  if (typeof WebAssembly !== 'object' || !WebAssembly.validate(bytes)) return undefined;
  const module = await WebAssembly.compile(bytes);
  return () => new WebAssembly.Instance(module).exports as unknown as EngineExports;
}
