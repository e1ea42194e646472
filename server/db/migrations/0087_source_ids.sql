-- Who a team is in its source: the league's ids, which stay when the team is renamed.
alter table team_result add column source_id text, add column source_version text;
create index on team_result (source_id) where source_id is not null;

-- Who belongs to a team in a series, as its source lists it.
create table series_roster (
  series_id integer not null references series on delete cascade,
  alias_key text not null references team_alias,
  player text not null,
  name text not null,
  is_coach boolean not null,
  primary key (series_id, alias_key, player)
);
create index on series_roster (alias_key);
