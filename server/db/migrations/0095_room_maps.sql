-- Maps of the match that people set by hand, by game: {"4": "worldsedge"}. A file of the game wins over them.
alter table draft_room add column maps jsonb not null default '{}' check (octet_length(maps::text) <= 4000);
