-- Merges of teams that can be undone, newest last; older ones are deleted.
create table team_merge (
  id integer generated always as identity primary key,
  merged_by integer references account on delete set null,
  merged_at timestamptz not null default now(),
  -- In the order of merging (server/archive/merge-teams.ts).
  merges jsonb not null
);
