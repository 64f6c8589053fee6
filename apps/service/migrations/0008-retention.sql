-- Matches that are still to be rated; the index before had every match that is never rated, too.
drop index match_unrated;
create index match_unrated on match (id) where state = 'done' and rated_ms is null and rules->>'isRated' = 'true';

-- Deleting a row looks for those that point at it, so each foreign key has an index.
create index ticket_match on ticket (match);
create index ticket_account on ticket (account);
create index attempt_account on attempt (account);
create index attempt_match on attempt (match);
create index entry_account on entry (account);
create index answer_entry on answer (arena, account);

-- The matches of an account in their order.
drop index seat_account;
create index seat_account on seat (account, match);

-- Whether the log of a match is still there; that of an old match goes before its result.
alter table match add column has_log boolean not null default true;

-- What is old is found by these, a row of the rules of retention each.
create index session_expires on session (expires_ms);
create index api_token_expires on api_token (expires_ms);
create index seek_seen on seek (seen_ms);
create index arena_starts on arena (starts_ms);
create index account_guest on account (created_ms, id) where name_key is null;
create index match_void on match (ended_ms, id) where state = 'void';
create index match_casual on match (ended_ms, id) where state = 'done' and rules->>'isRated' = 'false';
create index match_rated on match (ended_ms, id) where state = 'done' and rules->>'isRated' = 'true';
create index match_logged on match (ended_ms, id) where state = 'done' and rules->>'isRated' = 'true' and has_log;

-- Those that have not ended, for the list of arenas.
create index arena_open on arena (starts_ms) where state != 'done';

-- When something was last done that is done once a night, by whichever node.
create table upkeep (
  name text primary key,
  at_ms bigint not null
);
