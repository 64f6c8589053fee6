import { ARENA_PARTS } from '../arena/parts.ts';
import type { Command } from '../command.ts';

export const arena: Command = {
  name: 'arena',
  says: 'let solver programs compete: yours, those of others, and ours',
  note:
    'A program reads tasks from its standard input and writes answers to its standard output; docs/arena.md has the ' +
    'protocol.\nPrograms are limited and watched, but not locked in: start only programs that you trust.',
  options: [],
  parts: ARENA_PARTS,
  examples: ARENA_PARTS.flatMap(({ examples }) => examples),
  run() {}, // its parts do the work
};
