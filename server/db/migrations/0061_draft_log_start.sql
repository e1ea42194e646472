-- Where the log of a room starts: a draft that was filed or copied began in another room.
alter table draft_room add column log_start integer not null default 0;
