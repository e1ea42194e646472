-- Positions, rings and kills of a game, which only live data has (domain/live-feed/game-track.ts): JSON, compressed with
-- gzip. By match id, so it is there whichever file the game counts from.
create table game_track (
  mid text primary key,
  track bytea not null
);
alter table game_track alter column track set storage external;

-- To find the file of a live game by its time.
create index game_started_at on game (started_at);

-- A game that may send its live feed. Its token is in the session name that the game sends first.
create table live_feed (
  id integer generated always as identity primary key,
  name text not null,
  -- SHA-256 of the token: a copy of the table opens nothing.
  token_hash bytea not null unique,
  created_by integer references account on delete set null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz
);

-- Frames as they came, compressed, at most a second per row. A better reader can read them again.
create table live_chunk (
  -- One connection, and the number of the row in it: a row that is written again after an outage is the same row.
  session uuid not null,
  seq integer not null,
  feed_id integer not null references live_feed on delete cascade,
  -- Arrival of the last frame.
  received_at timestamptz not null,
  frames integer not null,
  -- Before compression.
  bytes integer not null,
  content bytea not null,
  primary key (session, seq)
);
create index live_chunk_feed on live_chunk (feed_id, received_at);
alter table live_chunk alter column content set storage external;

-- Finished games of a feed: each one is imported together with those before it, like a file of a series that grows.
create table live_game (
  feed_id integer not null references live_feed on delete cascade,
  started_at timestamptz not null,
  -- Arrival of its last frame.
  ended_at timestamptz not null,
  -- A game as readers give it (server/ingest/raw-file.ts): JSON, compressed with gzip.
  game bytea not null,
  primary key (feed_id, started_at)
);
alter table live_game alter column game set storage external;
