-- The platform the player was on, as the file names it.
alter table player_result add column hardware text;

-- A player is the id in the file, else the name in lower case. Ids that an administrator found to be the same person
-- count as `player`. It is about ids, not results, so it outlives the import that brought them.
create table player_merge (
  key text primary key,
  player text not null,
  merged_by integer references account on delete set null,
  merged_at timestamptz not null default now(),
  check (key <> player)
);
create index player_merge_player on player_merge (player);

create table player_apart (
  key text not null,
  other_key text not null,
  decided_by integer references account on delete set null,
  decided_at timestamptz not null default now(),
  primary key (key, other_key),
  check (key < other_key collate "C")
);

-- Sums over the current games (server/archive/player-sums.ts).
create table player_name (
  player text not null,
  key text not null,
  name text not null,
  games integer not null,
  primary key (player, key, name)
);

create table player_day (
  player text not null,
  day date not null,
  team_id integer not null references team on delete cascade,
  name text not null,
  games integer not null,
  kills integer not null,
  kill_games integer not null,
  kills_squared bigint not null,
  damage integer not null,
  damage_games integer not null,
  damage_squared bigint not null,
  knockdowns integer not null,
  knockdown_games integer not null,
  knockdowns_squared bigint not null,
  survival_s integer not null,
  survival_games integer not null,
  survival_squared bigint not null,
  shots integer not null,
  hits integer not null,
  aimed_games integer not null,
  shots_squared bigint not null,
  hits_squared bigint not null,
  shots_by_hits bigint not null,
  points integer not null,
  scored_games integer not null,
  points_squared bigint not null,
  placements integer not null,
  placed_games integer not null,
  placements_squared bigint not null,
  primary key (player, day, team_id, name)
);
create index player_day_team on player_day (team_id, day);

-- The same by map and legend. Several times as many rows, so it is only read where these matter.
create table player_pick_day (
  player text not null,
  day date not null,
  team_id integer not null references team on delete cascade,
  -- Empty where the file did not say which map was played.
  map text not null,
  -- Empty where it is unknown who played what.
  legend text not null,
  games integer not null,
  kills integer not null,
  kill_games integer not null,
  kills_squared bigint not null,
  damage integer not null,
  damage_games integer not null,
  damage_squared bigint not null,
  knockdowns integer not null,
  knockdown_games integer not null,
  knockdowns_squared bigint not null,
  survival_s integer not null,
  survival_games integer not null,
  survival_squared bigint not null,
  shots integer not null,
  hits integer not null,
  aimed_games integer not null,
  shots_squared bigint not null,
  hits_squared bigint not null,
  shots_by_hits bigint not null,
  points integer not null,
  scored_games integer not null,
  points_squared bigint not null,
  placements integer not null,
  placed_games integer not null,
  placements_squared bigint not null,
  primary key (player, day, team_id, map, legend)
);
create index player_pick_day_team on player_pick_day (team_id, day);

create index player_name_empty on player_name (player) where games = 0;
create index player_day_empty on player_day (player) where games = 0;
create index player_pick_day_empty on player_pick_day (player) where games = 0;

create temporary table played on commit drop as
select coalesce(p.player_id, lower(p.name)) as player, (g.started_at at time zone 'UTC')::date as day, r.team_id,
  coalesce(g.map, '') as map, case when p.legend = any(r.legends) then p.legend else '' end as legend,
  p.name, p.kills, p.damage, p.knockdowns, p.survival_s, r.points, r.placement,
  case when p.shots > 0 and p.hits is not null then p.shots end as shots,
  case when p.shots > 0 then p.hits end as hits
from team_result r
join game g on g.id = r.game_id
join player_result p on p.team_result_id = r.id
where g.is_current and (p.player_id is not null or p.name <> 'Unnamed player');

insert into player_name (player, key, name, games)
select player, player, name, count(*) from played group by player, name;

insert into player_day (
  player, day, team_id, name, games, kills, kill_games, kills_squared, damage, damage_games, damage_squared,
  knockdowns, knockdown_games, knockdowns_squared, survival_s, survival_games, survival_squared, shots, hits,
  aimed_games, shots_squared, hits_squared, shots_by_hits, points, scored_games, points_squared, placements,
  placed_games, placements_squared
)
select
  player, day, team_id, name, count(*), coalesce(sum(kills), 0), count(kills),
  coalesce(sum(kills::bigint * kills), 0), coalesce(sum(damage), 0), count(damage),
  coalesce(sum(damage::bigint * damage), 0), coalesce(sum(knockdowns), 0), count(knockdowns),
  coalesce(sum(knockdowns::bigint * knockdowns), 0), coalesce(sum(survival_s), 0), count(survival_s),
  coalesce(sum(survival_s::bigint * survival_s), 0), coalesce(sum(shots), 0), coalesce(sum(hits), 0), count(shots),
  coalesce(sum(shots::bigint * shots), 0), coalesce(sum(hits::bigint * hits), 0),
  coalesce(sum(shots::bigint * hits), 0), coalesce(sum(points), 0), count(points),
  coalesce(sum(points::bigint * points), 0), coalesce(sum(placement), 0), count(placement),
  coalesce(sum(placement::bigint * placement), 0)
from played group by player, day, team_id, name;

insert into player_pick_day (
  player, day, team_id, map, legend, games, kills, kill_games, kills_squared, damage, damage_games, damage_squared,
  knockdowns, knockdown_games, knockdowns_squared, survival_s, survival_games, survival_squared, shots, hits,
  aimed_games, shots_squared, hits_squared, shots_by_hits, points, scored_games, points_squared, placements,
  placed_games, placements_squared
)
select
  player, day, team_id, map, legend, count(*), coalesce(sum(kills), 0), count(kills),
  coalesce(sum(kills::bigint * kills), 0), coalesce(sum(damage), 0), count(damage),
  coalesce(sum(damage::bigint * damage), 0), coalesce(sum(knockdowns), 0), count(knockdowns),
  coalesce(sum(knockdowns::bigint * knockdowns), 0), coalesce(sum(survival_s), 0), count(survival_s),
  coalesce(sum(survival_s::bigint * survival_s), 0), coalesce(sum(shots), 0), coalesce(sum(hits), 0), count(shots),
  coalesce(sum(shots::bigint * shots), 0), coalesce(sum(hits::bigint * hits), 0),
  coalesce(sum(shots::bigint * hits), 0), coalesce(sum(points), 0), count(points),
  coalesce(sum(points::bigint * points), 0), coalesce(sum(placement), 0), count(placement),
  coalesce(sum(placement::bigint * placement), 0)
from played group by player, day, team_id, map, legend;
