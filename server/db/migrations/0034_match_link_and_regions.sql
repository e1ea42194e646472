-- Matches that are followed while they are played: each finished game is imported like a file.
create table match_link (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('overstat', 'statscode')),
  host text not null,
  -- The number of the match, or the stats code. A stats code is a secret: only its end stays when the link has ended.
  code text not null,
  event text not null default '',
  created_by integer not null references account on delete cascade,
  created_at timestamptz not null default now(),
  next_look_at timestamptz not null default now(),
  -- The look that is under way, and until when it may take. A server that dies frees the link.
  lease uuid,
  leased_until timestamptz,
  looked_at timestamptz,
  -- What it has brought: ids of games and imports.
  mids text[] not null default '{}',
  import_ids integer[] not null default '{}',
  last_game_at timestamptz,
  -- Failed looks since the last good one, and why the last one failed.
  failures integer not null default 0,
  fault text,
  ended_at timestamptz,
  end_reason text check (end_reason in ('stopped', 'quiet', 'old', 'undone')),
  check ((ended_at is null) = (end_reason is null))
);
create unique index match_link_running on match_link (kind, host, code) where ended_at is null;
create index on match_link (created_by);

-- Who ran the series, if the file says so: regions can be set for all teams of an organizer.
alter table series add column organizer text;

-- Regions that were set in one step, newest last, to undo them; older ones are deleted.
create table team_region_change (
  id integer generated always as identity primary key,
  changed_by integer references account on delete set null,
  changed_at timestamptz not null default now(),
  -- Team ids, years and regions (server/archive/team/choose-regions.ts).
  choices jsonb not null
);
