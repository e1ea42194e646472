create table comp_note (
  id integer generated always as identity primary key,
  -- The legend keys, sorted: one note for each composition.
  comp_key text not null unique,
  legends text[] not null check (cardinality(legends) between 1 and 3),
  notes text not null,
  created_at timestamptz not null default now(),
  created_by integer references account on delete set null,
  updated_at timestamptz not null default now(),
  updated_by integer references account on delete set null
);
