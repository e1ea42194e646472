-- Who picked which landing spot in the league's POI draft of a series.
create table series_poi_pick (
  series_id integer not null references series on delete cascade,
  planned integer not null,
  actual integer not null,
  timed_out boolean not null,
  team text not null,
  team_key text not null,
  map text,
  poi_id integer,
  picked_by text,
  picked_at timestamptz,
  primary key (series_id, planned)
);
create index on series_poi_pick (map) where poi_id is not null;
