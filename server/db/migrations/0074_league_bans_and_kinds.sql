-- A game can count from one file with the bans of another: what its own file said, to undo it.
alter table game add column own_bans text[];
alter table series add column own_bans_enabled boolean;

-- Official games, scrims and others: what was chosen for the series, else for its event, else what its source says.
alter table series add column kind text not null default 'other' check (kind in ('official', 'scrim', 'other'));

-- A series is named by its first game.
create table series_kind (
  first_mid text primary key,
  kind text not null check (kind in ('official', 'scrim', 'other')),
  set_by integer references account on delete set null,
  set_at timestamptz not null default now()
);
create index on series_kind (set_by);

create table event_kind (
  event text primary key,
  kind text not null check (kind in ('official', 'scrim', 'other')),
  set_by integer references account on delete set null,
  set_at timestamptz not null default now()
);
create index on event_kind (set_by);

update series s set kind = case
    when i.format = 'algs' then 'official'
    when e.name ~* '\mscrims?\M' or i.format in ('liveapi', 'statscode') then 'scrim'
    when e.name ~* '\m(algs|league|championships?|playoffs?|lcq)\M' then 'official'
    else 'other' end
from event e, import i
where e.id = s.event_id and i.id = s.import_id;
create index on series (kind);
