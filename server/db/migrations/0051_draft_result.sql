-- How a game of a draft went, as entered by hand. A value that is null comes from the archive if it has the game.
create table draft_result (
  room_id integer not null references draft_room on delete cascade,
  -- The draft version that added the game. A game that is restored keeps it, so its result comes back with it.
  game integer not null,
  map text,
  place integer,
  kills integer,
  points integer,
  changed_by integer references account on delete set null,
  changed_at timestamptz not null default now(),
  primary key (room_id, game)
);
create index on draft_result (changed_by);
