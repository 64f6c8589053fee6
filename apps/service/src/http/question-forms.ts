import { RATE_COLUMNS, RATER_NAMES } from '@pencilmark/bulk';
import { FORMATS } from '@pencilmark/core/format';
import { GENERATE_METHODS, SYMMETRIES } from '@pencilmark/core/generate';
import { KINDS } from '@pencilmark/core/geometry';
import { HINT_LEVELS } from '@pencilmark/core/human/hint-level';
import { LANGUAGE_CODES } from '@pencilmark/core/human/language';
import { DIFFICULTIES } from '@pencilmark/core/rate/difficulty';
import { HODOKU_LEVELS } from '@pencilmark/core/rate/hodoku-level';
import { PROFILE_NAMES } from '@pencilmark/core/rate/profile-name';
import { SOLVER_NAMES } from '@pencilmark/solvers';
import Type from 'typebox';
import { closed, ErrorBody } from '../plugin/schemas.ts';

const { Optional } = Type;

/** Work that a search of the service may take; the time is bounded, too. */
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

// What the commands write with --json.

const Line = Type.String({ description: 'the digits of the cells in order' });
const Lines = Type.Array(Line);
const Words = Type.Array(Type.String());
const OrText = Type.Union([Type.Number(), Type.String({ description: 'such as "> 9.5"' })]);
const REMARKS = { guessed: Optional(Words), leftOut: Optional(Words) };
const Refused = closed({ error: ErrorBody, line: Type.Integer(), ...REMARKS });
const HEAD = { puzzle: Line, geometry: Type.String() };
const Solved = closed({
  ...HEAD,
  count: Type.Integer(),
  solutions: Lines,
  calls: Type.Integer(),
  guesses: Type.Integer(),
  singlesPerPass: Optional(Type.Array(Type.Integer())),
  stopped: Type.String(),
  ms: Type.Number(),
  solver: Type.String(),
  ...REMARKS,
});
const Candidates = closed({
  ...HEAD,
  candidates: Type.Union([Words, Type.Null()]),
  stopped: Type.String(),
  solver: Type.String(),
  ...REMARKS,
});
const Checked = closed({
  puzzle: Line,
  verdict: Type.Enum(['proper', 'several', 'none', 'unknown', 'conflict']),
  givens: Type.Integer(),
  minimal: Type.Union([Type.Boolean(), Type.Null()]),
  conflicts: Words,
  solutions: Optional(Lines),
  ...REMARKS,
});
const Rated = closed({
  puzzle: Line,
  se: Optional(closed({ er: OrText, ep: OrText, ed: OrText })),
  pencilmark: Optional(closed({ hardest: OrText, work: Type.Number() })),
  hodoku: Optional(closed({ level: Type.String(), score: OrText })),
  difficulty: Optional(Type.String()),
  techniques: Type.Record(Type.String(), Type.Integer(), { description: 'how many steps of each' }),
  hardestStep: Optional(closed({ number: Type.Integer(), technique: Type.String() })),
  solved: Type.Boolean(),
  ...REMARKS,
});
/** The columns that were asked for. */
const Columns = closed({
  ...Object.fromEntries(RATE_COLUMNS.map((name) => [name, Optional(Type.Union([OrText, Type.Null()]))])),
  ...REMARKS,
});
const STEP = { placements: Words, eliminations: Words };
const Hinted = closed({
  puzzle: Line,
  level: Type.Enum([...HINT_LEVELS]),
  technique: Optional(Type.String()),
  placements: Optional(Words),
  eliminations: Optional(Words),
  text: Type.String(),
  ...REMARKS,
});
const Explained = closed({
  puzzle: Line,
  steps: Type.Array(closed({ step: Type.Integer(), technique: Type.String(), ...STEP, text: Type.String() })),
  end: Type.Enum(['solved', 'stuck', 'contradiction', 'budget']),
  ...REMARKS,
});
const Converted = closed({ ...HEAD, format: Type.String(), text: Type.String(), ...REMARKS });
const Made = closed({
  geometry: Optional(Type.String()),
  puzzle: Line,
  solution: Line,
  givens: Type.Integer(),
  seed: Type.Integer(),
  reached: Optional(Type.Boolean()),
});

const Messages = Type.Array(
  closed({
    line: Type.Integer({ description: 'of a puzzle that is made: its index' }),
    column: Optional(Type.Integer()),
    how: Type.Enum(['refuse', 'disappoint', 'note', 'tell']),
    message: Type.String(),
  }),
  { description: 'what the command writes on standard error' },
);
const answersOf = (...kinds: readonly Type.TSchema[]) =>
  closed({
    answers: Type.Array(Type.Union([...kinds]), {
      description: 'what the command writes with --json, an object a puzzle',
    }),
    messages: Messages,
    exitCode: Type.Integer({ minimum: 0, maximum: 2, description: 'that of the command' }),
  });

/** A question that may be asked: the name of its job, what it takes, and its answer. */
export interface QuestionForm {
  readonly name: string;
  readonly summary: string;
  /** What it takes. A default is told to the job where nobody chose. */
  readonly body: Type.TObject;
  /** Undefined for a drawing. */
  readonly answer?: Type.TObject;
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
    answer: answersOf(Solved, Candidates, Refused),
  },
  {
    name: 'check',
    summary: 'tells whether puzzles have one solution, several or none, and whether they are minimal',
    body: closed({ ...READING, solver, maxCalls }),
    answer: answersOf(Checked, Refused),
  },
  {
    name: 'rate',
    summary: 'tells how hard puzzles are for people',
    body: closed({
      ...READING,
      raters: namesOf(RATER_NAMES, 'who rates'),
      columns: namesOf(RATE_COLUMNS, 'these values'),
    }),
    answer: answersOf(Rated, Columns, Refused),
  },
  {
    name: 'hint',
    summary: 'tells the next step that a person would find, or where to look for it',
    body: closed({ ...READING, ...TELLING, level: nameOf(HINT_LEVELS, 'how much is given away') }),
    answer: answersOf(Hinted, Refused),
  },
  {
    name: 'explain',
    summary: 'tells the whole path, step by step',
    body: closed({ ...READING, ...TELLING, fromStep: countOf(10_000, 'the number of the first step that is told') }),
    answer: answersOf(Explained, Refused),
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
    answer: answersOf(Converted, Refused),
  },
  {
    name: 'generate',
    summary: 'makes puzzles; the same seed makes the same puzzle',
    body: closed(WISHES),
    answer: answersOf(Made),
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
