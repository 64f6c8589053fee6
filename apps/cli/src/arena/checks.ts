import { type JudgedTask, type Limits, makeTask, type ProgramHello, ROUNDS, type Sort } from '@pencilmark/arena';
import { geometryOf } from '@pencilmark/core/geometry';
import { makersFor } from './makers.ts';
import type { Program } from './program.ts';
import { ask, ping } from './talk.ts';

/** A program that has said hello, while it is checked. */
export interface Checking {
  readonly program: Program;
  readonly hello: ProgramHello;
  readonly limits: Limits;
  readonly patience: Patience;
}

/** How long a check waits, in milliseconds. */
export interface Patience {
  /** Nothing is expected for so long. */
  readonly silenceMs: number;
  /** After bye, or the end of its input, a program ends within this. */
  readonly endMs: number;
}

export const USUAL_PATIENCE: Patience = { silenceMs: 150, endMs: 1000 };

/** A rule of the protocol. `run` gives the deviation as a sentence, or undefined. */
export interface Check {
  readonly name: string;
  readonly says: string;
  readonly run: (checking: Checking) => Promise<string | undefined>;
}

const MIXED: readonly Sort[] = ['proper', 'several', 'proper', 'none', 'proper'];

/** Every rule that is checked once a program has said hello, in order. */
export const CHECKS: readonly Check[] = [
  { name: 'boards', says: 'names boards that exist, and "solve" among its kinds', run: strangeWord },
  { name: 'silence', says: 'says nothing before it is asked', run: unrequestedLine },
  { name: 'ping', says: 'answers a ping with a pong of the same id', run: pingFault },
  { name: 'one', says: 'finds the solution of a puzzle, on each of its boards', run: eachBoard },
  { name: 'none', says: 'gives an empty list for a puzzle without a solution', run: asking(['none']) },
  { name: 'several', says: 'gives two different solutions where there are several', run: asking(['several']) },
  { name: 'limit', says: 'gives no more solutions than the limit', run: asking(['several', 'proper'], 1) },
  { name: 'batch', says: 'answers the puzzles of a task in order', run: asking(MIXED) },
  { name: 'long', says: 'reads a task with many puzzles in one line', run: asking(Array(10).fill('easy'), 2, 100) },
  { name: 'unknown', says: 'ignores messages and fields that it does not know', run: unknownFault },
  { name: 'verdict', says: 'says nothing to a verdict or a table', run: verdictFault },
  { name: 'bye', says: 'ends by itself after bye, with exit code 0', run: byeFault },
];

/** A task of a check has this limit: checks do not measure. */
const TASK_MS = 20_000;
const SEED = 1;

async function strangeWord({ hello }: Checking): Promise<string | undefined> {
  const strange = hello.boards.find((board) => !geometryOf(board).ok);
  if (strange !== undefined) return `"${strange}" is no board; write ids such as 9x9:3x3.`;
  return hello.kinds.includes('solve') ? undefined : `No task is of the kinds ${hello.kinds.join(', ')}.`;
}

/** What a program says although nothing is expected. */
async function unrequestedLine({ program, patience }: Checking): Promise<string | undefined> {
  const heard = await program.next(performance.now() + patience.silenceMs);
  if (heard === 'nothing') return undefined;
  return 'fault' in heard ? heard.fault.text : `It said unasked: ${heard.line.slice(0, 80)}`;
}

async function pingFault({ program }: Checking): Promise<string | undefined> {
  for (const id of ['p1', 'p1', 'with "quotes" and \\', 'ümläut 数独']) {
    const heard = await ping(program, id);
    if ('fault' in heard) return heard.fault.text;
  }
  return undefined;
}

/** The boards of a program on which rounds are played; of others only the first is tried. */
function boardsOf({ boards }: ProgramHello): readonly string[] {
  const known = boards.flatMap((text) => {
    const geometry = geometryOf(text);
    return geometry.ok ? [geometry.value.id] : [];
  });
  const played = known.filter((id) => ROUNDS.some(({ board }) => board === id));
  return played.length > 0 ? played : known.slice(0, 1);
}

/** A check that sends a task on one board: puzzles of some sorts, some times over. */
function asking(sorts: readonly Sort[], limit = 2, times = 1): Check['run'] {
  return async (checking) => {
    const boards = boardsOf(checking.hello);
    const board = boards.find((id) => id.startsWith('9x9')) ?? boards[0];
    if (board === undefined) return 'It names no board that can be asked.';
    return faultOfAsking(checking, repeated(await taskFor({ board, sorts, limit }), times));
  };
}

async function eachBoard(checking: Checking): Promise<string | undefined> {
  for (const board of boardsOf(checking.hello)) {
    const fault = await faultOfAsking(checking, await taskFor({ board, sorts: ['proper'], limit: 2 }));
    if (fault !== undefined) return `${board}: ${fault}`;
  }
  return undefined;
}

interface Question {
  readonly board: string;
  readonly sorts: readonly Sort[];
  readonly limit: number;
}

const taskFor = async (question: Question): Promise<JudgedTask> =>
  makeTask({ ...question, ms: TASK_MS, seed: SEED }, await makersFor(question.board));

/** The same puzzles several times over in one task. */
function repeated({ message, puzzles, counts }: JudgedTask, times: number): JudgedTask {
  const often = <Item>(list: readonly Item[]): Item[] => Array.from({ length: times }, () => list).flat();
  return { message: { ...message, puzzles: often(message.puzzles) }, puzzles: often(puzzles), counts: often(counts) };
}

async function faultOfAsking({ program, limits }: Checking, task: JudgedTask): Promise<string | undefined> {
  const { ok, code, text } = await ask(program, task, { limits, calibration: { leastMs: 0, tieMs: 0 } });
  return ok ? undefined : `${code}: ${text}`;
}

async function unknownFault(checking: Checking): Promise<string | undefined> {
  checking.program.sendAny({ t: 'weather', sky: 'blue' });
  const said = await unrequestedLine(checking);
  if (said !== undefined) return said;
  const [board] = boardsOf(checking.hello);
  const task = await taskFor({ board: board!, sorts: ['easy'], limit: 2 });
  return faultOfAsking(checking, { ...task, message: { ...task.message, ...{ colour: 'blue' } } });
}

async function verdictFault(checking: Checking): Promise<string | undefined> {
  checking.program.send({ t: 'verdict', id: 'none', ok: false, code: 'house', ms: 1, text: 'row 1' });
  checking.program.send({ t: 'table', round: 'none', rows: [] });
  return unrequestedLine(checking);
}

async function byeFault({ program, patience: { endMs } }: Checking): Promise<string | undefined> {
  program.send({ t: 'bye' });
  const code = await program.ended(endMs);
  if (code === undefined) return `It went on for ${endMs / 1000} s after bye.`;
  return code === 0 ? undefined : `It ended with exit code ${code}.`;
}
