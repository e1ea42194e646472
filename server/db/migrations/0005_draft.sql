-- One row: who changes the draft locks it, so that changes queue and versions count up in commit order.
create table draft_head (
  id integer primary key check (id = 1),
  version integer not null
);
insert into draft_head values (1, 0);

create table draft_ban (
  legend text primary key,
  place integer not null unique deferrable
);

create table draft_pick (
  legend text primary key,
  slot integer not null check (slot between 1 and 3) unique deferrable
);

create table draft_history (
  id bigint primary key,
  -- The draft's version that brought the game: the order of the games.
  version integer not null unique,
  entry jsonb not null
);

-- What happened, with what is needed to take it back; sockets are told from here.
create table draft_event (
  version integer primary key,
  payload jsonb not null
);

-- Each operation is decided once, also a refused one. Without a reference, so that a user's end gets in nobody's way.
create table draft_op (
  user_id integer not null,
  operation_id text not null check (length(operation_id) between 1 and 100),
  -- 200, or 409 with the reason.
  status integer not null,
  refusal text,
  -- Of the changes it made; none where it is the larger one.
  first_version integer not null,
  version integer not null,
  is_undone boolean not null default false,
  decided_at timestamptz not null default now(),
  primary key (user_id, operation_id)
);
create index draft_op_decided_at on draft_op (decided_at);

-- Who is connected to which server; one that was killed is told by rows that are no longer renewed.
create table presence (
  server_id uuid not null,
  account_id integer not null references account on delete cascade,
  seen_at timestamptz not null,
  primary key (server_id, account_id)
);

-- However a session ends, every server hears of it and closes its sockets.
create function tell_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('session', '');
  return null;
end $$;
create trigger session_end after delete on session
  for each statement execute function tell_session_end();
