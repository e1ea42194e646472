-- Imported ring files. Undoing one removes the games that it added.
create table ring_import (
  id integer generated always as identity primary key,
  file_name text not null,
  games integer not null,
  imported_by integer references account on delete set null,
  imported_at timestamptz not null default now()
);
create index on ring_import (imported_by);

-- Where the first three rings of a game closed. Their radii follow from the map.
create table ring_game (
  id integer generated always as identity primary key,
  map text not null,
  -- From a file, or from a live game: the game of the archive, whichever file has it.
  import_id integer references ring_import on delete cascade,
  mid text,
  -- YYYY-MM-DD, if the file says so.
  day text,
  -- x and y of the centers of rings 1, 2 and 3, from the left and from the top of the map's picture in a square of 16384.
  centers integer[] not null check (cardinality(centers) = 6 and 0 <= all (centers) and 16384 >= all (centers)),
  check ((import_id is null) = (mid is not null)),
  -- No two games have the same rings, so a file that is imported twice adds nothing.
  unique (map, centers)
);
create unique index ring_game_mid on ring_game (mid) where mid is not null;
create index on ring_game (import_id);
