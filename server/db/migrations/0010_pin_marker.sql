create table pin_marker (
  id integer generated always as identity primary key,
  map text not null,
  -- Percent of the square map, from the left and from the top.
  x double precision not null check (x between 0 and 100),
  y double precision not null check (y between 0 and 100),
  picture text references picture,
  -- The player's address, made from the checked parts of what was pasted.
  youtube_link text,
  added_by integer references account on delete set null,
  added_at timestamptz not null default now(),
  check (num_nonnulls(picture, youtube_link) = 1)
);
create index on pin_marker (map);
create index on pin_marker (picture);
