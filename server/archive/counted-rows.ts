import { UNNAMED_PLAYER } from '#domain/archive/player-key.ts'
import { LANDED_ID, LANDED_RESULTS, LANDING_SOURCE } from './landed-results.ts'
import { MERGED_PLAYER, OWN_PLAYER, PLAYER_MERGES } from './player/player-keys.ts'

/** The current games of these series, or only the results of some teams in them. */
export interface Counted {
  readonly seriesIds: readonly number[]
  readonly teamIds: readonly number[] | null
}

const DAY = "(g.started_at at time zone 'UTC')::date"
const SEASON = "extract(year from g.started_at at time zone 'UTC')::integer"

/** The ban that game `before` caused: in the next game (`g`) a legend is banned that wasn't banned in `before`. */
const BANS = `game g join series s on s.id = g.series_id and s.bans_enabled
  join lateral (
    select p.id, p.number from game p
    where p.series_id = g.series_id and p.number < g.number and p.is_current
    order by p.number desc limit 1
  ) before on true`

/** Counts a series once, at its first pair of games. That need not start with game 1. */
const FIRST_PAIR = `not exists (
  select from game one where one.series_id = g.series_id and one.is_current and one.number < before.number)`

/** Where a team is known to have landed. What was only drafted says nothing about what teams do. */
const PLAYED_ID = `case when ${LANDING_SOURCE} <> 'drafted' then ${LANDED_ID} end`

const RESULTS = (games: string, teams: string) => `
  with bans as materialized (
    select g.id, array(select b.legend from game_ban b where b.game_id = g.id order by b.legend) as legends
    from game g where ${games})
  select g.mid, r.played_at, g.number, ${DAY} as day, ${SEASON} as season, coalesce(g.map, '') as map,
    bans.legends as bans, r.team_id, r.comp_key, r.spelling, r.region, r.points, r.placement, r.kills, r.survival_s
  from game g join team_result r on r.game_id = g.id join bans on bans.id = g.id where ${games} and ${teams}`

/** After a corrected composition we don't know who played a legend that is no longer in it. */
const PLAYERS = (games: string, teams: string) => `
  select ${DAY} as day, coalesce(g.map, '') as map, r.team_id, ${MERGED_PLAYER} as player, ${OWN_PLAYER} as key, p.name,
    p.player_id is not null or p.name <> '${UNNAMED_PLAYER}' as is_known,
    case when p.legend = any(r.legends) then p.legend else '' end as legend,
    p.kills, p.damage, p.knockdowns, p.survival_s,
    case when p.shots > 0 and p.hits is not null then p.shots end as shots,
    case when p.shots > 0 then p.hits end as hits,
    r.points, r.placement
  from game g join team_result r on r.game_id = g.id
  join player_result p on p.team_result_id = r.id ${PLAYER_MERGES} where ${games} and ${teams}`

/** Of all teams: who else landed at a spot can change too, if a moved result takes the landing of its new team. */
const LANDINGS = (games: string) => `
  select * from (
    select g.map, ${LANDED_ID} as poi_id, ${LANDING_SOURCE} as source, r.team_id,
      coalesce(r.comp_key, '') as comp_key, r.points, r.placement, r.kills, r.survival_s,
      count(*) over (partition by g.id, ${PLAYED_ID}) > 1 as is_contested
    from ${LANDED_RESULTS} where ${games}
  ) landed where map is not null and poi_id is not null`

/**
 * A game between them may have been called off, which banned nothing, or be missing: the first new ban is that of `before`,
 * the second that of the game after it.
 */
const BANNING_GAME =
  'before.number + (row_number() over (partition by g.id order by b.place))::integer - 1'

const BANNED = (games: string) => `
  select ${DAY} as day, coalesce(s.region, '') as region, b.legend,
    ${BANNING_GAME} as number
  from ${BANS} join game_ban b on b.game_id = g.id
  where not exists (select from game_ban o where o.game_id = before.id and o.legend = b.legend) and ${games}
  union all
  select ${DAY}, coalesce(s.region, ''), null, null from ${BANS} where ${FIRST_PAIR} and ${games}`

/**
 * What sums are made of: one row for each thing that counts. It has what the sums read and no ids of rows, so if another
 * file takes over the same games, the rows stay the same.
 */
const ROWS = { result: RESULTS, player: PLAYERS, landing: LANDINGS, ban: BANNED }

export type CountedKind = keyof typeof ROWS
export const COUNTED_KINDS: readonly CountedKind[] = ['result', 'player', 'landing', 'ban']

/** What counts of the current games `g` that a condition leaves. */
export const countedRowsOf = (kind: CountedKind, games: string) => ROWS[kind](games, 'true')

export const countedRows = (kind: CountedKind, { seriesIds, teamIds }: Counted) =>
  ROWS[kind](
    `g.is_current and g.series_id = ${anyId(seriesIds)}`,
    teamIds === null ? 'true' : `r.team_id = ${anyId(teamIds)}`,
  )

const anyId = (ids: readonly number[]) => `any(array[${ids.join(',')}]::integer[])`
