-- Jobs on files, whose tasks any number of machines do.
create table bulk_job (
  -- The digest of what the job is, so the same job on the same files has the same id.
  id text primary key,
  -- What is done with every puzzle, as JSON. Text, because JSON of PostgreSQL has no zero bytes.
  work text not null,
  inputs text not null,
  -- open, done or cancelled
  state text not null default 'open',
  changed_ms bigint not null default (extract(epoch from now()) * 1000)::bigint
);

-- Its queue says which are to be done, and who does them.
create table bulk_task (
  job text not null references bulk_job on delete cascade,
  -- The digest of the task. An answer depends on nothing else.
  key text not null,
  text text not null,
  bytes bytea not null,
  primary key (job, key)
);

-- Its primary key lets an answer in once, however many machines did the task.
create table bulk_answer (
  job text not null,
  key text not null,
  text text not null,
  bytes bytea not null,
  sha256 text not null,
  primary key (job, key),
  foreign key (job, key) references bulk_task on delete cascade
);

-- Storing 80 MB takes the server 0.7 s, and 4 s when it packs them first.
alter table bulk_task alter column bytes set storage external;
alter table bulk_answer alter column bytes set storage external;
