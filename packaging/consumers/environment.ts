import type { Answers } from './programs.ts';

/** Where strangers run the packages. */
export interface Environment {
  readonly name: string;
  /** Whether a program may open files there. A page may not, so it does no jobs on files. */
  readonly hasFiles: boolean;
  /** Why it cannot be tried here; nothing where it can. */
  readonly missing?: string | undefined;
  /** Does the jobs there. */
  answers(): Promise<Answers>;
}
