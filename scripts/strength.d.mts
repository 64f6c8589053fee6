export const isWhole: boolean;
export const SEED: number;
/** How often a law is tried that is tried so often in a whole run. */
export function runs(often: number): number;
/** The rows of a long table that are tried. */
export function some<Row>(rows: readonly Row[]): readonly Row[];
export function filesOfWhole(): readonly string[];
