export const DIST: string;
export function buildSite(options?: {
  readonly base?: string;
  readonly isAnew?: boolean;
  readonly keep?: boolean;
}): Promise<{ readonly code: number; readonly output: string }>;
