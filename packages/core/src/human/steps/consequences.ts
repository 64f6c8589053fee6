import type { Consequence } from './step.ts';

/** How many consequences there are, including those of trials on the way. */
export const consequenceCount = (consequences: readonly Consequence[]): number =>
  consequences.reduce(
    (sum, { cause }) => sum + 1 + (cause.kind === 'trial' ? consequenceCount(cause.consequences) : 0),
    0,
  );
