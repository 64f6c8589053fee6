import { FORMATS } from '@pencilmark/core/format';
import { GENERATE_METHODS, SYMMETRIES } from '@pencilmark/core/generate';
import { KINDS } from '@pencilmark/core/geometry';
import { HINT_LEVELS } from '@pencilmark/core/human/hint-level';
import { LANGUAGE_CODES } from '@pencilmark/core/human/language';
import { DIFFICULTIES } from '@pencilmark/core/rate/difficulty';
import { HODOKU_LEVELS } from '@pencilmark/core/rate/hodoku-level';
import { PROFILE_NAMES } from '@pencilmark/core/rate/profile-name';
import { checkArgument } from '@pencilmark/core/result';
import { SOLVER_NAMES } from '@pencilmark/solvers';
import Type from 'typebox';
import { RATE_COLUMNS, RATER_NAMES } from '../jobs/rate-names.ts';
import type { Question } from './question.ts';

const { Optional } = Type;

/** An object whose unknown fields are errors. */
const closed = <const Properties extends Type.TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

/** Work that a search may take; the time is bounded, too. */
const MOST_CALLS = 10_000_000;
const MOST_SOLUTIONS = 100;
const MOST_MADE = 100;
/** A seed, and those of all puzzles after it, are safe integers. */
const LARGEST_SEED = Number.MAX_SAFE_INTEGER - MOST_MADE;

const flag = (description: string) => Optional(Type.Boolean({ description }));
const nameOf = (names: readonly string[], description: string) => Optional(Type.Enum([...names], { description }));
const namesOf = (names: readonly string[], description: string) =>
  Optional(Type.Array(Type.Enum([...names]), { minItems: 1, maxItems: names.length, uniqueItems: true, description }));
const countOf = (maximum: number, description: string) => Optional(Type.Integer({ minimum: 1, maximum, description }));

/** Digits in order, each once. Of longer texts the pattern would take minutes. */
const digitsOf = (description: string) =>
  Optional(Type.String({ maxLength: 62, pattern: '^(?!.*(.).*\\1)[0-9A-Za-z]+$', description }));

const FORMAT_NAMES = FORMATS.map(({ name }) => name);
const BOARD = { maxLength: 20_000, description: 'the id of a board, such as 6x6:2x3 or 9x9:x' };
const maxCalls = Optional(
  Type.Integer({ minimum: 1, maximum: MOST_CALLS, default: MOST_CALLS, description: 'gives up after this many calls' }),
);

const READING = {
  text: Type.String({
    minLength: 1,
    maxLength: 60_000,
    description: 'puzzles in any format, at most 60 000 characters',
  }),
  from: nameOf(FORMAT_NAMES, 'the format; without it, what the text looks like'),
  geometry: Optional(Type.String(BOARD)),
  alphabet: digitsOf('the digits of the text in order, each once, such as 0123456789ABCDEF'),
  ignoreRules: flag('reads puzzles without the rules that their board cannot hold'),
};
const solver = nameOf(SOLVER_NAMES, 'the solver');
const TELLING = {
  profile: nameOf(PROFILE_NAMES, 'whose order of techniques'),
  language: nameOf(LANGUAGE_CODES, 'the language of the sentences'),
};
const BOUNDS = { minItems: 2, maxItems: 2 };
const wish = (maximum: number, description: string) =>
  Optional(Type.Array(Type.Number({ minimum: 0, maximum }), { ...BOUNDS, description }));
const techniques = (description: string) =>
  Optional(Type.Array(Type.String({ maxLength: 60 }), { minItems: 1, maxItems: 20, uniqueItems: true, description }));
const MOST_CELLS = 1296;

const WISHES = {
  geometry: Optional(Type.String({ ...BOARD, default: '9x9' })),
  count: Optional(Type.Integer({ minimum: 1, maximum: MOST_MADE, default: 1, description: 'how many' })),
  seed: Optional(
    Type.Integer({ minimum: 0, maximum: LARGEST_SEED, description: 'of the first; each next has the next seed' }),
  ),
  digits: digitsOf('the digits to write, in order, each once'),
  givens: Optional(
    Type.Union([
      Type.Integer({ minimum: 0, maximum: MOST_CELLS }),
      Type.Array(Type.Integer({ minimum: 0, maximum: MOST_CELLS }), BOUNDS),
    ]),
  ),
  symmetry: nameOf(Object.keys(SYMMETRIES), 'how the givens and clues lie'),
  minimal: flag('no given can be spared'),
  method: nameOf(GENERATE_METHODS, 'how givens are taken away'),
  kinds: namesOf(
    KINDS.filter(({ form }) => !form.hasAlternatives).map(({ name }) => name),
    'the board has clues of these kinds',
  ),
  cover: flag('clues of the first of the kinds cover the board'),
  difficulty: nameOf(
    DIFFICULTIES.map(({ name }) => name),
    'how hard for people',
  ),
  rating: wish(99, 'the least and the greatest score of the hardest step'),
  hodokuLevel: nameOf(
    HODOKU_LEVELS.map(({ name }) => name.toLowerCase()),
    'the level that HoDoKu gives',
  ),
  score: wish(999_999, 'the least and the greatest score that HoDoKu gives'),
  technique: techniques('ids of techniques that it needs'),
  without: techniques('ids of techniques that it must not need'),
  tries: countOf(10_000, 'how many puzzles are tried for each'),
};

/** A question that may be asked: the name of its job, and what it takes. */
export interface QuestionForm {
  readonly name: string;
  readonly summary: string;
  /** What it takes. A default is told to the job where nobody chose. */
  readonly body: Type.TObject;
}

/** THE table of questions about puzzles. */
export const QUESTION_FORMS: readonly QuestionForm[] = [
  {
    name: 'solve',
    summary: 'solves puzzles',
    body: closed({
      ...READING,
      solver,
      limit: countOf(MOST_SOLUTIONS, 'stops after so many solutions; 1 without it'),
      count: flag('only how many solutions there are'),
      candidates: flag('for each cell the digits that it has in some solution'),
      check: flag('asks a second solver, too'),
      maxCalls,
    }),
  },
  {
    name: 'check',
    summary: 'tells whether puzzles have one solution, several or none, and whether they are minimal',
    body: closed({ ...READING, solver, maxCalls }),
  },
  {
    name: 'rate',
    summary: 'tells how hard puzzles are for people',
    body: closed({
      ...READING,
      raters: namesOf(RATER_NAMES, 'who rates'),
      columns: namesOf(RATE_COLUMNS, 'these values'),
    }),
  },
  {
    name: 'hint',
    summary: 'tells the next step that a person would find, or where to look for it',
    body: closed({ ...READING, ...TELLING, level: nameOf(HINT_LEVELS, 'how much is given away') }),
  },
  {
    name: 'explain',
    summary: 'tells the whole path, step by step',
    body: closed({ ...READING, ...TELLING, fromStep: countOf(10_000, 'the number of the first step that is told') }),
  },
  {
    name: 'convert',
    summary: 'writes puzzles in another format',
    body: closed({
      ...READING,
      to: nameOf(FORMAT_NAMES, 'the format; without it, that of the text'),
      digits: digitsOf('the digits to write, in order, each once'),
      blank: Optional(Type.String({ pattern: '^[.0*_X ]$', description: 'one of . 0 * _ X or a space' })),
      strict: flag('writes no puzzle of whose clues the format holds only some'),
    }),
  },
  {
    name: 'generate',
    summary: 'makes puzzles; the same seed makes the same puzzle',
    body: closed(WISHES),
  },
  {
    name: 'draw',
    summary: 'draws a puzzle, or a step of its path, as SVG',
    body: closed({
      ...READING,
      ...TELLING,
      step: countOf(10_000, 'the number of a step, as `explain` counts'),
      candidates: flag('draws all candidates'),
      theme: nameOf(['auto', 'light', 'dark'], 'the colours'),
    }),
  },
];

/**
 * A question from what was asked in a form, which is checked already. A default is told to the job
 * where nobody chose.
 *
 *     const [solving] = QUESTION_FORMS;
 *     questionOf(solving, { text: '12..34..........', limit: 2 }).options.limit      // 2
 */
export function questionOf(form: QuestionForm, asked: Readonly<Record<string, unknown>>): Question {
  checkArgument('questionOf', QUESTION_FORMS.includes(form), form, 'a form of QUESTION_FORMS');
  checkArgument(
    'questionOf',
    typeof asked === 'object' && asked !== null && !Array.isArray(asked),
    asked,
    'an object with what was asked',
  );
  const { name, body } = form;
  const { text, ...chosen } = asked as { readonly text?: string };
  const usual = Object.entries(body.properties).flatMap(([member, schema]) =>
    'default' in schema ? [[member, schema.default]] : [],
  );
  return { name, text, options: { ...Object.fromEntries(usual), ...chosen } };
}
