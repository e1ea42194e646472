-- By spelling, not by team: a note outlives an import that is undone and made again, follows a merge, and goes back with
-- a spelling that is split off.
create table team_note (
  team_key text primary key,
  text text not null check (text <> ''),
  updated_at timestamptz not null default now(),
  updated_by integer references account on delete set null
);
-- A new number with each change, as for composition notes.
create sequence team_note_version as integer;
alter table team_note add column version integer not null default nextval('team_note_version');
alter sequence team_note_version owned by team_note.version;
