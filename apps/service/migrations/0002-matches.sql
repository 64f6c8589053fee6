create table pool (
  id bigint generated always as identity primary key,
  board text not null,
  level text not null,
  puzzle text not null unique,
  solution text not null,
  -- SE rating in tenths.
  er integer not null,
  source text not null
);
create index pool_board_level on pool (board, level);

create table match (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  -- lobby, live, done or void. Moves do not touch it.
  state text not null default 'lobby',
  is_open boolean not null,
  rules jsonb not null,
  -- The whole MatchSetup: seed and solutions. It leaves the service when the match is over.
  setup jsonb not null,
  result jsonb,
  rematch text,
  rated_ms bigint,
  created_ms bigint not null,
  ended_ms bigint
);
create index match_running on match (id) where state in ('lobby', 'live');
create index match_unrated on match (id) where state = 'done' and rated_ms is null;

create table seat (
  match bigint not null references match on delete cascade,
  seat integer not null,
  account bigint references account on delete set null,
  name text not null,
  -- The node that the player was connected to last; null once the player has left it.
  node text,
  primary key (match, seat),
  unique (match, account)
);
create index seat_account on seat (account);

-- THE log. Its primary key is the fence: of two nodes that append the same number, one succeeds.
create table match_event (
  match bigint not null references match on delete cascade,
  seq integer not null,
  at_ms bigint not null,
  seat integer,
  kind text not null,
  cid text,
  deadline_ms bigint,
  body jsonb not null,
  primary key (match, seq),
  unique (match, seat, cid)
);

-- Lets one socket in, once, on whichever node it comes.
create table ticket (
  token_hash text primary key,
  match bigint not null references match on delete cascade,
  account bigint references account on delete cascade,
  seat integer,
  expires_ms bigint not null
);
create index ticket_expires on ticket (expires_ms);

create table node_beat (
  node text primary key,
  at_ms bigint not null,
  -- Whether the node has said that it ends.
  is_over boolean not null default false
);

create table seek (
  account bigint primary key references account on delete cascade,
  rules jsonb not null,
  rating double precision not null,
  since_ms bigint not null,
  seen_ms bigint not null,
  match text
);
