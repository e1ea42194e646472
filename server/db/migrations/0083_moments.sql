-- What people said about a span of a game, by the id of the game, so it stays whichever file counts. A deleted moment stays for a while without
-- its content: a save that was sent before and arrives late must not bring it back.
create table moment (
  id uuid primary key,
  mid text not null,
  at_s double precision not null,
  from_s double precision not null,
  to_s double precision not null,
  tags text[] not null,
  note text not null,
  players text[] not null,
  legends text[] not null,
  x double precision,
  y double precision,
  ring integer,
  -- Only this user sees it.
  private_to integer references account on delete cascade,
  created_by integer references account on delete set null,
  created_at timestamptz not null default now(),
  updated_by integer references account on delete set null,
  updated_at timestamptz not null default now(),
  -- Over all moments, so one number says whether any of them changed.
  version integer not null unique,
  deleted_at timestamptz,
  check (from_s <= at_s and at_s <= to_s)
);
create index moment_of_game on moment (mid, at_s) where deleted_at is null;
create index moment_private on moment (private_to) where private_to is not null;
create index moment_author on moment (created_by);
create index moment_editor on moment (updated_by);
