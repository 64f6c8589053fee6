create table rating (
  account bigint not null references account on delete cascade,
  mode text not null,
  rating double precision not null,
  deviation double precision not null,
  volatility double precision not null,
  games integer not null,
  changed_ms bigint not null,
  primary key (account, mode)
);

create table rating_change (
  match bigint not null references match on delete cascade,
  account bigint not null references account on delete cascade,
  mode text not null,
  before double precision not null,
  after double precision not null,
  at_ms bigint not null,
  -- A job that runs twice writes once.
  primary key (match, account)
);
create index rating_change_account on rating_change (account, at_ms);

create table daily (
  date text not null,
  level text not null,
  commit_hash text not null,
  salt text not null,
  puzzle text not null,
  solution text not null,
  board text not null,
  er integer not null,
  primary key (date, level)
);

create table attempt (
  date text not null,
  level text not null,
  account bigint not null references account on delete cascade,
  match bigint not null references match on delete cascade,
  started_ms bigint not null,
  finished_ms bigint,
  time_ms bigint,
  primary key (date, level, account),
  foreign key (date, level) references daily
);
