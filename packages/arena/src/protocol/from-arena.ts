import Type from 'typebox';
import { Line } from '../texts.ts';

/** The version of the protocol, `v` in the hello of an arena. */
export const PROTOCOL_VERSION = 1;

/** What a task can want. Today: solutions. */
export const TASK_KINDS = ['solve'] as const;
/** What a program can do with puzzles: so far solve them. */
export const TaskKind = Type.Enum(TASK_KINDS, {
  description: 'What is asked. "solve": up to `limit` different solutions for each puzzle.',
});
export type TaskKind = Type.Static<typeof TaskKind>;

/** The id of a task or a ping; a program sends it back as it came. */
export const Id = Line({
  minLength: 1,
  maxLength: 64,
  description: 'a line of 1 to 64 characters, sent back as it came',
});

const Ms = Type.Number({ minimum: 0, description: 'Milliseconds.' });
const Bytes = Type.Integer({ minimum: 1, description: 'Bytes.' });
const Count = Type.Integer({ minimum: 0 });

/** The bounds that hold for a program in an arena. */
export const Limits = Type.Object(
  {
    startMs: Type.Integer({ minimum: 1, description: 'The hello must come so soon, in milliseconds.' }),
    lateMs: Type.Integer({ minimum: 0, description: 'An answer may be so late; the third late one ends the round.' }),
    lineBytes: Bytes,
    stderrBytes: Bytes,
    memoryBytes: Bytes,
    processes: Type.Integer({ minimum: 1, description: 'A program and its children, at most.' }),
  },
  { description: 'The bounds that hold for a program.' },
);
export type Limits = Type.Static<typeof Limits>;

/** The first message: who speaks, and which bounds hold. The program answers with its own hello. */
export const ArenaHello = Type.Object({
  t: Type.Literal('hello'),
  v: Type.Literal(PROTOCOL_VERSION),
  arena: Type.String({ description: 'The name of the arena.' }),
  limits: Limits,
});

/** Requests a pong with the same id, at once. The arena measures the way there and back. */
export const Ping = Type.Object({ t: Type.Literal('ping'), id: Id });

/** Requests an answer with the same id within `ms` milliseconds. */
export const Task = Type.Object({
  t: Type.Literal('task'),
  id: Id,
  kind: TaskKind,
  board: Type.String({ description: 'The board of all puzzles, such as 9x9:3x3.' }),
  puzzles: Type.Array(Type.String(), {
    minItems: 1,
    description: 'A character for each cell in reading order: 1-9, then A-P; a dot is an empty cell.',
  }),
  limit: Type.Integer({ minimum: 1, description: 'So many different solutions of a puzzle are enough.' }),
  ms: Type.Integer({ minimum: 1, description: 'The whole answer must be there after so many milliseconds.' }),
});
export type Task = Type.Static<typeof Task>;

/** How an answer was judged. A program needs to do nothing with it. */
export const Verdict = Type.Object({
  t: Type.Literal('verdict'),
  id: Id,
  ok: Type.Boolean(),
  code: Type.String({ description: 'A word of the table of codes.' }),
  text: Type.Optional(Type.String({ description: 'What is wrong, and where.' })),
  ms: Type.Optional(Ms),
  cpuMs: Type.Optional(Ms),
});
export type Verdict = Type.Static<typeof Verdict>;

/** One line of a table of results. */
export const TableRow = Type.Object({
  rank: Type.Integer({ minimum: 1 }),
  entry: Type.String(),
  par2: Type.Number({ minimum: 0, description: 'Mean seconds a task; a missed one counts twice its limit.' }),
  first: Type.Number({ minimum: 0, description: 'Tasks answered first; entries that tie share them.' }),
  right: Count,
  tasks: Count,
});

/** The results of a round so far, for programs that want it. They need to do nothing with it. */
export const Table = Type.Object({ t: Type.Literal('table'), round: Type.String(), rows: Type.Array(TableRow) });
export type Table = Type.Static<typeof Table>;

/** The last message. The program ends. */
export const Bye = Type.Object({ t: Type.Literal('bye'), code: Type.Optional(Type.String()) });

/** Everything that an arena says to a program. */
export const ArenaMessage = Type.Union([ArenaHello, Ping, Task, Verdict, Table, Bye]);
export type ArenaMessage = Type.Static<typeof ArenaMessage>;
