import { setTimeout as sleep } from 'node:timers/promises';
import { type Code, isOut, knowsRound, type RoundPlan, USUAL_LIMITS } from '@pencilmark/arena';
import { sql } from 'kysely';
import type { ServiceClock } from '../clock.ts';
import type { Queue } from '../queue.ts';
import type { Store } from '../store/store.ts';
import type { Threads } from '../threads/threads.ts';
import { ROUND_QUEUE, type RoundJob, sendRound, tell } from './arenas.ts';
import { makeTasks } from './making.ts';

/** What rounds need of the node. */
export interface RoundParts {
  readonly store: Store;
  readonly queue: Queue;
  readonly clock: ServiceClock;
  readonly threads: Threads;
}

/** Rounds that this node plays. */
export interface Rounds {
  /** Leaves the round that is played to another node. */
  stop(): void;
}

/** Lets this node play rounds, one after the other. */
export async function startRounds(parts: RoundParts): Promise<Rounds> {
  const { queue } = parts;
  const ending = new AbortController();
  await queue.createQueue(ROUND_QUEUE, { name: ROUND_QUEUE, policy: 'short' });
  await queue.work<RoundJob>(ROUND_QUEUE, { pollingIntervalSeconds: 0.5 }, async (jobs) => {
    for (const { data } of jobs) await playRound(parts, data, ending.signal);
  });
  const sweeping = setInterval(() => void sweep(parts).catch(() => {}), SWEEP_MS).unref();
  return {
    stop: () => {
      ending.abort();
      clearInterval(sweeping);
    },
  };
}

const SWEEP_MS = 1000;
const BEAT_MS = 1000;
/** A round without a beat for so long has lost its node. */
const LOST_MS = 5000;

/**
 * Puts rounds that have lost their node into the queue again. One node claims such a round; where
 * the database is away, the next sweep finds it.
 */
async function sweep({ store: { db }, queue, clock }: RoundParts): Promise<void> {
  const now = clock.now();
  const lost = await db
    .updateTable('arena')
    .set({ beat_ms: now })
    .where('state', '=', 'playing')
    .where('beat_ms', '<', now - LOST_MS)
    .returning(['id', 'round', 'rounds'])
    .execute();
  for (const { id, round, rounds } of lost)
    await sendRound(queue, { arena: id, round }, (rounds as readonly RoundPlan[])[round]!);
}

/** Says each second that this node plays a round. */
function startBeats({ store: { db }, clock }: RoundParts, { arena, round }: RoundJob): () => void {
  const beat = (): void => {
    const now = { state: 'playing', round, beat_ms: clock.now() } as const;
    db.updateTable('arena')
      .set(now)
      .where('id', '=', arena)
      .where('state', '!=', 'done')
      .where('round', '<=', round)
      .execute()
      .catch(() => {}); // the next beat says it too
  };
  beat();
  const timer = setInterval(beat, BEAT_MS).unref();
  return () => clearInterval(timer);
}

/** A round that is played. */
interface Playing extends RoundParts, RoundJob {
  readonly plan: RoundPlan;
  /** The accounts of the programs that know the board. */
  readonly players: readonly number[];
}

/**
 * Plays a round: task after task is opened, answered and closed. Everything is in the database, so
 * that another node goes on where this one ends.
 */
async function playRound(parts: RoundParts, job: RoundJob, signal: AbortSignal): Promise<void> {
  const { store, queue } = parts;
  const { db } = store;
  const arena = await db.selectFrom('arena').selectAll().where('id', '=', job.arena).executeTakeFirst();
  const rounds = (arena?.rounds ?? []) as readonly RoundPlan[];
  const plan = rounds[job.round];
  if (!arena || !plan || arena.state === 'done') return;
  // A later round may have begun on another node.
  if (arena.round > job.round) return;
  const stopBeats = startBeats(parts, job);
  try {
    await playTasks(parts, job, plan, arena.seed + job.round, signal);
  } finally {
    stopBeats();
  }
  const next = rounds[job.round + 1];
  if (next) await sendRound(queue, { arena: job.arena, round: job.round + 1 }, next);
  else await db.updateTable('arena').set({ state: 'done' }).where('id', '=', job.arena).execute();
  await tell(store, job.arena);
}

async function playTasks(
  parts: RoundParts,
  job: RoundJob,
  plan: RoundPlan,
  seed: number,
  signal: AbortSignal,
): Promise<void> {
  const playing: Playing = { ...parts, ...job, plan, players: await playersOf(parts.store, job, plan) };
  if (playing.players.length === 0) return;
  await layOut(playing, seed);
  for (let task = await nextTask(playing); task !== undefined; task = await nextTask(playing))
    await playTask(playing, task, signal);
}

async function playersOf({ db }: Store, { arena }: RoundJob, plan: RoundPlan): Promise<number[]> {
  const entries = await db.selectFrom('entry').select(['account', 'boards']).where('arena', '=', arena).execute();
  return entries
    .filter(({ boards }) => knowsRound({ boards: boards as string[], kinds: ['solve'] }, plan))
    .map(({ account }) => account);
}

/** Puts the tasks of a round into the database, unless they are there. */
async function layOut({ store: { db }, threads, arena, round, plan }: Playing, seed: number): Promise<void> {
  const known = await db
    .selectFrom('task')
    .select('seq')
    .where('arena', '=', arena)
    .where('round', '=', round)
    .limit(1)
    .execute();
  if (known.length > 0) return;
  const made = await makeTasks(threads, { plan, seed });
  const rows = made.map(({ isWarm, message, counts }, seq) => ({
    ...{ arena, round, seq, is_warm: isWarm },
    message: JSON.stringify(message),
    counts: JSON.stringify(counts),
  }));
  await db
    .insertInto('task')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface NextTask {
  readonly seq: number;
  readonly opened_ms: number | null;
}

const nextTask = ({ store, arena, round }: Playing): Promise<NextTask | undefined> =>
  store.db
    .selectFrom('task')
    .select(['seq', 'opened_ms'])
    .where('arena', '=', arena)
    .where('round', '=', round)
    .where('closed_ms', 'is', null)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();

const setTask = ({ store, arena, round }: Playing, seq: number, times: { opened_ms: number } | { closed_ms: number }) =>
  store.db
    .updateTable('task')
    .set(times)
    .where('arena', '=', arena)
    .where('round', '=', round)
    .where('seq', '=', seq)
    .execute();

/** Opens a task, waits for its answers, and closes it. */
async function playTask(playing: Playing, { seq, opened_ms }: NextTask, signal: AbortSignal): Promise<void> {
  const { store, clock, arena } = playing;
  signal.throwIfAborted();
  const opened = opened_ms ?? clock.now();
  await setTask(playing, seq, { opened_ms: opened });
  await tell(store, arena);
  await waitForAnswers(playing, seq, opened, signal);
  for (const account of playing.players) await closeAnswer(playing, seq, account, opened);
  await setTask(playing, seq, { closed_ms: clock.now() });
}

const PAUSE = 100; // ms between two looks
const GRACE = 1000; // ms in which a connected program has received its task

/** Waits until every program has answered, or the time is over. */
async function waitForAnswers(playing: Playing, seq: number, opened: number, signal: AbortSignal): Promise<void> {
  const { store, clock, arena, round, plan, players } = playing;
  const end = opened + plan.ms + USUAL_LIMITS.lateMs + PAUSE;
  while (clock.now() < end) {
    await sleep(PAUSE, undefined, { signal });
    const { rows } = await sql<{ asked: number; answered: number }>`
      select count(*)::int as asked, count(code)::int as answered from answer
      where arena = ${arena} and round = ${round} and seq = ${seq}`.execute(store.db);
    const { asked, answered } = rows[0]!;
    if (answered === players.length || (answered === asked && clock.now() > opened + GRACE)) return;
  }
}

/** Notes who gave no answer: it is out of the round, or has missed the task. */
async function closeAnswer(playing: Playing, seq: number, account: number, opened: number): Promise<void> {
  const { store, arena, round } = playing;
  const code: Code = (await isOutOf(store, playing, account)) ? 'out' : 'missed';
  await sql`
    insert into answer (arena, round, seq, account, sent_ms, code) values (${arena}, ${round}, ${seq}, ${account}, ${opened}, ${code})
    on conflict (arena, round, seq, account) do update set code = coalesce(answer.code, excluded.code)`.execute(
    store.db,
  );
}

/** Whether a program is out of a round by what it got there. */
export async function isOutOf({ db }: Store, { arena, round }: RoundJob, account: number): Promise<boolean> {
  const { rows } = await sql<{ code: Code }>`
    select answer.code from answer join task using (arena, round, seq)
    where arena = ${arena} and round = ${round} and account = ${account}
      and not task.is_warm and answer.code is not null`.execute(db);
  return isOut(rows.map(({ code }) => code));
}
