-- Who entered a room by its edit link.
create table draft_room_member (
  room_id integer not null references draft_room on delete cascade,
  account_id integer not null references account on delete cascade,
  joined_at timestamptz not null default now(),
  primary key (room_id, account_id)
);
create index on draft_room_member (account_id);

-- Links of the draft belong to a room and end with it.
alter table share_link add column room_id integer references draft_room on delete cascade;
update share_link set room_id = 1 where kind = 'draft_stage';
alter table share_link add constraint share_link_room_check
  check ((room_id is not null) = starts_with(kind, 'draft_'));
create index on share_link (room_id);
