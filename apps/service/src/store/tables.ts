import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** What no code changes after it was written. */
type Fixed<Type> = ColumnType<Type, Type, never>;

export interface AccountTable {
  id: Generated<number>;
  public_id: Fixed<string>;
  name: string;
  name_key: string | null;
  password: string | null;
  is_operator: Generated<boolean>;
  created_ms: Fixed<number>;
}

export interface SessionTable {
  token_hash: Fixed<string>;
  account: Fixed<number>;
  expires_ms: number;
}

export interface ApiTokenTable {
  id: Generated<number>;
  account: Fixed<number>;
  name: Fixed<string>;
  token_hash: Fixed<string>;
  scopes: JSONColumnType<string[]>;
  created_ms: Fixed<number>;
  expires_ms: Fixed<number>;
}

export interface SecretTable {
  name: Fixed<string>;
  value: Fixed<string>;
}

export interface PoolTable {
  id: Generated<number>;
  board: Fixed<string>;
  level: Fixed<string>;
  puzzle: Fixed<string>;
  solution: Fixed<string>;
  er: Fixed<number>;
  source: Fixed<string>;
}

export type MatchStage = 'lobby' | 'live' | 'done' | 'void';

export interface MatchTable {
  id: Generated<number>;
  public_id: Fixed<string>;
  state: ColumnType<MatchStage, MatchStage | undefined, MatchStage>;
  is_open: boolean;
  rules: JSONColumnType<object>;
  setup: JSONColumnType<object>;
  result: JSONColumnType<object> | null;
  rematch: string | null;
  rated_ms: number | null;
  created_ms: Fixed<number>;
  ended_ms: number | null;
  has_log: Generated<boolean>;
}

export interface SeatTable {
  match: Fixed<number>;
  seat: Fixed<number>;
  account: number | null;
  name: string;
  /** The node that the player was connected to last; null once the player has left it. */
  node: string | null;
}

/** A row of the log. Nothing in it changes, but for the name of a deleted account. */
export interface MatchEventTable {
  match: Fixed<number>;
  seq: Fixed<number>;
  at_ms: Fixed<number>;
  seat: Fixed<number | null>;
  kind: Fixed<string>;
  cid: Fixed<string | null>;
  deadline_ms: Fixed<number | null>;
  body: JSONColumnType<object, string, never>;
}

export interface TicketTable {
  token_hash: Fixed<string>;
  match: Fixed<number>;
  account: Fixed<number | null>;
  seat: Fixed<number | null>;
  expires_ms: Fixed<number>;
}

export interface NodeBeatTable {
  node: Fixed<string>;
  at_ms: number;
  is_over: Generated<boolean>;
}

export interface SeekTable {
  account: Fixed<number>;
  rules: JSONColumnType<object>;
  rating: number;
  since_ms: number;
  seen_ms: number;
  match: string | null;
}

export interface RatingTable {
  account: Fixed<number>;
  mode: Fixed<string>;
  rating: number;
  deviation: number;
  volatility: number;
  games: number;
  changed_ms: number;
}

export interface RatingChangeTable {
  match: Fixed<number>;
  account: Fixed<number>;
  mode: Fixed<string>;
  before: Fixed<number>;
  after: Fixed<number>;
  at_ms: Fixed<number>;
}

export interface DailyTable {
  date: Fixed<string>;
  level: Fixed<string>;
  commit_hash: Fixed<string>;
  salt: Fixed<string>;
  puzzle: Fixed<string>;
  solution: Fixed<string>;
  board: Fixed<string>;
  er: Fixed<number>;
}

export interface AttemptTable {
  date: Fixed<string>;
  level: Fixed<string>;
  account: Fixed<number>;
  match: Fixed<number>;
  started_ms: Fixed<number>;
  finished_ms: number | null;
  time_ms: number | null;
}

export type BulkStage = 'open' | 'done' | 'cancelled';

export interface BulkJobTable {
  id: Fixed<string>;
  work: Fixed<string>;
  inputs: Fixed<string>;
  state: ColumnType<BulkStage, BulkStage | undefined, BulkStage>;
  changed_ms: Generated<number>;
}

export interface BulkTaskTable {
  job: Fixed<string>;
  key: Fixed<string>;
  text: Fixed<string>;
  bytes: Fixed<Uint8Array>;
}

export interface BulkAnswerTable extends BulkTaskTable {
  sha256: Fixed<string>;
}

export type ArenaStage = 'waiting' | 'playing' | 'done';

export interface ArenaTable {
  id: Generated<number>;
  public_id: Fixed<string>;
  state: ColumnType<ArenaStage, ArenaStage | undefined, ArenaStage>;
  rounds: JSONColumnType<object>;
  seed: Fixed<number>;
  starts_ms: Fixed<number>;
  round: Generated<number>;
  beat_ms: Generated<number>;
}

export interface EntryTable {
  arena: Fixed<number>;
  account: Fixed<number>;
  name: string;
  version: string;
  boards: JSONColumnType<string[]>;
  pings: ColumnType<number[], string | undefined, string>;
  last_ping_ms: Generated<number>;
  wants_table: Generated<boolean>;
}

export interface TaskTable {
  arena: Fixed<number>;
  round: Fixed<number>;
  seq: Fixed<number>;
  message: JSONColumnType<object>;
  counts: JSONColumnType<number[]>;
  is_warm: Fixed<boolean>;
  opened_ms: number | null;
  closed_ms: number | null;
}

export interface AnswerTable {
  arena: Fixed<number>;
  round: Fixed<number>;
  seq: Fixed<number>;
  account: Fixed<number>;
  sent_ms: Fixed<number>;
  code: string | null;
  text: string | null;
  ms: number | null;
}

export interface UpkeepTable {
  name: Fixed<string>;
  at_ms: number;
}

/** Every table of `migrations/`, as Kysely needs them. */
export interface Tables {
  account: AccountTable;
  session: SessionTable;
  api_token: ApiTokenTable;
  secret: SecretTable;
  pool: PoolTable;
  match: MatchTable;
  seat: SeatTable;
  match_event: MatchEventTable;
  ticket: TicketTable;
  node_beat: NodeBeatTable;
  seek: SeekTable;
  rating: RatingTable;
  rating_change: RatingChangeTable;
  daily: DailyTable;
  attempt: AttemptTable;
  bulk_job: BulkJobTable;
  bulk_task: BulkTaskTable;
  bulk_answer: BulkAnswerTable;
  arena: ArenaTable;
  entry: EntryTable;
  task: TaskTable;
  answer: AnswerTable;
  upkeep: UpkeepTable;
}
