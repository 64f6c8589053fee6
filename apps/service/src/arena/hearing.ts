import {
  type Answer,
  type Code,
  calibrationOf,
  faultOf,
  judgedTask,
  type ProgramMessage,
  type Task,
  USUAL_LIMITS,
  type Verdict,
  withoutWay,
} from '@pencilmark/arena';
import { sql } from 'kysely';
import type { ServiceClock } from '../clock.ts';
import { Problem } from '../problems.ts';
import type { Store } from '../store/store.ts';
import { type ArenaFacts, type Arenas, tell } from './arenas.ts';
import { pingTimeOf } from './pings.ts';

/** A message of a program, and when it came. */
export interface Said {
  readonly arena: ArenaFacts;
  readonly account: number;
  readonly message: ProgramMessage;
  readonly at: number;
}

/** Hears what programs say, on whichever node they say it. */
export interface Hearing {
  /** Does what a message asks for; to an answer it gives the verdict. */
  hear(said: Said): Promise<Verdict | undefined>;
}

export function newHearing(store: Store, arenas: Arenas, clock: ServiceClock): Hearing {
  return {
    hear: async ({ arena, account, message, at }) => {
      if (message.t === 'hello') {
        await arenas.enter(arena, account, message);
        await tell(store, arena.key);
        return undefined;
      }
      if (message.t === 'answer') return judgeAnswer(store, { arena, account, message, at });
      const sent = pingTimeOf(message.id);
      if (sent !== undefined && sent <= clock.now()) await arenas.notePing(arena, account, Math.max(0, at - sent));
      return undefined;
    },
  };
}

interface Asked {
  readonly round: number;
  readonly seq: number;
  readonly message: Task;
  readonly counts: readonly number[];
  readonly opened_ms: number;
  readonly closed_ms: number | null;
  readonly sent_ms: number | null;
  readonly pings: readonly number[];
}

/** Judges an answer and keeps the verdict. Said again, the first verdict stays. */
async function judgeAnswer(
  store: Store,
  { arena, account, message, at }: Said & { message: Answer },
): Promise<Verdict> {
  const { db } = store;
  const { rows } = await sql<Asked>`
    select task.*, answer.sent_ms, entry.pings from task
    join entry on entry.arena = task.arena and entry.account = ${account}
    left join answer on answer.arena = task.arena and answer.round = task.round and answer.seq = task.seq
      and answer.account = ${account}
    where task.arena = ${arena.key} and task.message->>'id' = ${message.id} and task.opened_ms is not null`.execute(db);
  const [asked] = rows;
  if (!asked) throw new Problem('not-found', 'This program was asked no task with this id.', 'id');
  const { round, seq, opened_ms, closed_ms } = asked;
  if (closed_ms !== null) throw new Problem('too-late', 'This task is closed.', 'id');
  const sent_ms = asked.sent_ms ?? opened_ms;
  const judged = verdictOn(asked, message, at - sent_ms);
  const { rows: kept } = await sql<{ code: Code; text: string | null; ms: number | null }>`
    insert into answer (arena, round, seq, account, sent_ms, code, text, ms)
    values (${arena.key}, ${round}, ${seq}, ${account}, ${sent_ms}, ${judged.code}, ${judged.text ?? null}, ${judged.ms})
    on conflict (arena, round, seq, account) do update set
      code = coalesce(answer.code, excluded.code), text = coalesce(answer.text, excluded.text),
      ms = coalesce(answer.ms, excluded.ms)
    returning code, text, ms`.execute(db);
  await tell(store, arena.key);
  const { code, text, ms } = kept[0]!;
  const isOk = code === 'right' || code === 'late';
  return { t: 'verdict', id: message.id, ok: isOk, code, ...(text !== null && { text }), ...(ms !== null && { ms }) };
}

interface Judged {
  readonly code: Code;
  readonly text?: string;
  readonly ms: number | null;
}

function verdictOn({ message, counts, pings }: Asked, answer: Answer, elapsed: number): Judged {
  const ms = withoutWay(elapsed, calibrationOf(pings.length > 0 ? pings : [0]));
  if (ms > message.ms + USUAL_LIMITS.lateMs) return { code: 'missed', text: 'The answer came too late.', ms: null };
  const fault = faultOf(judgedTask(message, counts), answer);
  return fault ? { ...fault, ms: null } : { code: ms > message.ms ? 'late' : 'right', ms };
}
