create table picture (
  -- The ending says the format.
  name text primary key,
  bytes bytea not null,
  uploaded_by integer references account on delete set null,
  uploaded_at timestamptz not null default now()
);
-- Pictures are compressed already.
alter table picture alter column bytes set storage external;
