-- Who played a legend that a correction took out of the composition no longer counts as having played it.
update player_legend t set games = t.games - gone.games
from (
  select r.team_id, p.name as player, p.legend, count(*) as games
  from team_result r
  join game g on g.id = r.game_id and g.is_current
  join player_result p on p.team_result_id = r.id
  where p.legend <> all(r.legends)
  group by 1, 2, 3
) gone
where t.team_id = gone.team_id and t.player = gone.player and t.legend = gone.legend;

delete from player_legend where games = 0;
