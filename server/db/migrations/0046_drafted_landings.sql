-- Claims of a POI draft, as the planned landings of a series. They count where nothing else is known.
do $$
declare old_check text;
begin
  for old_check in
    select conname from pg_constraint
    where conrelid = 'landing'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%mid IS NULL%'
  loop
    execute format('alter table landing drop constraint %I', old_check);
  end loop;
end $$;
-- Drafted: the first game of the series, whichever file has it.
alter table landing add column first_mid text;
alter table landing add constraint landing_origin check (num_nonnulls(mid, import_id, first_mid) = 1);
alter table landing add constraint landing_source check ((import_id is null) = (source_id is null));
create unique index landing_drafted on landing (first_mid, map, team_key) where first_mid is not null;

-- How many of the games have a landing that was only drafted.
alter table poi_comp add column drafted_games integer not null default 0;

-- What each team did from each POI (server/archive/sum-tables.ts).
create table poi_team (
  map text not null,
  poi_id integer not null,
  team_id integer not null references team on delete cascade,
  games integer not null,
  -- Games in which another team landed there too.
  contested_games integer not null,
  points integer not null,
  scored_games integer not null,
  points_squared bigint not null,
  placements integer not null,
  placed_games integer not null,
  placements_squared bigint not null,
  survival_s integer not null,
  survival_games integer not null,
  survival_squared bigint not null,
  primary key (map, poi_id, team_id)
);
create index on poi_team (team_id);

insert into poi_team
select l.map, l.poi_id, l.team_id, count(*), count(*) filter (where l.teams > 1),
  coalesce(sum(l.points), 0), count(l.points), coalesce(sum(l.points::bigint * l.points), 0),
  coalesce(sum(l.placement), 0), count(l.placement), coalesce(sum(l.placement::bigint * l.placement), 0),
  coalesce(sum(l.survival_s), 0), count(l.survival_s), coalesce(sum(l.survival_s::bigint * l.survival_s), 0)
from (
  select landed.*, count(*) over (partition by landed.game_id, landed.poi_id) as teams
  from (
    select g.id as game_id, g.map, r.team_id, r.points, r.placement, r.survival_s,
      case when hand.poi is not null then hand.poi_id when drops.poi is not null then drops.poi_id
        when r.poi is not null then r.poi_id else live.poi_id end as poi_id
    from team_result r join game g on g.id = r.game_id join series s on s.id = g.series_id
    join import own on own.id = g.import_id
    left join lateral (
      select l.poi, l.poi_id from landing l join team_alias a on a.key = l.team_key
      where l.mid = g.mid and a.team_id = r.team_id
      limit 1
    ) hand on true
    left join lateral (
      select l.poi, l.poi_id from landing l join team_alias a on a.key = l.team_key
      where own.format = 'overstat' and l.source_id = s.source_id and l.map = g.map
        and (l.game is null or l.game = g.number) and a.team_id = r.team_id
      order by l.game nulls last, l.id desc limit 1
    ) drops on true
    left join lateral (
      select o.poi, o.poi_id from game og
      join import i on i.id = og.import_id and i.format = 'liveapi'
      join team_result o on o.game_id = og.id
      where og.mid = g.mid and o.team_id = r.team_id and o.poi is not null
      order by i.file_hash collate "C" limit 1
    ) live on true
    where g.is_current
  ) landed
) l
where l.poi_id is not null and l.map is not null
group by 1, 2, 3;
