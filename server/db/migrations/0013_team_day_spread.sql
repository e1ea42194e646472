-- For the intervals around a team's mean survival, kills and placement.
alter table team_day add column survival_squared bigint not null default 0,
  add column kills_squared bigint not null default 0,
  add column placements_squared bigint not null default 0;
update team_day t set survival_squared = s.survival_squared, kills_squared = s.kills_squared,
  placements_squared = s.placements_squared
from (
  select r.team_id, (g.started_at at time zone 'UTC')::date as day,
    coalesce(sum(r.survival_s::bigint * r.survival_s), 0) as survival_squared,
    coalesce(sum(r.kills::bigint * r.kills), 0) as kills_squared,
    coalesce(sum(r.placement::bigint * r.placement), 0) as placements_squared
  from team_result r join game g on g.id = r.game_id
  where g.is_current group by 1, 2
) s
where s.team_id = t.team_id and s.day = t.day;
