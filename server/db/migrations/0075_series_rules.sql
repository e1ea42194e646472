-- What an editor chose for the series of an event. Null: as usual for its kind (domain/series/series-rules.ts).
create table event_rule (
  event_id integer primary key references event on delete cascade,
  equal_points text check (equal_points in ('games', 'kills')),
  ban_tie text check (ban_tie in ('points', 'name', 'series')),
  set_by integer references account on delete set null,
  set_at timestamptz not null default now()
);
create index on event_rule (set_by);

-- The match point in a series' file. Null: it says nothing.
alter table series add column match_point integer check (match_point between 1 and 500);
alter table series add column match_point_min_games integer not null default 1
  check (match_point_min_games between 1 and 20);

-- Points that teams had before the first game, in a series' file.
create table series_start_points (
  series_id integer not null references series on delete cascade,
  alias_key text not null references team_alias,
  points integer not null,
  primary key (series_id, alias_key)
);
create index on series_start_points (alias_key);

-- Of the league's series that were imported before.
update series s set
  match_point = case when jsonb_typeof(l.listed->'matchPointThreshold') = 'number'
    then least(500, greatest(1, (l.listed->>'matchPointThreshold')::numeric::integer)) else 50 end,
  match_point_min_games = case when concat_ws(' ', l.listed->>'name', l.split) ~* 'regional final|qualifier' then 6 else 1 end
from league_series l
where l.import_id = s.import_id and l.listed->'isMatchPointFormat' = 'true'::jsonb;
