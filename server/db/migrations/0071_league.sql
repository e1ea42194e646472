-- The league's own data, which is fetched if the operator has set LEAGUE_API.

-- One row: the fetch that is under way, or the last one, and when the next request can be sent.
create table league (
  id integer primary key default 1 check (id = 1),
  -- All servers take their turns here, so together they are as slow as one.
  next_request_at timestamptz not null default now(),
  -- When the lists of all seasons were fetched last.
  listed_at timestamptz,
  state text not null default 'idle' check (state in ('idle', 'running', 'paused', 'done')),
  -- What is fetched: null means all, of the season also that only the lists are fetched.
  season_id text,
  split_id text,
  region_id text,
  -- Whether the lists have been fetched, which is the first step.
  is_listed boolean not null default false,
  -- How many series it began with.
  total integer not null default 0,
  started_by integer references account on delete set null,
  started_at timestamptz,
  -- Failures since the last answer, and the last one.
  failures integer not null default 0,
  fault text
);
insert into league default values;

create table league_season (
  id text primary key,
  name text not null,
  starts_at timestamptz,
  is_main boolean not null
);

create table league_series (
  id text primary key,
  season_id text not null references league_season on delete cascade,
  split_id text not null,
  split text not null,
  region_id text not null,
  region text not null,
  starts_at timestamptz,
  status text not null,
  -- How many of its games are over.
  games integer not null,
  -- Its entry in the list of its season.
  listed jsonb not null,
  -- Whether the fetch that is under way still has to fetch it.
  is_due boolean not null default false,
  -- A series that was over when it was fetched is never fetched again.
  is_final boolean not null default false,
  answers_hash text,
  import_id integer references import on delete set null,
  fetched_games integer not null default 0,
  failures integer not null default 0,
  fault text
);
create index on league_series (season_id);
create index on league_series (import_id);
