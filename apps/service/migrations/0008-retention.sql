-- Matches that are still to be rated; the index before had every match that is never rated, too.
drop index match_unrated;
create index match_unrated on match (id) where state = 'done' and rated_ms is null and rules->>'isRated' = 'true';
