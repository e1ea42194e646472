create table account (
  id integer generated always as identity primary key,
  username text not null check (length(username) between 3 and 64),
  -- What names are compared by: NFKC and lower case, computed in domain/account.ts.
  username_key text not null unique,
  email text,
  email_key text unique,
  password_hash text not null,
  role text not null check (role in ('user', 'admin')),
  settings jsonb not null default '{}',
  created_at timestamptz not null default now(),
  last_login timestamptz,
  last_activity timestamptz
);

create table session (
  -- SHA-256 of the token: whoever reads the table cannot use what is in it.
  token_hash bytea primary key,
  account_id integer not null references account on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_account_id on session (account_id);

create table login_attempt (
  -- SHA-256 of address and account: a mistyped password in the name field is not stored.
  key text primary key,
  failures integer not null,
  window_start timestamptz not null default now(),
  blocked_until timestamptz
);
