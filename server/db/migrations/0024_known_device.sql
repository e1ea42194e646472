-- Devices that logged in to an account before. They authenticate nothing; their failed logins are counted on their own.
create table known_device (
  account_id integer not null references account on delete cascade,
  -- SHA-256 of the value in the device's cookie.
  token_hash bytea not null,
  used_at timestamptz not null default now(),
  primary key (account_id, token_hash)
);
create index known_device_used_at on known_device (used_at);
