import { countText, lineOf } from '@pencilmark/bulk';
import { ALPHABETS } from '@pencilmark/core/format';
import {
  canCover,
  GENERATE_METHODS,
  type GenerateMethod,
  generateClued,
  SYMMETRIES,
  type SymmetryName,
} from '@pencilmark/core/generate';
import { boxShape, type Geometry, KINDS, kindNamed, LARGEST_DIGIT_SET, sized } from '@pencilmark/core/geometry';
import type { PathWishes, WishConflict } from '@pencilmark/core/rate';
import { DIFFICULTIES } from '@pencilmark/core/rate/difficulty';
import { HODOKU_LEVELS } from '@pencilmark/core/rate/hodoku-level';
import { err, ok, type Result } from '@pencilmark/core/result';
import { isProper } from '@pencilmark/core/solve';
import type { Command } from '../command.ts';
import { runMaker } from '../jobs/job.ts';
import { type BulkSettings, type MakerSettings, THREAD_OPTIONS } from '../jobs/settings.ts';
import { readGivens } from '../options/givens.ts';
import { listOf, nameOf, oneOf, wholeNumber } from '../options/option.ts';
import { DIGITS_OPTION, GEOMETRY_OPTION, JSON_OPTION, TO_OPTION } from '../options/options.ts';
import { areTechniques, techniqueOption } from '../options/techniques.ts';
import { eachPuzzle } from '../reading/puzzles.ts';
import type { Session } from '../session.ts';

const DIFFICULTY_NAMES: readonly string[] = DIFFICULTIES.map(({ name }) => name);
const HODOKU_NAMES: readonly string[] = HODOKU_LEVELS.map(({ name }) => name.toLowerCase());
const KIND_NAMES: readonly string[] = KINDS.filter(({ form }) => !form.hasAlternatives).map(({ name }) => name);
const SYMMETRY_NAMES = Object.keys(SYMMETRIES);

// Random seeds are small enough that people can type them again.
const RANDOM_SEEDS = 2 ** 32;

/** What may be wished of puzzles that are made. */
export interface Wishes extends BulkSettings {
  readonly count?: number;
  readonly size?: number;
  readonly givens?: number | readonly [number, number];
  readonly symmetry?: SymmetryName;
  readonly minimal?: true;
  readonly method?: GenerateMethod;
  readonly seed?: number;
  readonly digits?: string;
  readonly difficulty?: string;
  readonly rating?: readonly number[];
  readonly hodokuLevel?: string;
  readonly score?: readonly number[];
  readonly technique?: readonly string[];
  readonly without?: readonly string[];
  readonly tries?: number;
  readonly near?: string;
  readonly kinds?: readonly string[];
  readonly cover?: true;
}

/** No rating and no score of HoDoKu is as large: bounds without an end have it. */
const NO_END = 999_999;

/** Reads bounds such as `6.5-7.0`, `11.0-` without an end, or one number alone. */
const boundsOf =
  (number: RegExp, expected: string) =>
  (text: string): Result<readonly number[], string> => {
    const [least = '', most = least, ...more] = text.split('-');
    if (!number.test(least) || (most !== '' && !number.test(most)) || more.length > 0)
      return err(`Expected ${expected}.`);
    const bounds = [Number(least), most === '' ? NO_END : Number(most)] as const;
    return bounds[0] <= bounds[1] ? ok(bounds) : err('Expected the smaller bound first.');
  };
const readRating = boundsOf(/^\d{1,2}(?:\.\d)?$/, 'bounds such as 6.5-7.0 or 11.0-, or one score such as 7.1');
const readScore = boundsOf(/^\d{1,6}$/, 'bounds such as 1200-1500 or 20000-, or one score such as 1200');

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
      says: `how the givens and clues lie: ${SYMMETRY_NAMES.join(', ')}`,
      read: oneOf('symmetry', SYMMETRY_NAMES),
      choices: () => SYMMETRY_NAMES,
    },
    {
      flags: '--kinds <name,...>',
      says: 'the board has clues of these kinds, no more than it needs, such as killer,thermo',
      read: listOf('kind', KIND_NAMES),
      choices: () => KIND_NAMES,
    },
    { flags: '--cover', says: 'clues of the first of --kinds cover the board, as the cages of newspapers do' },
    { flags: '--minimal', says: 'no given can be spared' },
    {
      flags: '--method <name>',
      says: `how givens are taken away: ${GENERATE_METHODS.join(', ')}`,
      read: oneOf('method', GENERATE_METHODS),
      choices: () => GENERATE_METHODS,
    },
    {
      flags: '--difficulty <name>',
      says: `how hard for people: ${DIFFICULTY_NAMES.join(', ')}`,
      read: oneOf('difficulty', DIFFICULTY_NAMES),
      choices: () => DIFFICULTY_NAMES,
    },
    {
      flags: '--rating <min-max>',
      says: 'bounds of the hardest step, such as 6.5-7.0 or 11.0- (ER on 9×9)',
      read: readRating,
    },
    {
      flags: '--hodoku-level <name>',
      says: `the level that HoDoKu gives: ${HODOKU_NAMES.join(', ')} (9×9)`,
      read: oneOf('level', HODOKU_NAMES),
      choices: () => HODOKU_NAMES,
    },
    {
      flags: '--score <min-max>',
      says: 'bounds of the score that HoDoKu gives, such as 1200-1500 (9×9)',
      read: readScore,
    },
    techniqueOption('technique', 'techniques that the puzzle needs'),
    techniqueOption('without', 'techniques that it must not need'),
    {
      flags: '--near <file>',
      says: 'begin the search for --rating or --score in the vicinity of these puzzles: with some givens less and some others',
      read: nameOf('file'),
    },
    {
      flags: '--tries <n>',
      says: 'how many puzzles to try for each one before giving up (default: 1000, for wishes about solving 10000; 100 with --kinds; 5 on boards of more than 100 cells)',
      read: wholeNumber(1),
    },
    {
      flags: '--seed <n>',
      says: 'the seed of the first puzzle; each further puzzle has the next seed (default: random, and printed)',
      read: wholeNumber(0),
    },
    { ...TO_OPTION, says: 'how to write puzzles (default: line, with --kinds json)' },
    DIGITS_OPTION,
    JSON_OPTION,
    ...THREAD_OPTIONS,
  ],
  examples: [
    ['pencilmark generate', 'a 9×9 puzzle'],
    ['pencilmark generate --count 3 --minimal --symmetry rotate180 --seed 7 --to drawn', 'three minimal ones, drawn'],
    [
      'pencilmark generate --count 1000 --seed 1 --threads 2 --output made.txt',
      'a thousand, in threads; --resume goes on after a break',
    ],
    ['pencilmark generate --difficulty hard --count 5 --seed 7', 'five hard ones'],
    ['pencilmark generate --rating 9.0-9.5 --seed 3', 'a very hard one, in some seconds'],
    [
      'pencilmark generate --rating 7.5- --near puzzles.txt --seed 7',
      'one in the vicinity of these; what came nearest is written in any case, and --near can go on from it',
    ],
    ['pencilmark generate --technique x-wing --seed 7', 'one that needs an X-Wing'],
    ['pencilmark generate --kinds killer --cover --givens 0 --seed 7', 'cages that cover the board, and no given'],
    [
      'pencilmark generate --kinds thermo,arrow --symmetry rotate180 --seed 7 --to fpuzzles',
      'thermometers and arrows, for f-puzzles and programs that read its puzzles',
    ],
    ['pencilmark generate --geometry 6x6:2x3 --givens 10-14 --seed 7 --json', 'a small one with its solution'],
  ],
  async run(session: Session, _operands, options: Wishes) {
    const settings = await makerSettingsOf(session, options);
    if (settings) await runMaker(session, 'generate', settings);
  },
};

/** What a maker is told; undefined when the wishes make no sense, which is reported. */
export async function makerSettingsOf(session: Session, options: Wishes): Promise<MakerSettings | undefined> {
  const { count = 1, seed = Math.floor(Math.random() * RANDOM_SEEDS) } = options;
  const geometry = options.geometry ?? sized(options.size ?? 9);
  const alphabet = options.digits ?? ALPHABETS.find(({ characters }) => characters.length >= geometry.size)!.characters;
  const complaint = complaintAbout({ ...options, count, seed }, geometry, alphabet);
  if (complaint !== undefined) return refusing(session, complaint);
  if (!(await areTechniques(session, [...(options.technique ?? []), ...(options.without ?? [])]))) return undefined;
  const contradiction = asksPeople(options) && (await contradictionIn(options, geometry));
  if (contradiction) return refusing(session, contradiction);
  if (options.shard !== undefined && options.seed === undefined)
    return refusing(session, 'Give the --seed that all shards share.');
  if (options.seed === undefined && !options.json) session.messages.note(`seed ${seed}`);
  const near = options.near === undefined ? undefined : await startsIn(session, options.near, geometry, alphabet);
  if (near?.length === 0) return undefined;
  const { size: _, near: __, ...wishes } = options;
  return { ...wishes, geometry, digits: alphabet, count, seed, ...(near && { near }) };
}

const refusing = (session: Session, sentence: string): undefined => void session.refuse('pencilmark', sentence);

/** A board such as the puzzles have: one with clues of the wanted kinds. */
const sampleOf = ({ kinds }: Wishes, geometry: Geometry): Geometry =>
  kinds ? generateClued({ kinds, geometry, seed: 0, maxTries: 1, maxCalls: 1 }).puzzle.geometry : geometry;

/** More puzzles are no better start than the hardest of them. */
const MOST_STARTS = 200;

/**
 * The puzzles of a file in whose vicinity a search shall begin, as lines. There are none when one
 * of them cannot serve, which is reported.
 */
async function startsIn(session: Session, file: string, geometry: Geometry, alphabet: string): Promise<string[]> {
  const lines: string[] = [];
  await eachPuzzle(session, [file], { geometry }, ({ reading: { puzzle }, place }) => {
    if (lines.length === MOST_STARTS) {
      session.refuse(place, `${countText(MOST_STARTS, 'puzzle')} are the most to begin with.`);
      return 'enough';
    }
    if (!isProper(puzzle)) session.refuse(place, 'A puzzle to begin with must have one solution.');
    return lines.push(lineOf(puzzle.geometry, puzzle.givens, { alphabet, blank: '.' }));
  });
  return session.exitCode === 2 ? [] : lines;
}

type PeopleWishes = Pick<Wishes, 'difficulty' | 'rating' | 'hodokuLevel' | 'score' | 'technique' | 'without'>;

const asksPeople = ({
  difficulty,
  rating,
  hodokuLevel,
  score,
  technique,
  without,
}: { readonly [Wish in keyof PeopleWishes]: PeopleWishes[Wish] | undefined }): boolean =>
  [difficulty, rating, hodokuLevel, score, technique, without].some((wish) => wish !== undefined);

/**
 * The sentence for wishes about solving that contradict each other or the board; undefined when
 * there are none.
 */
async function contradictionIn(wishes: Wishes, geometry: Geometry): Promise<string | undefined> {
  // Loading raters loads all techniques, so it is done only for such wishes.
  const { wishConflict } = await import('@pencilmark/core/rate');
  const { difficulty, rating, hodokuLevel, score, technique, without } = wishes;
  const given = { difficulty, rating, hodokuLevel, score, technique, without };
  const wanted = Object.fromEntries(Object.entries(given).filter(([, wish]) => wish !== undefined)) as PathWishes;
  const conflict = wishConflict(wanted, sampleOf(wishes, geometry));
  if (!conflict) return undefined;
  const named = conflict.wishes.map((wish) => {
    const value = wish === 'technique' || wish === 'without' ? conflict.technique : wishes[wish];
    const text = [value].flat().map((part) => (part === NO_END ? '' : part));
    return `--${wish === 'hodokuLevel' ? 'hodoku-level' : wish} ${text.join('-')}`;
  });
  if (conflict.wishes.includes('score') || conflict.wishes.includes('hodokuLevel'))
    return conflict.possible
      ? `${named.join(' and ')}: puzzles of this level have a score of ${conflict.possible[1]} at most.`
      : `${named[0]}: HoDoKu rates 9×9 boards only.`;
  if (conflict.possible) return `${named.join(' and ')}: ${rangeText(conflict, geometry)}`;
  return conflict.wishes.length === 1
    ? `${named[0]}: this technique makes no sense on the board ${geometry.id}.`
    : `${named.join(' and ')} contradict each other.`;
}

/** The part of the sentence that says which scores are possible. */
function rangeText({ wishes, technique, possible }: WishConflict, { id }: Geometry): string {
  const [least, most] = possible!;
  if (wishes.length === 1) return `ratings on the board ${id} go from ${least.toFixed(1)} to ${most.toFixed(1)}.`;
  if (technique !== undefined) return `steps of this technique are worth more than ${most.toFixed(1)}.`;
  return `hardest steps of this difficulty are worth ${most.toFixed(1)} at most.`;
}

/** The sentence for wishes that make no sense; undefined when all of them do. */
function complaintAbout(
  {
    size,
    geometry: chosen,
    givens = 0,
    count,
    seed,
    difficulty,
    rating,
    hodokuLevel,
    score,
    technique,
    without,
    near,
    kinds,
    cover,
  }: Wishes & { readonly count: number; readonly seed: number },
  geometry: Geometry,
  alphabet: string,
): string | undefined {
  if (size !== undefined && geometry.size !== size) return `The board ${geometry.id} is not of size ${size}.`;
  // Such a board could be written as a line, but no command could know which board the line means.
  if (!chosen && boxShape(geometry.size).height === 1)
    return `A ${size}x${size} board has no usual boxes; say which geometry is meant with --geometry, for example with a jigsaw map.`;
  if (count - 1 > Number.MAX_SAFE_INTEGER - seed)
    return `Seeds go up to ${Number.MAX_SAFE_INTEGER}; ${countText(count, 'puzzle')} from seed ${seed} on would need larger ones.`;
  if (Math.max(...[givens].flat()) > geometry.cellCount)
    return `The board ${geometry.id} has room for ${geometry.cellCount} givens.`;
  if (geometry.size > LARGEST_DIGIT_SET && asksPeople({ difficulty, rating, hodokuLevel, score, technique, without }))
    return `Boards of more than ${LARGEST_DIGIT_SET} digits have no rating.`;
  if (cover && !kinds) return '--cover needs --kinds, such as --kinds killer.';
  if (cover && !canCover(kindNamed(kinds![0]!)!.form)) return `Clues of the kind "${kinds![0]}" cannot cover a board.`;
  if (kinds && geometry.size > LARGEST_DIGIT_SET)
    return `Boards of more than ${LARGEST_DIGIT_SET} digits have no clues.`;
  if (near !== undefined && !rating && !score)
    return '--near is for wishes that a search can climb to: --rating or --score.';
  if (alphabet.length < geometry.size)
    return `The board ${geometry.id} has ${geometry.size} digits; "${alphabet}" has ${alphabet.length}.`;
  return undefined;
}
