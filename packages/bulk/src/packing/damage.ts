/** An error that says what is wrong with packed data. */
export const damage = (code: 'Z_DATA' | 'Z_CUT' | 'Z_TRAILING' | 'Z_ZSTD', message: string): Error =>
  Object.assign(new Error(message), { code });

/** Whether packed data end too early, so that their last line may be cut as well. */
export const isCut = (problem: unknown): boolean => (problem as NodeJS.ErrnoException).code !== 'Z_TRAILING';
