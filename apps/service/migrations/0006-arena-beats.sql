-- The round that is played, and when a node last said that it plays it.
alter table arena add column round integer not null default 0;
alter table arena add column beat_ms bigint not null default 0;
create index arena_playing on arena (beat_ms) where state = 'playing';
