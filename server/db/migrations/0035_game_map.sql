-- Maps that administrators added, and those of the specification that they edited.
create table game_map (
  -- Lowercase letters only; games, landings, plans, pins, lootpaths and notes name a map by it.
  id text primary key,
  name text not null,
  -- Other names in files. The game's internal ids mean every id that starts with them.
  spellings text[] not null default '{}',
  -- Null for the built-in picture.
  picture text references picture,
  -- Width and center of the picture in world units; null until it is calibrated.
  calibration jsonb,
  -- Also those that were removed: past landings name them.
  pois jsonb not null,
  is_retired boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by integer references account on delete set null
);
create index on game_map (picture);
create index on game_map (updated_by);

-- Games can be on maps that administrators add.
alter table game drop constraint game_map_check;
alter table landing drop constraint landing_map_check;
