-- One row: who changes the archive locks it, so that changes queue and versions count up in commit order.
create table archive (
  id integer primary key check (id = 1),
  version integer not null
);
insert into archive values (1, 0);

create table import (
  id integer generated always as identity primary key,
  file_name text not null,
  -- SHA-256 of the file: the same file is the same import, whatever its name.
  file_hash text not null,
  format text not null,
  is_demo boolean not null default false,
  imported_by integer references account on delete set null,
  imported_at timestamptz not null default now(),
  undone_by integer references account on delete set null,
  undone_at timestamptz,
  games integer not null default 0,
  team_games integer not null default 0,
  findings jsonb not null default '[]'
);
create unique index import_file on import (file_hash) where undone_at is null;

create table event (
  id integer generated always as identity primary key,
  name text not null unique
);

create table series (
  id integer generated always as identity primary key,
  event_id integer not null references event,
  import_id integer not null references import on delete cascade,
  source_id text,
  bans_enabled boolean not null,
  -- That of most of its teams.
  region text check (region in ('EMEA', 'NA', 'APAC-S', 'APAC-N'))
);
create index series_import_id on series (import_id);
create index series_event_id on series (event_id);

-- One row per game and file. Where several files hold a game, one of them is the current one and counts.
create table game (
  id integer generated always as identity primary key,
  mid text not null,
  import_id integer not null references import on delete cascade,
  series_id integer not null references series on delete cascade,
  number integer not null check (number >= 1),
  started_at timestamptz not null,
  map text check (map in ('worldsedge', 'stormpoint', 'edistrict', 'brokenmoon')),
  map_version text not null,
  is_current boolean not null default false,
  unique (mid, import_id)
);
create unique index game_current on game (mid) where is_current;
create index game_series_id on game (series_id);
create index game_import_id on game (import_id);

create table game_ban (
  game_id integer not null references game on delete cascade,
  legend text not null,
  -- In the order of banning.
  place integer not null,
  primary key (game_id, legend)
);

create table team (
  id integer generated always as identity primary key,
  -- The spelling most results have, unless an administrator chose one.
  name text not null,
  is_name_chosen boolean not null default false
);

create table team_alias (
  -- The folded spelling (domain/team.ts).
  key text primary key,
  team_id integer not null references team,
  is_chosen boolean not null default false
);
create index team_alias_team_id on team_alias (team_id);

-- A team's region in a calendar year where an administrator chose it; else the one most of its results have.
create table team_season (
  team_id integer not null references team on delete cascade,
  season integer not null,
  region text not null check (region in ('EMEA', 'NA', 'APAC-S', 'APAC-N')),
  primary key (team_id, season)
);

create table team_result (
  id integer generated always as identity primary key,
  game_id integer not null references game on delete cascade,
  team_id integer not null references team,
  alias_key text not null references team_alias,
  -- As the file has it, blanks and suffix cut.
  spelling text not null,
  placement integer check (placement >= 1),
  kills integer check (kills >= 0),
  points integer,
  survival_s integer check (survival_s >= 0),
  damage integer check (damage >= 0),
  legends text[] not null,
  -- The three legend keys, sorted; null where the trio is not complete.
  comp_key text,
  poi text,
  poi_id integer,
  region text check (region in ('EMEA', 'NA', 'APAC-S', 'APAC-N')),
  -- Copies of the game's, so that a team's latest game is one look into an index.
  played_at timestamptz not null,
  is_current boolean not null default false,
  unique (game_id, team_id),
  check (
    comp_key is null
    or (cardinality(legends) = 3 and legends[1] < legends[2] and legends[2] < legends[3])
  )
);
create index team_result_comp on team_result (team_id, comp_key, played_at desc) where is_current;
create index team_result_alias_key on team_result (alias_key);

create table player_result (
  team_result_id integer not null references team_result on delete cascade,
  slot integer not null,
  player_id text,
  name text not null,
  legend text,
  kills integer,
  assists integer,
  knockdowns integer,
  damage integer,
  headshots integer,
  shots integer,
  hits integer,
  survival_s integer,
  primary key (team_result_id, slot)
);

create table correction (
  id integer generated always as identity primary key,
  game_id integer not null references game on delete cascade,
  team_result_id integer references team_result on delete cascade,
  field text not null,
  old_value jsonb,
  new_value jsonb,
  corrected_by integer references account on delete set null,
  corrected_at timestamptz not null default now()
);
create index correction_game_id on correction (game_id);
create index correction_team_result_id on correction (team_result_id);

-- Sums over the current games, kept right by adding and taking away what a change touches (server/archive/contribution.ts).
create table team_comp (
  team_id integer not null references team on delete cascade,
  comp_key text not null,
  games integer not null,
  scored_games integer not null,
  points integer not null,
  last_played timestamptz,
  primary key (team_id, comp_key)
);

create index team_comp_open on team_comp (team_id) where last_played is null;

create table team_spelling (
  team_id integer not null references team on delete cascade,
  spelling text not null,
  games integer not null,
  primary key (team_id, spelling)
);

create table team_region (
  team_id integer not null references team on delete cascade,
  season integer not null,
  region text not null,
  games integer not null,
  primary key (team_id, season, region)
);

create table team_comp_order (
  team_id integer not null references team on delete cascade,
  comp_key text not null,
  number integer not null,
  games integer not null,
  primary key (team_id, comp_key, number)
);

create table team_comp_ban (
  team_id integer not null references team on delete cascade,
  comp_key text not null,
  legend text not null,
  games integer not null,
  primary key (team_id, comp_key, legend)
);

create table team_day (
  team_id integer not null references team on delete cascade,
  day date not null,
  games integer not null,
  survival_s integer not null,
  survival_games integer not null,
  kills integer not null,
  kill_games integer not null,
  points integer not null,
  scored_games integer not null,
  points_squared bigint not null,
  placements integer not null,
  placed_games integer not null,
  primary key (team_id, day)
);
create index team_day_day on team_day (day);

create table player_legend (
  team_id integer not null references team on delete cascade,
  player text not null,
  legend text not null,
  games integer not null,
  primary key (team_id, player, legend)
);

create table comp_map (
  comp_key text not null,
  -- Empty where the product does not have the map.
  map text not null,
  games integer not null,
  points integer not null,
  points_squared bigint not null,
  primary key (comp_key, map)
);

create table poi_comp (
  map text not null,
  poi_id integer not null,
  -- Empty where the trio is not complete.
  comp_key text not null,
  games integer not null,
  points integer not null,
  kills integer not null,
  wins integer not null,
  primary key (map, poi_id, comp_key)
);

create table ban_day (
  day date not null,
  -- Empty where the series has none.
  region text not null,
  legend text not null,
  -- The game whose picks brought the ban.
  number integer not null,
  games integer not null,
  primary key (day, region, legend, number)
);

-- How many series with the rule there were, for the share of them a legend was banned in.
create table ban_series_day (
  day date not null,
  region text not null,
  games integer not null,
  primary key (day, region)
);

-- Small at all times: they let emptied sums be found without a look at the others.
create index team_comp_empty on team_comp (team_id) where games = 0;
create index team_spelling_empty on team_spelling (team_id) where games = 0;
create index team_region_empty on team_region (team_id) where games = 0;
create index team_comp_order_empty on team_comp_order (team_id) where games = 0;
create index team_comp_ban_empty on team_comp_ban (team_id) where games = 0;
create index team_day_empty on team_day (team_id) where games = 0;
create index player_legend_empty on player_legend (team_id) where games = 0;
create index comp_map_empty on comp_map (comp_key) where games = 0;
create index poi_comp_empty on poi_comp (map) where games = 0;
create index ban_day_empty on ban_day (day) where games = 0;
create index ban_series_day_empty on ban_series_day (day) where games = 0;
