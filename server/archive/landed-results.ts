const RESULTS = 'team_result r join game g on g.id = r.game_id'
/**
 * Results with where the team landed: as set by hand, else as in the latest drop file of the match, else as in the
 * match file (`r.poi_id`), else as in live data of the same game or as the league says, else as it was drafted for the series.
 * The drop file of one game wins over one of all games. What follows the match file is searched only where that has none.
 */
export const LANDED_RESULTS = `${RESULTS} join series s on s.id = g.series_id
  join import own on own.id = g.import_id
  left join lateral (
    select l.poi, l.poi_id, l.set_by, l.set_at from landing l
    where l.mid = g.mid and (select a.team_id from team_alias a where a.key = l.team_key) = r.team_id
    limit 1
  ) hand on true
  left join lateral (
    select l.poi, l.poi_id from landing l join team_alias a on a.key = l.team_key
    where own.format = 'overstat' and l.source_id = s.source_id and l.map = g.map and (l.game is null or l.game = g.number)
      and a.team_id = r.team_id
    order by l.game nulls last, l.id desc limit 1
  ) drops on true
  left join lateral (
    select o.poi, o.poi_id, i.format from game og
    join import i on i.id = og.import_id and i.format in ('liveapi', 'algs')
    join team_result o on o.game_id = og.id
    where r.poi is null and og.mid = g.mid and o.team_id = r.team_id and o.poi is not null
    order by i.format = 'algs', i.fetched_at desc nulls last, i.file_hash collate "C" limit 1
  ) copy on true
  left join lateral (
    select l.poi, l.poi_id from landing l join team_alias a on a.key = l.team_key
    where r.poi is null and l.first_mid = (select f.mid from game f where f.series_id = s.id order by f.number limit 1)
      and l.map = g.map and a.team_id = r.team_id
    limit 1
  ) drafted on true`
export const LANDED_AT = 'coalesce(hand.poi, drops.poi, r.poi, copy.poi, drafted.poi)'
export const LANDED_ID = `case when hand.poi is not null then hand.poi_id
  when drops.poi is not null then drops.poi_id when r.poi is not null then r.poi_id
  when copy.poi is not null then copy.poi_id else drafted.poi_id end`
export const LANDING_SOURCE = `case when hand.poi is not null then 'hand' when drops.poi is not null then 'drops'
  when r.poi is not null and own.format <> 'liveapi' then 'file'
  when r.poi is null and copy.format = 'algs' then 'file'
  when r.poi is not null or copy.poi is not null then 'live' else 'drafted' end`
