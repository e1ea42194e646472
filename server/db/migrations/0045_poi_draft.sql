-- Drafts of landing spots. One row each: every change replaces the content under the row's lock, so the versions are in
-- the order of the commits on all servers.
create table poi_draft (
  id integer generated always as identity primary key,
  version integer not null default 1,
  content jsonb not null,
  -- The first game of the series on whose games the claims were put.
  landed_mid text,
  created_by integer references account on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on poi_draft (created_by);

-- Decided operations, refusals included. One that is sent again is answered and not decided again.
create table poi_draft_op (
  draft_id integer not null references poi_draft on delete cascade,
  user_id integer not null references account on delete cascade,
  operation_id text not null,
  -- Grows with each operation of any draft; the oldest of a draft are deleted.
  number integer generated always as identity,
  -- Null if it was accepted.
  refusal text,
  primary key (draft_id, user_id, operation_id)
);
create index on poi_draft_op (draft_id, number);
create index on poi_draft_op (user_id);
