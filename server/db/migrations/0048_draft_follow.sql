-- Whether the draft follows live games. One row.
create table draft_follow (
  id integer primary key check (id = 1),
  is_on boolean not null default false,
  changed_by integer references account on delete set null,
  changed_at timestamptz
);
create index on draft_follow (changed_by);
insert into draft_follow (id) values (1);

-- Operations of the live feed that would take away someone's picks, until a person answers.
create table draft_ask (
  operation_id text primary key check (length(operation_id) between 1 and 100),
  operation jsonb not null,
  asked_at timestamptz not null default now(),
  answered_by integer references account on delete set null,
  answered_at timestamptz
);
create index on draft_ask (answered_by);
