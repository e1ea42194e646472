-- One note per subject: a team (by a spelling of its name), a map, a POI (map and id), a series (its first game) or a
-- draft room. A note outlives an import that is undone and made again. Compositions have their notes in comp_note.
create sequence note_number as integer;
create table note (
  about text not null check (about in ('team', 'map', 'poi', 'series', 'room')),
  subject text not null,
  text text not null check (text <> ''),
  -- A new number with each change.
  version integer not null default nextval('note_number'),
  updated_at timestamptz not null default now(),
  updated_by integer references account on delete set null,
  primary key (about, subject)
);
create index on note (updated_by);
alter sequence note_number owned by note.version;

insert into note (about, subject, text, version, updated_at, updated_by)
select 'team', team_key, text, version, updated_at, updated_by from team_note;
select setval('note_number', greatest((select max(version) from note), 1));
drop table team_note;

-- What a note said before, the newest few.
create table earlier_note (
  about text not null,
  subject text not null,
  version integer not null,
  text text not null,
  updated_at timestamptz not null,
  updated_by integer references account on delete set null,
  primary key (about, subject, version)
);
create index on earlier_note (updated_by);
