import type { Command } from './command.ts';
import { canonical } from './commands/canonical.ts';
import { check } from './commands/check.ts';
import { compare } from './commands/compare.ts';
import { completion } from './commands/completion.ts';
import { convert } from './commands/convert.ts';
import { generate } from './commands/generate.ts';
import { list } from './commands/list.ts';
import { solve } from './commands/solve.ts';
import { watch } from './commands/watch.ts';

/** Every command, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  solve,
  check,
  generate,
  convert,
  canonical,
  compare,
  watch,
  list,
  completion(() => COMMANDS),
];
