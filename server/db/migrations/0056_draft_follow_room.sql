-- Every room can follow live games, not only the main one: those of its own team, or those of one feed.
alter table draft_follow rename column id to room_id;
alter table draft_follow
  drop constraint draft_follow_id_check,
  add foreign key (room_id) references draft_room on delete cascade,
  -- Null for the games that our team plays, whichever feed receives them.
  add column feed_id integer references live_feed on delete set null;
create index on draft_follow (feed_id);

alter table draft_ask
  add column room_id integer not null default 1 references draft_room on delete cascade,
  drop constraint draft_ask_pkey,
  add primary key (room_id, operation_id);
