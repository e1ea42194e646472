-- Only what an administrator has moved; every other POI lies where the built-in table says.
create table poi_position (
  map text not null,
  poi_id integer not null,
  -- Percent of the square map, from the left and from the top.
  x double precision not null check (x between 0 and 100),
  y double precision not null check (y between 0 and 100),
  moved_by integer references account (id) on delete set null,
  moved_at timestamptz not null default now(),
  primary key (map, poi_id)
);

-- For the interval around a POI's mean points.
alter table poi_comp add column scored_games integer not null default 0,
  add column points_squared bigint not null default 0;
update poi_comp t set scored_games = s.scored_games, points_squared = s.points_squared
from (
  select g.map, r.poi_id, coalesce(r.comp_key, '') as comp_key, count(r.points) as scored_games,
    coalesce(sum(r.points * r.points), 0) as points_squared
  from team_result r join game g on g.id = r.game_id
  where g.is_current and r.poi_id is not null and g.map is not null group by 1, 2, 3
) s
where s.map = t.map and s.poi_id = t.poi_id and s.comp_key = t.comp_key;
