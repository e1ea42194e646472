-- What administrators choose for everyone. A setting without a row has its first value.
create table setting (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  updated_by integer references account (id) on delete set null
);
