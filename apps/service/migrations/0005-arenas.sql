create table arena (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  -- waiting, playing or done
  state text not null default 'waiting',
  -- The rounds that are played, in order.
  rounds jsonb not null,
  -- The puzzles of all rounds follow from it. It stays inside until the end.
  seed bigint not null,
  starts_ms bigint not null
);

-- A program that takes part. An account has one in an arena.
create table entry (
  arena bigint not null references arena on delete cascade,
  account bigint not null references account on delete cascade,
  name text not null,
  version text not null,
  boards jsonb not null,
  -- How long its pongs took, in milliseconds.
  pings jsonb not null default '[]',
  primary key (arena, account),
  unique (arena, name)
);

create table task (
  arena bigint not null references arena on delete cascade,
  round integer not null,
  seq integer not null,
  message jsonb not null,
  -- How many solutions each puzzle has, up to the limit.
  counts jsonb not null,
  -- Warm-up tasks do not count.
  is_warm boolean not null,
  opened_ms bigint,
  closed_ms bigint,
  primary key (arena, round, seq)
);

create table answer (
  arena bigint not null,
  round integer not null,
  seq integer not null,
  account bigint not null,
  sent_ms bigint not null,
  -- Null until the answer is judged, or the task is closed without one.
  code text,
  text text,
  ms double precision,
  primary key (arena, round, seq, account),
  foreign key (arena, round, seq) references task on delete cascade,
  foreign key (arena, account) references entry on delete cascade
);
