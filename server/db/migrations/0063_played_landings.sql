-- Landings that were only drafted no longer count as what a team did from a POI (server/archive/sum-tables.ts).
delete from poi_team;

insert into poi_team
select g.map, g.poi_id, g.team_id, count(*), count(*) filter (where g.teams > 1),
  coalesce(sum(g.points), 0), count(g.points), coalesce(sum(g.points::bigint * g.points), 0),
  coalesce(sum(g.placement), 0), count(g.placement), coalesce(sum(g.placement::bigint * g.placement), 0),
  coalesce(sum(g.survival_s), 0), count(g.survival_s), coalesce(sum(g.survival_s::bigint * g.survival_s), 0)
from (
  select g.series_id, g.is_current, g.map, r.team_id, r.points, r.placement, r.survival_s, case when case when hand.poi is not null then 'hand' when drops.poi is not null then 'drops'
  when r.poi is not null and own.format <> 'liveapi' then 'file'
  when r.poi is not null or live.poi is not null then 'live' else 'drafted' end <> 'drafted' then case when hand.poi is not null then hand.poi_id
  when drops.poi is not null then drops.poi_id when r.poi is not null then r.poi_id
  when live.poi is not null then live.poi_id else drafted.poi_id end end as poi_id,
    count(*) over (partition by g.series_id, g.is_current, g.id, case when case when hand.poi is not null then 'hand' when drops.poi is not null then 'drops'
  when r.poi is not null and own.format <> 'liveapi' then 'file'
  when r.poi is not null or live.poi is not null then 'live' else 'drafted' end <> 'drafted' then case when hand.poi is not null then hand.poi_id
  when drops.poi is not null then drops.poi_id when r.poi is not null then r.poi_id
  when live.poi is not null then live.poi_id else drafted.poi_id end end) as teams
  from team_result r join game g on g.id = r.game_id join series s on s.id = g.series_id
  join import own on own.id = g.import_id
  left join lateral (
    select l.poi, l.poi_id, l.set_by, l.set_at from landing l join team_alias a on a.key = l.team_key
    where l.mid = g.mid and a.team_id = r.team_id
    limit 1
  ) hand on true
  left join lateral (
    select l.poi, l.poi_id from landing l join team_alias a on a.key = l.team_key
    where own.format = 'overstat' and l.source_id = s.source_id and l.map = g.map and (l.game is null or l.game = g.number)
      and a.team_id = r.team_id
    order by l.game nulls last, l.id desc limit 1
  ) drops on true
  left join lateral (
    select o.poi, o.poi_id from game og
    join import i on i.id = og.import_id and i.format = 'liveapi'
    join team_result o on o.game_id = og.id
    where r.poi is null and og.mid = g.mid and o.team_id = r.team_id and o.poi is not null
    order by i.file_hash collate "C" limit 1
  ) live on true
  left join lateral (
    select l.poi, l.poi_id from landing l join team_alias a on a.key = l.team_key
    where r.poi is null and l.first_mid = (select f.mid from game f where f.series_id = s.id order by f.number limit 1)
      and l.map = g.map and a.team_id = r.team_id
    limit 1
  ) drafted on true) g
where g.is_current and g.poi_id is not null and g.map is not null
group by g.map, g.poi_id, g.team_id;
