import {
  type Answer,
  type Code,
  calibrationOf,
  type Fault,
  faultOf,
  isAnswered,
  judgedTask,
  readProgramLine,
  type Task,
  USUAL_LIMITS,
  type Verdict,
  withoutWay,
} from '@pencilmark/arena';
import { harmless } from '@pencilmark/core/result';
import { sql } from 'kysely';
import { Problem, type ProblemCode } from '../problems.ts';
import type { Store } from '../store/store.ts';
import { type ArenaFacts, type Arenas, tell } from './arenas.ts';
import type { Pings } from './pings.ts';

/** A line that a program said, and when it came. */
export interface Said {
  readonly arena: ArenaFacts;
  readonly account: number;
  readonly line: string;
  readonly at: number;
}

/** Hears what programs say, by whichever way and on whichever node they say it. */
export interface Hearing {
  /**
   * Does what a message requests; to an answer it gives the verdict. A line that is no message of
   * the protocol, or that answers no task, is judged as an answer to the open task.
   */
  hear(said: Said): Promise<Verdict | undefined>;
}

export function newHearing(store: Store, arenas: Arenas, pings: Pings): Hearing {
  return {
    hear: async (said) => {
      const { arena, account, line, at } = said;
      const reading = readProgramLine(line);
      if (!reading.ok) return judgeFault(store, said, reading.error);
      const message = reading.value;
      if (message.t === 'answer') return judgeAnswer(store, said, message);
      if (message.t === 'hello') {
        await arenas.enter(arena, account, message);
        await tell(store, arena.key);
        return undefined;
      }
      const sent = pings.timeOf(message.id, arena.key, account);
      if (sent === undefined) return judgeFault(store, said, unaskedPong(message.id));
      // Another node may have sent the ping, by a clock that is a little ahead.
      await arenas.notePing(arena, account, { sent, ms: Math.max(0, at - sent) });
      return undefined;
    },
  };
}

const unaskedPong = (id: string): Fault => ({ code: 'unasked', text: `Nobody sent a ping "${id}".` });

/** What is said of a fault that comes while no task is open, so that there is nothing to judge. */
const PROBLEMS: { readonly [Name in Code]?: ProblemCode } = { json: 'bad-json', id: 'not-found' };

interface OpenTask {
  readonly round: number;
  readonly seq: number;
  readonly message: Task;
  readonly counts: readonly number[];
  readonly opened_ms: number;
  readonly closed_ms: number | null;
  readonly sent_ms: number | null;
  readonly code: Code | null;
  readonly pings: readonly number[];
}

/** The task with an id, as this program received it; without an id, the open task. */
async function taskOf({ db }: Store, { arena, account }: Said, id?: string): Promise<OpenTask | undefined> {
  const which =
    id === undefined
      ? sql`task.closed_ms is null and answer.sent_ms is not null and answer.code is null`
      : sql`task.message->>'id' = ${id}`;
  const { rows } = await sql<OpenTask>`
    select task.*, answer.sent_ms, answer.code, entry.pings from task
    join entry on entry.arena = task.arena and entry.account = ${account}
    left join answer on answer.arena = task.arena and answer.round = task.round and answer.seq = task.seq
      and answer.account = ${account}
    where task.arena = ${arena.key} and task.opened_ms is not null and ${which}
    order by task.round, task.seq limit 1`.execute(db);
  return rows[0];
}

/** Judges what is no answer as one to the open task. */
async function judgeFault(store: Store, said: Said, { code, text }: Fault): Promise<Verdict> {
  const task = await taskOf(store, said);
  if (!task) throw new Problem(PROBLEMS[code] ?? 'bad-body', text);
  return keep(store, said, task, { code, text, ms: null });
}

/** Judges an answer. The verdict of a closed task is the verdict that closed it. */
async function judgeAnswer(store: Store, said: Said, answer: Answer): Promise<Verdict> {
  const task = await taskOf(store, said, answer.id);
  if (!task) return judgeFault(store, said, { code: 'id', text: `This program was asked no task "${answer.id}".` });
  const isClosed = task.closed_ms !== null;
  return keep(store, said, task, isClosed ? TOO_LATE : verdictOn(task, answer, said.at));
}

interface Judged {
  readonly code: Code;
  readonly text?: string;
  readonly ms: number | null;
}

const TOO_LATE: Judged = { code: 'missed', text: 'The answer came too late.', ms: null };

/** Keeps a verdict. Of several about the same task, the first stays. */
async function keep(store: Store, { arena, account }: Said, task: OpenTask, judged: Judged): Promise<Verdict> {
  const { round, seq, message } = task;
  const { rows } = await sql<{ code: Code; text: string | null; ms: number | null }>`
    insert into answer (arena, round, seq, account, sent_ms, code, text, ms)
    values (${arena.key}, ${round}, ${seq}, ${account}, ${task.sent_ms ?? task.opened_ms},
      ${judged.code}, ${judged.text === undefined ? null : harmless(judged.text)}, ${judged.ms})
    on conflict (arena, round, seq, account) do update set
      text = case when answer.code is null then excluded.text else answer.text end,
      ms = case when answer.code is null then excluded.ms else answer.ms end,
      code = coalesce(answer.code, excluded.code)
    returning code, text, ms`.execute(store.db);
  const { code, text, ms } = rows[0]!;
  return {
    ...{ t: 'verdict', id: message.id, ok: isAnswered(code), code },
    ...(text !== null && { text }),
    ...(ms !== null && { ms }),
  };
}

function verdictOn({ message, counts, pings, sent_ms, opened_ms }: OpenTask, answer: Answer, at: number): Judged {
  const ms = withoutWay(at - (sent_ms ?? opened_ms), calibrationOf(pings.length > 0 ? pings : [0]));
  if (ms > message.ms + USUAL_LIMITS.lateMs) return TOO_LATE;
  const fault = faultOf(judgedTask(message, counts), answer);
  return fault ? { ...fault, ms: null } : { code: ms > message.ms ? 'late' : 'right', ms };
}
