-- Each room has a plan of its own, which goes with the room.
alter table series_plan add foreign key (room) references draft_room on delete cascade;
