import { counted, lineOf, solversFor, Texts } from '@pencilmark/bulk';
import {
  ALPHABETS,
  boxShape,
  err,
  type Format,
  formatNamed,
  GENERATE_METHODS,
  type Generated,
  type GenerateMethod,
  type GenerateOptions,
  type Geometry,
  generate as generateOne,
  type Notation,
  ok,
  type Result,
  SYMMETRIES,
  type SymmetryName,
  sized,
} from '@pencilmark/core';
import type { Command } from '../command.ts';
import { DIGITS_OPTION, GEOMETRY_OPTION, JSON_OPTION, oneOf, TO_OPTION, wholeNumber } from '../options.ts';
import type { Session } from '../session.ts';

const SYMMETRY_NAMES = Object.keys(SYMMETRIES);

// Short enough to be typed again.
const RANDOM_SEEDS = 2 ** 32;

interface Wishes {
  readonly count?: number;
  readonly size?: number;
  readonly geometry?: Geometry;
  readonly givens?: number | readonly [number, number];
  readonly symmetry?: SymmetryName;
  readonly minimal?: true;
  readonly method?: GenerateMethod;
  readonly seed?: number;
  readonly to?: Format;
  readonly digits?: string;
  readonly json?: true;
}

/** Reads `30` or `24-28`. */
function readGivens(text: string): Result<number | readonly [number, number], string> {
  const [, least, most] = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(text) ?? [];
  if (least === undefined) return err('Expected a number of givens such as 30, or bounds such as 24-28.');
  if (most === undefined) return ok(Number(least));
  return Number(least) <= Number(most) ? ok([Number(least), Number(most)]) : err('Expected the smaller bound first.');
}

export const generate: Command = {
  name: 'generate',
  says: 'make puzzles; the same seed makes the same puzzle everywhere',
  options: [
    { flags: '--count <n>', says: 'how many (default: 1)', read: wholeNumber(1) },
    { flags: '--size <n>', says: 'the size of the board (default: 9)', read: wholeNumber(4, 36) },
    GEOMETRY_OPTION,
    { flags: '--givens <n|min-max>', says: 'how many givens, such as 30 or 24-28', read: readGivens },
    {
      flags: '--symmetry <name>',
      says: `how the givens lie: ${SYMMETRY_NAMES.join(', ')}`,
      read: oneOf('symmetry', SYMMETRY_NAMES),
      choices: () => SYMMETRY_NAMES,
    },
    { flags: '--minimal', says: 'no given can be spared' },
    {
      flags: '--method <name>',
      says: `how givens are taken away: ${GENERATE_METHODS.join(', ')}`,
      read: oneOf('method', GENERATE_METHODS),
      choices: () => GENERATE_METHODS,
    },
    {
      flags: '--seed <n>',
      says: 'the seed of the first puzzle, those after it count up (default: random, and told)',
      read: wholeNumber(0),
    },
    { ...TO_OPTION, says: 'how to write puzzles (default: line)' },
    DIGITS_OPTION,
    JSON_OPTION,
  ],
  examples: [
    ['pencilmark generate', 'a 9×9 puzzle'],
    ['pencilmark generate --count 3 --minimal --symmetry rotate180 --seed 7 --to drawn', 'three minimal ones, drawn'],
    ['pencilmark generate --geometry 6x6:2x3 --givens 10-14 --seed 7 --json', 'a small one with its solution'],
  ],
  async run(session: Session, _operands, options: Wishes) {
    const { count = 1, seed = Math.floor(Math.random() * RANDOM_SEEDS), givens, symmetry, minimal, method } = options;
    const geometry = options.geometry ?? sized(options.size ?? 9);
    const alphabet =
      options.digits ?? ALPHABETS.find(({ characters }) => characters.length >= geometry.size)!.characters;
    const complaint = complaintAbout({ ...options, count, seed }, geometry, alphabet);
    if (complaint !== undefined) return session.refuse('pencilmark', complaint);
    const notation: Notation = { alphabet, blank: '.' };
    const wishes = {
      geometry,
      solvers: await solversFor(geometry),
      ...(givens !== undefined && { givens }),
      ...(symmetry && { symmetry }),
      ...(minimal && { minimal }),
      ...(method && { method }),
    };
    const texts = new Texts((line) => session.output.line(line));
    if (options.seed === undefined && !options.json) session.messages.note(`seed ${seed}`);
    for (let index = 0; index < count; index++) {
      const made = madeOf(session, { ...wishes, seed: seed + index });
      if (!made) return;
      if (options.json) {
        const [puzzle, solution] = [lineOf(made.puzzle.givens, notation), lineOf(made.solution, notation)];
        const unreached = made.reached ? {} : { reached: false };
        session.json({ puzzle, solution, givens: made.givens, seed: made.seed, ...unreached });
      } else texts.addDigits(geometry, made.puzzle.givens, options.to ?? formatNamed('line')!, notation);
      if (!made.reached) session.disappoint(`seed ${made.seed}`, unreachedText(made, options));
      if (session.progress.isDue())
        await session.progress.show({ what: 'puzzles', count: index + 1, done: index + 1, total: count });
    }
  },
};

/** Why wishes cannot be meant. */
function complaintAbout(
  { size, geometry: chosen, givens = 0, count, seed }: Wishes & { readonly count: number; readonly seed: number },
  geometry: Geometry,
  alphabet: string,
): string | undefined {
  if (size !== undefined && geometry.size !== size) return `The board ${geometry.id} is not of size ${size}.`;
  // Such a line could be written, and then no command would know what to make of it.
  if (!chosen && boxShape(geometry.size).height === 1)
    return `A ${size}x${size} board has no usual boxes; say which geometry is meant with --geometry, for example with a jigsaw map.`;
  if (count - 1 > Number.MAX_SAFE_INTEGER - seed)
    return `Seeds go up to ${Number.MAX_SAFE_INTEGER}; ${counted(count, 'puzzle')} from seed ${seed} on would need larger ones.`;
  if (Math.max(...[givens].flat()) > geometry.cellCount)
    return `The board ${geometry.id} has room for ${geometry.cellCount} givens.`;
  if (alphabet.length < geometry.size)
    return `The board ${geometry.id} has ${geometry.size} digits; "${alphabet}" has ${alphabet.length}.`;
  return undefined;
}

/** Which wish was not met. */
function unreachedText({ missed, givens, tries }: Generated, { givens: wanted, minimal }: Wishes): string {
  const found = `was found in ${counted(tries, 'try', 'tries')}`;
  if (missed === 'minimal')
    return `No minimal puzzle ${found}; some of these ${counted(givens, 'given')} can be spared.`;
  const number = typeof wanted === 'number' ? counted(wanted, 'given') : `${wanted?.join(' to ')} givens`;
  return `No ${minimal ? 'minimal ' : ''}puzzle with ${number} ${found}; the nearest has ${counted(givens, 'given')}.`;
}

/** A puzzle; nothing, and a message, on a board that has no complete grid, as some with many rules. */
function madeOf(session: Session, wishes: GenerateOptions): Generated | undefined {
  try {
    return generateOne(wishes);
  } catch (problem) {
    if (!(problem instanceof RangeError)) throw problem;
    session.disappoint(`seed ${wishes.seed}`, `${problem.message}.`);
    return undefined;
  }
}
