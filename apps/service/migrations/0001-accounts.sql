-- People and programs, and how they prove who they are. Times are milliseconds of the service.
create table account (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  name text not null,
  -- The name in lower case; null for guests, whose names need not differ.
  name_key text unique,
  -- argon2id; null for guests.
  password text,
  is_operator boolean not null default false,
  created_ms bigint not null
);

create table session (
  token_hash text primary key,
  account bigint not null references account on delete cascade,
  expires_ms bigint not null
);
create index session_account on session (account);

create table api_token (
  id bigint generated always as identity primary key,
  account bigint not null references account on delete cascade,
  name text not null,
  token_hash text not null unique,
  scopes jsonb not null,
  created_ms bigint not null,
  expires_ms bigint not null
);
create index api_token_account on api_token (account);

-- Secrets of the service that all of its nodes share.
create table secret (
  name text primary key,
  value text not null
);
