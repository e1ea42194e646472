-- A link that shows one thing to people without an account. It ends with the account that made it.
create table share_link (
  id integer generated always as identity primary key,
  -- SHA-256 of the token: a copy of the table opens nothing.
  token_hash bytea not null unique,
  -- What it shows, and of which thing of that kind; empty where there is only one.
  kind text not null check (kind in ('draft_stage')),
  target text not null default '',
  created_by integer not null references account on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- How often it was opened.
  uses integer not null default 0,
  used_at timestamptz
);
create index on share_link (created_by);
