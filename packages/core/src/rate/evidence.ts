import type { ChainNode, Step } from '../human/steps/step.ts';
import type { Cell } from '../sets/cells.ts';
import type { Digit } from '../sets/digits.ts';

// The value of a step for a hole of its sentence. Undefined for a hole of another type.

export function cellsIn({ args }: Step, hole: string): readonly Cell[] {
  const arg = args[hole];
  return arg && 'cells' in arg ? arg.cells : [];
}

/** Houses as indexes into the geometry's list. */
export function housesIn({ args }: Step, hole: string): readonly number[] {
  const arg = args[hole];
  return arg && 'houses' in arg ? arg.houses : [];
}

export function digitsIn({ args }: Step, hole: string): readonly Digit[] {
  const arg = args[hole];
  return arg && 'digits' in arg ? arg.digits : [];
}

/** The nodes of the chain that a step tells. */
export function nodesIn({ args: { chain } }: Step): readonly ChainNode[] {
  return chain && 'chain' in chain ? chain.chain : [];
}
