-- Whether the program wants to be told the standings while a round goes on.
alter table entry add column wants_table boolean not null default false;
