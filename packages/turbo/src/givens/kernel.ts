import type { EngineMemory, EngineNumber } from '../engine.ts';
import { compileModule } from '../module.ts';
import { BYTES } from './bytes.ts';

/**
 * What assembly/hitting.ts exports; its comments say what each does. Cells are bits of two numbers.
 */
export interface KernelExports {
  readonly memory: EngineMemory;
  readonly CHOSEN: EngineNumber;
  readonly OTHER: EngineNumber;
  readonly nodes: EngineNumber;
  clear(): void;
  add(low: bigint, high: bigint): void;
  search(left: number, chosenLow: bigint, chosenHigh: bigint, low: bigint, high: bigint): void;
}

/** What the kernel asks its caller. */
export interface KernelCaller {
  leavesOther(): number;
  found(left: number): void;
}

/** Makes kernels, each with a memory of its own. */
export type KernelMaker = (caller: KernelCaller) => KernelExports;

/** Compiles the kernel; nothing where WebAssembly or its vectors are missing. */
export async function compileKernel(): Promise<KernelMaker | undefined> {
  const module = await compileModule(BYTES);
  return (
    module &&
    ((caller) => {
      const imports = {
        caller: { leavesOther: () => caller.leavesOther(), found: (left: number) => caller.found(left) },
      };
      return new WebAssembly.Instance(module, imports).exports as unknown as KernelExports;
    })
  );
}
