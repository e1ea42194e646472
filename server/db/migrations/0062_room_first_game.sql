-- The game of the series that the first game of the draft is: a room can start in a running series.
alter table draft_room add column first_game integer not null default 1 check (first_game between 1 and 1000);
