import { bash } from './bash.ts';
import type { Completions } from './completions.ts';
import { fish } from './fish.ts';
import { zsh } from './zsh.ts';

/** The shells that have a completion script. */
export const SHELLS: Readonly<Record<string, (all: readonly Completions[]) => string>> = { bash, zsh, fish };
