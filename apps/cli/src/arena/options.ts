import { ROUNDS } from '@pencilmark/arena/rounds';
import { listOf, nameOf, type Option, wholeNumber } from '../options/option.ts';

const ROUND_NAMES = ROUNDS.map(({ name }) => name);

/** The operand of parts that start one program. */
export const PROGRAM = { flags: '<program...>', says: 'the program and its words, after --' };

/** The options of every part that plays rounds. */
export const ROUND_OPTIONS: readonly Option[] = [
  {
    flags: '--rounds <a,b,c>',
    says: `which rounds: ${ROUND_NAMES.join(', ')} (default: all)`,
    read: listOf('round', ROUND_NAMES),
    choices: () => ROUND_NAMES,
  },
  { flags: '--tasks <n>', says: 'how many tasks a round has (default: 2 to 20)', read: wholeNumber(1, 1000) },
  { flags: '--limit-ms <n>', says: 'the limit of a task in milliseconds', read: wholeNumber(10, 3_600_000) },
  { flags: '--seed <n>', says: 'fixes the puzzles (default: a random one, which is told)', read: wholeNumber(0) },
];

/** The option of every part that starts programs. */
export const MEMORY_OPTION: Option = {
  flags: '--memory <mb>',
  says: 'the memory that a program may use, in megabytes (default: 1024)',
  read: wholeNumber(16, 1_000_000),
};

/** A file that is written. */
export const fileOption = (flags: string, says: string): Option => ({ flags, says, read: nameOf('file') });

/** The values of `ROUND_OPTIONS` and `MEMORY_OPTION`. */
export interface ArenaOptions {
  readonly rounds?: readonly string[];
  readonly tasks?: number;
  readonly limitMs?: number;
  readonly seed?: number;
  readonly memory?: number;
  readonly json?: true;
}

/** The values of the options of a tournament. */
export interface TournamentOptions extends ArenaOptions {
  readonly markdown?: true;
  readonly html?: string;
}

/** The values of the options of a program that joins an arena. */
export interface JoinOptions extends ArenaOptions {
  readonly token?: string;
}
