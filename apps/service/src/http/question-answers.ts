import { RATE_COLUMNS } from '@pencilmark/bulk';
import { HINT_LEVELS } from '@pencilmark/core/human/hint-level';
import Type from 'typebox';
import { closed, ErrorBody } from '../plugin/schemas.ts';

const { Optional } = Type;

// What the commands write with --json.

const Line = Type.String({ description: 'the digits of the cells in order' });
const Lines = Type.Array(Line);
const Words = Type.Array(Type.String());
const OrText = Type.Union([Type.Number(), Type.String({ description: 'such as "> 9.5"' })]);
const REMARKS = { guessed: Optional(Words), leftOut: Optional(Words), unread: Optional(Words) };
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

/** The answers to questions by name. A drawing has none: it is SVG. */
export const QUESTION_ANSWERS: Readonly<Record<string, Type.TObject>> = {
  solve: answersOf(Solved, Candidates, Refused),
  check: answersOf(Checked, Refused),
  rate: answersOf(Rated, Columns, Refused),
  hint: answersOf(Hinted, Refused),
  explain: answersOf(Explained, Refused),
  convert: answersOf(Converted, Refused),
  generate: answersOf(Made),
};
