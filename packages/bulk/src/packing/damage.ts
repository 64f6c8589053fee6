/** What is wrong with packed data, as an error that says so. */
export const damage = (code: 'Z_DATA' | 'Z_CUT' | 'Z_TRAILING' | 'Z_ZSTD', message: string): Error =>
  Object.assign(new Error(message), { code });

/** Whether packed data end before their time, so that the last line may be cut too. */
export const isCut = (problem: unknown): boolean => (problem as NodeJS.ErrnoException).code !== 'Z_TRAILING';
