-- A game that was called off hid the ban before it (server/archive/counted-rows.ts).
delete from ban_day;
insert into ban_day (day, region, legend, number, games)
select day, region, legend, number, count(*)
from (
  select (g.started_at at time zone 'UTC')::date as day, coalesce(s.region, '') as region, b.legend,
    before.number + (row_number() over (partition by g.id order by b.place))::integer - 1 as number
  from game g
  join series s on s.id = g.series_id and s.bans_enabled
  join lateral (
    select p.id, p.number from game p
    where p.series_id = g.series_id and p.number < g.number and p.is_current
    order by p.number desc limit 1
  ) before on true
  join game_ban b on b.game_id = g.id
  where g.is_current
    and not exists (select from game_ban o where o.game_id = before.id and o.legend = b.legend)
) banned
group by day, region, legend, number;

delete from ban_series_day;
insert into ban_series_day (day, region, games)
select day, region, count(*)
from (
  select distinct on (g.series_id) (g.started_at at time zone 'UTC')::date as day, coalesce(s.region, '') as region
  from game g
  join series s on s.id = g.series_id and s.bans_enabled
  where g.is_current
    and exists (
      select from game p where p.series_id = g.series_id and p.number < g.number and p.is_current
    )
  order by g.series_id, g.number
) counted
group by day, region;
