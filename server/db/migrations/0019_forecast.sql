-- What the forecast knows, kept right with every change of the archive (server/archive/forecast-rows.ts). Only series
-- count whose bans were on and obeyed: at most four picks of banned legends.
create table forecast_game (
  game_id integer primary key references game on delete cascade,
  series_id integer not null,
  number integer not null,
  mid text not null,
  played_at timestamptz not null,
  map text,
  -- In the order of banning.
  bans text[] not null,
  -- Teams that could have kept their last composition, and those that did.
  free integer not null,
  stayed integer not null,
  -- "ash>crypto" for every banned legend of a team's last composition and every new legend it took.
  replaced text[] not null
);
create index forecast_game_played_at on forecast_game (played_at, mid);
create index forecast_game_series_id on forecast_game (series_id);

-- Only teams whose three players and three different legends are known.
create table forecast_row (
  team_result_id integer primary key references team_result on delete cascade,
  game_id integer not null references forecast_game on delete cascade,
  team_id integer not null,
  played_at timestamptz not null,
  comp_key text not null,
  -- Ids of the players, their names and their legends, in the file's order.
  players text[] not null,
  names text[] not null,
  legends text[] not null,
  placement integer,
  points integer,
  -- Whether the team kept its last composition of the series; null in its first game and where a ban forced a change.
  stayed boolean
);
create index forecast_row_game_id on forecast_row (game_id);
create index forecast_row_team on forecast_row (team_id, played_at desc);
create index forecast_row_players on forecast_row using gin (players);

create table season_start (
  starts_at timestamptz primary key
);
insert into season_start (starts_at) values
  ('2025-02-11T17:00:00Z'), ('2025-05-06T17:00:00Z'), ('2025-08-05T17:00:00Z');

-- One row: the weights trained on this archive, if any.
create table forecast_model (
  id integer primary key check (id = 1),
  -- Goes up with every change of what is trained on.
  version integer not null,
  model jsonb,
  examples integer not null default 0,
  trained_at timestamptz,
  -- The oldest game that changed since the last training; null if none did.
  changed_from timestamptz,
  failed_at timestamptz,
  failure text,
  -- The last finished back-test, and what was judged of forecasts that were stored before their games.
  backtest jsonb,
  live jsonb,
  reported_at timestamptz
);
insert into forecast_model (id, version, changed_from) values (1, 1, '1970-01-01T00:00:00Z');

-- The archive replayed: what was said of each game of a week before it was known, and what had been learned by then.
create table backtest_week (
  week timestamptz primary key,
  rows jsonb not null,
  bans jsonb not null,
  state jsonb not null
);

-- What was said of a game before it was played. A series is named by the id of its first game, which is the same in
-- every file that holds it.
create table said_forecast (
  first_mid text not null,
  number integer not null,
  team_id integer not null references team on delete cascade,
  said_at timestamptz not null,
  said jsonb not null,
  primary key (first_mid, number, team_id)
);

create table said_ban (
  first_mid text not null,
  number integer not null,
  said_at timestamptz not null,
  said jsonb not null,
  primary key (first_mid, number)
);

with kept_series as (
  select s.id from series s
  where s.bans_enabled and (
    select count(*) from game g
    join team_result r on r.game_id = g.id
    join game_ban b on b.game_id = g.id and b.legend = any(r.legends)
    where g.series_id = s.id and g.is_current
  ) <= 4
)
insert into forecast_game (game_id, series_id, number, mid, played_at, map, bans, free, stayed, replaced)
select g.id, g.series_id, g.number, g.mid, g.started_at, g.map,
  array(select b.legend from game_ban b where b.game_id = g.id order by b.place), 0, 0, '{}'
from game g join kept_series s on s.id = g.series_id
where g.is_current;

with result as (
  select r.id, r.game_id, r.team_id, r.played_at, r.comp_key, r.placement, r.points,
    array_agg(coalesce(p.player_id, lower(p.name)) order by p.slot) as players,
    array_agg(p.name order by p.slot) as names,
    array_agg(case
      when p.legend = any(r.legends) then p.legend
      when cardinality(m.missing) = 1 then m.missing[1]
    end order by p.slot) as legends
  from forecast_game f
  join team_result r on r.game_id = f.game_id and r.comp_key is not null
  join player_result p on p.team_result_id = r.id
  cross join lateral (
    select array(
      select l from unnest(r.legends) l
      where not exists (select from player_result o where o.team_result_id = r.id and o.legend = l)
    ) as missing
  ) m
  group by r.id
  having count(*) = 3
)
insert into forecast_row (team_result_id, game_id, team_id, played_at, comp_key, players, names, legends, placement, points)
select id, game_id, team_id, played_at, comp_key, players, names, legends, placement, points
from result
where comp_key = (select string_agg(l, '|' order by l collate "C") from unnest(legends) l)
  and players[1] <> players[2] and players[1] <> players[3] and players[2] <> players[3];

with change as (
  select r.team_result_id, f.game_id, f.bans, r.comp_key, string_to_array(r.comp_key, '|') as legends,
    string_to_array(lag(r.comp_key) over (
      partition by f.series_id, r.team_id order by f.played_at, f.mid collate "C"), '|') as last
  from forecast_row r join forecast_game f on f.game_id = r.game_id
), kept as (
  update forecast_row r set stayed = c.last = c.legends
  from change c where c.team_result_id = r.team_result_id and not c.last && c.bans
)
update forecast_game f set free = g.free, stayed = g.stayed, replaced = g.replaced
from (
  select c.game_id,
    count(*) filter (where not c.last && c.bans)::integer as free,
    count(*) filter (where not c.last && c.bans and c.last = c.legends)::integer as stayed,
    array(
      select x || '>' || y from change o, unnest(o.last) x, unnest(o.legends) y
      where o.game_id = c.game_id and x = any(o.bans) and y <> all(o.last)
      order by (x || '>' || y) collate "C") as replaced
  from change c where c.last is not null group by c.game_id
) g
where g.game_id = f.game_id;
