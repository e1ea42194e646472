create table plan (
  id integer generated always as identity primary key,
  owner_id integer not null references account (id) on delete cascade,
  name text not null,
  map text not null,
  shapes jsonb not null,
  -- Counted up with each change, so that two windows do not write over each other.
  version integer not null default 1,
  -- Not guessable; whoever has it may look.
  share_id text unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index plan_owner on plan (owner_id, updated_at desc);
