-- Live games that may be the same as another one: some of the players agree, but too few to be sure. An editor decides.
create table game_twin (
  -- The live game.
  mid text not null,
  other_mid text not null,
  found_at timestamptz not null default now(),
  -- Null until someone has decided. A decision also holds for files that are imported again.
  is_same boolean,
  decided_by integer references account on delete set null,
  decided_at timestamptz,
  primary key (mid, other_mid)
);
create index game_twin_other on game_twin (other_mid);
create index game_twin_open on game_twin (found_at) where is_same is null;
create index on game_twin (decided_by);

-- How many of the games have a landing from live data. It counts for every file of the game, so all landings are counted
-- again (server/archive/sum-tables.ts).
alter table poi_comp add column live_games integer not null default 0;
delete from poi_comp;
insert into poi_comp (map, poi_id, comp_key, games, scored_games, points, points_squared, kills, wins, hand_games, live_games)
select l.map, l.poi_id, coalesce(l.comp_key, ''), count(*), count(l.points), coalesce(sum(l.points), 0),
  coalesce(sum(l.points::bigint * l.points), 0), coalesce(sum(l.kills), 0), count(*) filter (where l.placement = 1),
  count(*) filter (where l.source = 'hand'), count(*) filter (where l.source = 'live')
from (
  select g.map, r.comp_key, r.points, r.kills, r.placement,
    case when hand.poi is not null then hand.poi_id when drops.poi is not null then drops.poi_id
      when r.poi is not null then r.poi_id else live.poi_id end as poi_id,
    case when hand.poi is not null then 'hand' when drops.poi is not null then 'drops'
      when r.poi is not null and own.format <> 'liveapi' then 'file' else 'live' end as source
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
) l
where l.poi_id is not null and l.map is not null
group by 1, 2, 3;
