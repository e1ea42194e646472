-- What an administrator recommends: one sheet at a time, replaced as a whole.
create table recommendation_sheet (
  id integer primary key check (id = 1),
  file_name text not null,
  uploaded_by integer references account on delete set null,
  uploaded_at timestamptz not null default now()
);

create table recommended_comp (
  -- In the order of the sheet.
  place integer primary key check (place >= 1),
  sheet_id integer not null references recommendation_sheet on delete cascade,
  comp_key text not null unique,
  legends text[] not null check (cardinality(legends) = 3),
  -- One for each legend, null where the sheet names nobody.
  players text[] not null check (cardinality(players) = 3),
  value double precision,
  value_worldsedge double precision,
  value_stormpoint double precision,
  value_edistrict double precision,
  value_brokenmoon double precision
);

-- Spellings of two teams that are not one, as an administrator said. Not of the teams themselves, so that it
-- outlasts merges, undone imports and the teams that go with them.
create table team_apart (
  key text collate "C" not null,
  other_key text collate "C" not null,
  decided_by integer references account on delete set null,
  decided_at timestamptz not null default now(),
  primary key (key, other_key),
  check (key < other_key)
);

-- Merges look for all results of a team, and a team that goes is looked for in them.
create index team_result_team_id on team_result (team_id);
