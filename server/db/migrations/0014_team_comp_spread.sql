-- For the interval around a composition's mean points.
alter table team_comp add column points_squared bigint not null default 0;
update team_comp t set points_squared = s.points_squared
from (
  select team_id, comp_key, coalesce(sum(points * points), 0) as points_squared
  from team_result where is_current and comp_key is not null group by team_id, comp_key
) s
where s.team_id = t.team_id and s.comp_key = t.comp_key;
