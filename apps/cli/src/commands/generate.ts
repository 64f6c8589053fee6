import {
  err,
  type Format,
  formatNamed,
  type Geometry,
  generate as generateOne,
  METHODS,
  type Notation,
  ok,
  type Result,
  SYMMETRIES,
  sized,
} from '@pencilmark/core';
import type { Command } from '../command.ts';
import { DIGITS_OPTION, GEOMETRY_OPTION, JSON_OPTION, oneOf, TO_OPTION, wholeNumber } from '../options.ts';
import type { Session } from '../session.ts';
import { solversFor } from '../solvers.ts';
import { lineOf, Texts } from '../text.ts';

const METHOD_NAMES = METHODS.map((method) => method.name);
const SYMMETRY_NAMES = SYMMETRIES.map((symmetry) => symmetry.name);
const LARGEST_SEED = 2 ** 32;
const ALPHABET = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ALPHABET_36 = `0${ALPHABET}`;

interface GenerateOptions {
  readonly count?: number;
  readonly size?: number;
  readonly geometry?: Geometry;
  readonly givens?: number | readonly [number, number];
  readonly symmetry?: (typeof SYMMETRY_NAMES)[number];
  readonly minimal?: true;
  readonly method?: (typeof METHOD_NAMES)[number];
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
    { flags: '--size <n>', says: 'the size of the board (default: 9)', read: wholeNumber(1, 36) },
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
      says: `how givens are taken away: ${METHOD_NAMES.join(', ')}`,
      read: oneOf('method', METHOD_NAMES),
      choices: () => METHOD_NAMES,
    },
    {
      flags: '--seed <n>',
      says: 'the seed of the first puzzle, those after it count up (default: random, and told)',
      read: wholeNumber(0, LARGEST_SEED),
    },
    TO_OPTION,
    DIGITS_OPTION,
    JSON_OPTION,
  ],
  examples: [
    ['pencilmark generate', 'a 9×9 puzzle'],
    ['pencilmark generate --count 3 --minimal --symmetry rotate180 --seed 7 --to drawn', 'three minimal ones, drawn'],
    ['pencilmark generate --geometry 6x6:2x3 --givens 10-14 --seed 7 --json', 'a small one with its solution'],
  ],
  async run(session: Session, _operands, options: GenerateOptions) {
    const { size, count = 1, seed = Math.floor(Math.random() * LARGEST_SEED) } = options;
    if (size !== undefined && options.geometry && options.geometry.size !== size)
      return session.refuse('pencilmark', `The board ${options.geometry.id} is not of size ${size}.`);
    const geometry = options.geometry ?? sized(size ?? 9);
    const most = Array.isArray(options.givens) ? options.givens[1] : options.givens;
    if (most > geometry.cellCount)
      return session.refuse('pencilmark', `The board ${geometry.id} has room for ${geometry.cellCount} givens.`);
    const alphabet = options.digits ?? (geometry.size > 35 ? ALPHABET_36 : ALPHABET);
    if (alphabet.length < geometry.size)
      return session.refuse(
        'pencilmark',
        `The board ${geometry.id} has ${geometry.size} digits; "${alphabet}" has ${alphabet.length}.`,
      );
    const format = options.to ?? formatNamed('line')!;
    const notation: Notation = { alphabet, blank: '.' };
    const solvers = await solversFor(geometry);
    const texts = new Texts(session);
    if (options.seed === undefined && !options.json) session.messages.note(`seed ${seed}`);
    for (let index = 0; index < count; index++) {
      const { givens, symmetry, minimal, method } = options;
      const made = generateOne({
        geometry,
        seed: seed + index,
        solvers,
        ...(givens !== undefined && { givens }),
        ...(symmetry && { symmetry }),
        ...(minimal && { minimal }),
        ...(method && { method }),
      });
      if (options.json)
        session.json({
          puzzle: lineOf(made.puzzle.givens, notation),
          solution: lineOf(made.solution, notation),
          givens: made.givens,
          seed: made.seed,
        });
      else texts.addDigits(geometry, made.puzzle.givens, format, notation);
      if (!made.reached)
        session.disappoint(
          `seed ${seed + index}`,
          `What was asked was not reached; this puzzle has ${made.givens} givens.`,
        );
      if (session.progress.isDue())
        await session.progress.show({ what: 'puzzles', count: index + 1, done: index + 1, total: count });
    }
  },
};
