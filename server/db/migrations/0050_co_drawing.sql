-- Plans that several people draw in at the same time. The link of those who draw; null while only the owner can.
alter table plan add column draw_id text unique;

-- Who has opened that link. It bounds how many people can draw in a plan.
create table plan_drawer (
  plan_id integer not null references plan on delete cascade,
  account_id integer not null references account on delete cascade,
  primary key (plan_id, account_id)
);
create index on plan_drawer (account_id);

-- The newest changes of shapes: to send them to other pages, and to know one that is sent again. The plan has the drawing.
create table plan_change (
  plan_id integer not null references plan on delete cascade,
  -- Of the plan after this change.
  version integer not null,
  account_id integer not null references account on delete cascade,
  operation_id text not null check (length(operation_id) between 1 and 100),
  shape_id bigint not null,
  -- Null if the shape was removed.
  shape jsonb,
  primary key (plan_id, version),
  unique (plan_id, account_id, operation_id)
);
create index on plan_change (account_id);
