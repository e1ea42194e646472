-- Legends that administrators added, and those of the specification that they edited.
create table roster_legend (
  -- Lowercase letters only, as in the archive.
  key text primary key,
  name text not null,
  short text not null,
  -- Classes with the day from which each counts, oldest first.
  classes jsonb not null,
  spellings text[] not null default '{}',
  -- A day: from then on it can't be picked and banned.
  retired_from text,
  picture text references picture,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by integer references account on delete set null
);
create index on roster_legend (picture);
create index on roster_legend (updated_by);
