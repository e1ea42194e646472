-- Several drafts at once. Each room has its own bans, picks, games, log and people. Room 1 always exists; calls without a
-- room mean it.
create table draft_room (
  id integer generated always as identity primary key,
  name text not null,
  event text not null default '',
  -- Whose draft it is; null for the club's default team.
  team text,
  -- The first game of its series, which names the series in every file.
  first_mid text,
  -- Only its members, its creator, editors and administrators see a private room.
  is_private boolean not null default false,
  created_by integer references account on delete set null,
  created_at timestamptz not null default now(),
  -- A finished draft can be read but not changed.
  finished_at timestamptz,
  check (id <> 1 or (finished_at is null and not is_private))
);
create index on draft_room (created_by);
insert into draft_room (name) values ('Main room');

alter table draft_head rename column id to room_id;
alter table draft_head
  drop constraint draft_head_id_check,
  add foreign key (room_id) references draft_room on delete cascade,
  -- When the draft last changed.
  add column changed_at timestamptz;
update draft_head set changed_at = (select max(at) from draft_event);

alter table draft_history
  add column room_id integer not null default 1 references draft_room on delete cascade,
  drop constraint draft_history_pkey,
  drop constraint draft_history_version_key,
  add primary key (room_id, id),
  add unique (room_id, version);

alter table draft_event
  add column room_id integer not null default 1 references draft_room on delete cascade,
  drop constraint draft_event_pkey,
  add primary key (room_id, version);

alter table draft_replay
  add column room_id integer not null default 1 references draft_room on delete cascade,
  drop constraint draft_replay_pkey,
  add primary key (room_id, version);
create index on draft_replay (at);

-- Without a reference, like the user. An id stays unique per user, whichever room it was sent to.
alter table draft_op add column room_id integer not null default 1;

-- A user can be in several rooms, one per socket.
alter table presence
  add column room_id integer not null default 1,
  drop constraint presence_pkey,
  add primary key (server_id, room_id, account_id);
