import { type MatchFacts, type MatchRules, MODES, refusalOfRules } from '@pencilmark/race';
import { sql } from 'kysely';
import type { Account } from '../accounts/account.ts';
import type { ServiceClock } from '../clock.ts';
import { Problem } from '../problems.ts';
import type { PuzzlePool } from '../puzzles/pool.ts';
import type { MadePuzzle } from '../puzzles/wish.ts';
import type { Store } from '../store/store.ts';
import { newSetup } from './fairness.ts';
import type { LiveMatch } from './live.ts';
import type { Referee } from './referee.ts';
import type { Registry } from './registry.ts';
import { newSeats, type Seats } from './seats.ts';

/** Where matches are made and found. */
export interface Lobby {
  /** Makes a match for an account. */
  create(rules: MatchRules, isOpen: boolean, account: Account): Promise<string>;
  /** Makes a match with these puzzles, that nobody finds in the lobby. */
  createWith(rules: MatchRules, puzzles: readonly MadePuzzle[]): Promise<string>;
  /** Drops a match that nobody has joined. */
  drop(id: string): Promise<void>;
  readonly join: Seats['join'];
  readonly seatOf: Seats['of'];
  /** Matches that wait for players, the latest first. */
  open(): Promise<MatchFacts[]>;
  factsOf(match: LiveMatch): Promise<MatchFacts>;
  /** A match with the same rules after a match that is over: the same for all who request it. */
  rematch(match: LiveMatch, account: Account): Promise<string>;
}

/** What a lobby works with. */
export interface LobbyParts {
  readonly store: Store;
  readonly pool: PuzzlePool;
  readonly registry: Registry;
  readonly referee: Referee;
  readonly clock: ServiceClock;
}

const MOST_LISTED = 50;

/** Throws a problem for rules with which no match is made. */
export function checkRules(rules: MatchRules): void {
  const refusal = refusalOfRules(rules);
  const isOfField = refusal?.code === 'board' || refusal?.code === 'level';
  if (refusal) throw new Problem('bad-body', refusal.text, isOfField ? `rules.${refusal.code}` : 'rules');
}

/** Matches with the public facts about them, made in the database in one query. */
const factsWhere = (condition: ReturnType<typeof sql>) => sql<MatchFacts & { state: string }>`
  select match.public_id as id, match.state, match.rules, match.created_ms as "createdAt", match.result, (
    select jsonb_agg(case when seat.seat is null then null
      else jsonb_build_object('name', seat.name, 'rating', rating.rating) end order by number)
    from generate_series(0, (match.rules->>'seats')::integer - 1) number
    left join seat on seat.match = match.id and seat.seat = number
    left join rating on rating.account = seat.account and rating.mode = match.rules->>'mode'
  ) as seats from match where ${condition}`;

export function newLobby({ store, pool, registry, referee, clock }: LobbyParts): Lobby {
  const { db } = store;
  const seats = newSeats(store, registry, referee);

  const create: Lobby['create'] = async (rules, isOpen, { key }) => {
    checkRules(rules);
    return insert(rules, isOpen, await pool.take(rules, MODES[rules.mode].puzzles(rules), key));
  };

  const insert = async (rules: MatchRules, isOpen: boolean, puzzles: readonly MadePuzzle[]): Promise<string> => {
    const setup = newSetup(rules, puzzles);
    const texts = { rules: JSON.stringify(rules), setup: JSON.stringify(setup) };
    const row = { public_id: setup.id, is_open: isOpen, ...texts, created_ms: clock.now() };
    await db.insertInto('match').values(row).execute();
    return setup.id;
  };

  const drop = async (id: string): Promise<void> => {
    await db.deleteFrom('match').where('public_id', '=', id).execute();
  };

  return {
    create,
    createWith: (rules, puzzles) => insert(rules, false, puzzles),
    drop,
    join: seats.join,
    seatOf: seats.of,
    open: async () => {
      const isWaiting = sql`match.state = 'lobby' and match.is_open and
        (select count(*) from seat where seat.match = match.id) between 1 and (match.rules->>'seats')::integer - 1
        order by match.id desc limit ${MOST_LISTED}`;
      const { rows } = await factsWhere(isWaiting).execute(db);
      return rows.map(({ state: _, ...facts }) => ({ ...facts, phase: 'open' }));
    },
    factsOf: async (match) => {
      const { rows } = await factsWhere(sql`match.id = ${match.key}`).execute(db);
      const { state: _, ...facts } = rows[0]!;
      return { ...facts, phase: match.state.progress.phase, result: match.state.progress.result };
    },
    rematch: async ({ key, setup }, account) => {
      const next = await create(setup.rules, false, account);
      const won = await db
        .updateTable('match')
        .set({ rematch: next })
        .where('id', '=', key)
        .where('rematch', 'is', null)
        .returning('id')
        .execute();
      if (won.length > 0) return next;
      await drop(next);
      const row = await db.selectFrom('match').select('rematch').where('id', '=', key).executeTakeFirstOrThrow();
      return row.rematch!;
    },
  };
}
