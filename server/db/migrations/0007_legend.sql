-- What administrators say otherwise than the built-in facts.
create table legend_edit (
  legend text primary key,
  -- Counts up with every save, so that nobody overwrites what they have not seen.
  version integer not null check (version > 0),
  -- The fields that differ from the built-in facts.
  changes jsonb not null,
  updated_at timestamptz not null default now(),
  updated_by integer references account on delete set null
);
