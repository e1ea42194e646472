-- What is stored about a live match beside its events.
create table live_match (
  feed_id integer not null references live_feed on delete cascade,
  -- By the game's clock, as in live_game.
  started_at timestamptz not null,
  -- False if someone decided that it doesn't go into the archive.
  is_kept boolean not null default true,
  decided_by integer references account on delete set null,
  decided_at timestamptz,
  -- The bans of the draft at the drop, if the lobby didn't say which legends are banned; null if it did.
  draft_bans text[],
  primary key (feed_id, started_at)
);
create index on live_match (decided_by);

-- The feed that an import came from, to find the imports of a live game.
alter table import add column live_feed_id integer references live_feed on delete set null;
create index on import (live_feed_id) where live_feed_id is not null;

-- The id of a game in its file, if it has the id of its twin now.
alter table game add column own_mid text;
create index on game (own_mid) where own_mid is not null;

-- What joining two games changed beside the games themselves, to split them again (server/archive/twin/rename-game.ts).
alter table game_twin add column renamed jsonb;
