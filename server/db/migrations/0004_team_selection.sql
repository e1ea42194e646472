-- One list for everybody, with who saved each and when.
create table team_selection (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 100),
  teams text[] not null check (cardinality(teams) between 1 and 100),
  saved_by integer references account on delete set null,
  saved_at timestamptz not null default now()
);
