import { UNNAMED_PLAYER } from '#domain/archive/player-key.ts'

/** Who a player is: the id in the file, else the name; merged ones are one player. */
export const OWN_PLAYER = 'coalesce(p.player_id, lower(p.name))'
export const MERGED_PLAYER = `coalesce(merged.player, ${OWN_PLAYER})`
export const PLAYER_MERGES = `left join player_merge merged on merged.key = ${OWN_PLAYER}`

const PLAYED = `team_result r join game g on g.id = r.game_id
  join player_result p on p.team_result_id = r.id ${PLAYER_MERGES}
  where (p.player_id is not null or p.name <> '${UNNAMED_PLAYER}')`

const DAY = "(g.started_at at time zone 'UTC')::date"
const total = (value: string) => `coalesce(sum(${value}), 0)`
const squared = (value: string) => total(`${value}::bigint * ${value}`)
/** Accuracy needs both numbers of a game. */
const AIMED = 'filter (where p.shots > 0 and p.hits is not null)'
const aimed = (value: string) => `coalesce(sum(${value}) ${AIMED}, 0)`

const NUMBERS = {
  games: 'count(*)',
  kills: total('p.kills'),
  kill_games: 'count(p.kills)',
  kills_squared: squared('p.kills'),
  damage: total('p.damage'),
  damage_games: 'count(p.damage)',
  damage_squared: squared('p.damage'),
  knockdowns: total('p.knockdowns'),
  knockdown_games: 'count(p.knockdowns)',
  knockdowns_squared: squared('p.knockdowns'),
  survival_s: total('p.survival_s'),
  survival_games: 'count(p.survival_s)',
  survival_squared: squared('p.survival_s'),
  shots: aimed('p.shots'),
  hits: aimed('p.hits'),
  aimed_games: `count(*) ${AIMED}`,
  shots_squared: aimed('p.shots::bigint * p.shots'),
  hits_squared: aimed('p.hits::bigint * p.hits'),
  shots_by_hits: aimed('p.shots::bigint * p.hits'),
  points: total('r.points'),
  scored_games: 'count(r.points)',
  points_squared: squared('r.points'),
  placements: total('r.placement'),
  placed_games: 'count(r.placement)',
  placements_squared: squared('r.placement'),
}

/** What players did. Rows of other sums (sum-tables.ts) have the same shape. */
export const PLAYER_SUMS = [
  {
    table: 'player_name',
    keys: { player: MERGED_PLAYER, key: OWN_PLAYER, name: 'p.name' },
    sums: { games: 'count(*)' },
    from: PLAYED,
  },
  {
    table: 'player_day',
    keys: { player: MERGED_PLAYER, day: DAY, team_id: 'r.team_id', name: 'p.name' },
    sums: NUMBERS,
    from: PLAYED,
  },
  {
    table: 'player_pick_day',
    keys: {
      player: MERGED_PLAYER,
      day: DAY,
      team_id: 'r.team_id',
      map: "coalesce(g.map, '')",
      // After a corrected composition we don't know who played a legend that is no longer in it.
      legend: "case when p.legend = any(r.legends) then p.legend else '' end",
    },
    sums: NUMBERS,
    from: PLAYED,
  },
]
