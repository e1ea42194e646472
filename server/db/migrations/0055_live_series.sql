-- Who played a live game: keys of team names and ids of accounts. Games of all feeds with the same lobby are one series.
-- Null for games from before these columns; then they are read from the game itself.
alter table live_game add column teams text[];
alter table live_game add column players text[];

-- Only won games go into the archive. The others are named in the import of their series: stopped by an administrator,
-- without an end (open), or received from their middle on (late).
alter table live_game add column outcome text not null default 'won'
  check (outcome in ('won', 'stopped', 'open', 'late'));

-- Of two recordings of a game, the one that was stored first counts.
alter table live_game add column stored_at timestamptz not null default now();

-- The import that a game is part of, which can be that of another feed; null if it isn't kept.
alter table live_game add column import_id integer references import on delete set null;
update live_game l set import_id = (
  select i.id from import i join game g on g.import_id = i.id
  where i.live_feed_id = l.feed_id and i.undone_at is null and g.started_at = l.started_at
  order by i.id desc limit 1
);
create index on live_game (import_id);
create index on live_game (started_at);
