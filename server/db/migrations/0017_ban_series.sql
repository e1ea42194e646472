-- A series counts at its first game that could bring a ban, also where the archive does not hold game 1.
delete from ban_series_day;

insert into ban_series_day (day, region, games)
select (g.started_at at time zone 'UTC')::date, coalesce(s.region, ''), count(*)
from game g
join series s on s.id = g.series_id and s.bans_enabled
join game before on before.series_id = g.series_id and before.number = g.number - 1 and before.is_current
where g.is_current and not exists (
  select from game one
  join game two on two.series_id = one.series_id and two.number = one.number + 1 and two.is_current
  where one.series_id = g.series_id and one.is_current and one.number < before.number
)
group by 1, 2;
