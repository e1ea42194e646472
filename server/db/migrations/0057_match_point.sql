-- Whether a series is played until a team on match point wins a game. Off unless the series or its live feed says so.
-- The first game names the series: each file has a row of its own for the series it contains.
create table series_match_point (
  first_mid text primary key,
  -- Null: off, whatever the feed says.
  points integer check (points between 1 and 500),
  -- No game before this one can win the series.
  min_games integer not null check (min_games between 1 and 20),
  set_by integer references account on delete set null,
  set_at timestamptz not null default now()
);
create index on series_match_point (set_by);

alter table live_feed add column match_point integer check (match_point between 1 and 500);
alter table live_feed add column match_point_min_games integer not null default 1
  check (match_point_min_games between 1 and 20);
