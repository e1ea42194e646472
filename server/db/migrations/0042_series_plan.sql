-- The plan for the series that is being drafted. One row per draft; without a room it is the default draft.
create table series_plan (
  room integer unique nulls not distinct,
  version integer not null default 0,
  -- Null until someone plans.
  content jsonb,
  -- The last operations that changed it, newest last. One that is sent again is answered and not done again.
  operations text[] not null default '{}',
  updated_by integer references account on delete set null,
  updated_at timestamptz
);
create index on series_plan (updated_by);
insert into series_plan default values;
