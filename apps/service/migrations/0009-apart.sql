-- Whether the time of an attempt is listed apart from the table: faster than people are.
alter table attempt add column is_apart boolean not null default false;
