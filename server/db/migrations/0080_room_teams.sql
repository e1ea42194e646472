-- Who plays the match of a room that has no series in the archive yet, and the ban that the last game of its series is
-- assumed to have caused, until the file of the next game says what was banned.
alter table draft_room add column teams text[] not null default '{}' check (cardinality(teams) <= 20);
alter table draft_room add column assumed_ban text;
