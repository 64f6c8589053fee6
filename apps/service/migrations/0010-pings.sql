-- When the last ping was sent that the program has answered. Each is answered once.
alter table entry add column last_ping_ms bigint not null default 0;
