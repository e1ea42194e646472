-- What the team had on average before each game with this composition (domain/comp/effect.ts), to tell the composition
-- from the teams that play it: sums of earlier points / (earlier games + 12), and of 12 / (earlier games + 12).
alter table team_comp
  add column own_points double precision not null default 0,
  add column prior_share double precision not null default 0;

update team_comp t set own_points = s.own_points, prior_share = s.prior_share
from (
  select team_id, comp_key,
    sum(round(points::numeric / (games + 12), 6))::float8 as own_points,
    sum(round(12::numeric / (games + 12), 6))::float8 as prior_share
  from (
    select r.team_id, r.comp_key,
      coalesce(sum(r.points) over earlier, 0) as points, count(*) over earlier as games
    from team_result r join game g on g.id = r.game_id
    where r.is_current and r.points is not null
    window earlier as (
      partition by r.team_id order by r.played_at, g.mid collate "C"
      rows between unbounded preceding and 1 preceding)
  ) h
  where comp_key is not null
  group by team_id, comp_key
) s
where t.team_id = s.team_id and t.comp_key = s.comp_key;
