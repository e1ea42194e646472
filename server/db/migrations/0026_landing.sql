-- Where teams landed, besides what match files say: by hand, or from overstat's drop files.
create table landing (
  id integer generated always as identity primary key,
  -- The folded spelling of the team. It need not be known yet.
  team_key text not null,
  map text not null check (map in ('worldsedge', 'stormpoint', 'edistrict', 'brokenmoon')),
  poi text not null,
  poi_id integer,
  -- By hand: the game, whichever file has it.
  mid text,
  set_by integer references account on delete set null,
  set_at timestamptz not null default now(),
  -- From a drop file: its match, and one of its games or all of them on the map.
  import_id integer references import on delete cascade,
  source_id text,
  game integer,
  check ((mid is null) = (import_id is not null)),
  check ((mid is null) = (source_id is not null))
);
create unique index landing_by_hand on landing (mid, team_key) where mid is not null;
create index landing_source_id on landing (source_id) where source_id is not null;
create index landing_import_id on landing (import_id) where import_id is not null;

alter table import add column landings integer not null default 0;

-- How many of the games were added by hand.
alter table poi_comp add column hand_games integer not null default 0;
