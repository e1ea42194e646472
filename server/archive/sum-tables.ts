import { sql, type Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import { PLAYER_SUMS } from './player/player-sums.ts'

type Tx = Transaction<Database>

/** A sum table: its key columns, what it adds up, and the current results it reads. */
interface Sums {
  table: string
  keys: Readonly<Record<string, string>>
  sums: Readonly<Record<string, string>>
  from: string
}

const RESULTS = 'team_result r join game g on g.id = r.game_id'
/**
 * Results with where the team landed: as set by hand, else as in the latest drop file of the match, else as in the
 * match file (`r.poi_id`), else as in live data of the same game, else as it was drafted for the series. The drop file of
 * one game wins over one of all games. The last two are searched only where the file has none.
 */
export const LANDED_RESULTS = `${RESULTS} join series s on s.id = g.series_id
  join import own on own.id = g.import_id
  left join lateral (
    select l.poi, l.poi_id, l.set_by, l.set_at from landing l join team_alias a on a.key = l.team_key
    where l.mid = g.mid and a.team_id = r.team_id
    limit 1
  ) hand on true
  left join lateral (
    select l.poi, l.poi_id from landing l join team_alias a on a.key = l.team_key
    where own.format = 'overstat' and l.source_id = s.source_id and l.map = g.map and (l.game is null or l.game = g.number)
      and a.team_id = r.team_id
    order by l.game nulls last, l.id desc limit 1
  ) drops on true
  left join lateral (
    select o.poi, o.poi_id from game og
    join import i on i.id = og.import_id and i.format = 'liveapi'
    join team_result o on o.game_id = og.id
    where r.poi is null and og.mid = g.mid and o.team_id = r.team_id and o.poi is not null
    order by i.file_hash collate "C" limit 1
  ) live on true
  left join lateral (
    select l.poi, l.poi_id from landing l join team_alias a on a.key = l.team_key
    where r.poi is null and l.first_mid = (select f.mid from game f where f.series_id = s.id order by f.number limit 1)
      and l.map = g.map and a.team_id = r.team_id
    limit 1
  ) drafted on true`
export const LANDED_AT = 'coalesce(hand.poi, drops.poi, r.poi, live.poi, drafted.poi)'
export const LANDED_ID = `case when hand.poi is not null then hand.poi_id
  when drops.poi is not null then drops.poi_id when r.poi is not null then r.poi_id
  when live.poi is not null then live.poi_id else drafted.poi_id end`
export const LANDING_SOURCE = `case when hand.poi is not null then 'hand' when drops.poi is not null then 'drops'
  when r.poi is not null and own.format <> 'liveapi' then 'file'
  when r.poi is not null or live.poi is not null then 'live' else 'drafted' end`
/** Where a team is known to have landed. What was only drafted says nothing about what teams do. */
const PLAYED_ID = `case when ${LANDING_SOURCE} <> 'drafted' then ${LANDED_ID} end`
/** With how many teams landed at the same POI in the game. By series, so it is counted only for those that are read. */
const SHARED_LANDINGS = `(
  select g.series_id, g.is_current, g.map, r.team_id, r.points, r.placement, r.survival_s, ${PLAYED_ID} as poi_id,
    count(*) over (partition by g.series_id, g.is_current, g.id, ${PLAYED_ID}) as teams
  from ${LANDED_RESULTS}) g`
const DAY = "(g.started_at at time zone 'UTC')::date"
const SEASON = "extract(year from g.started_at at time zone 'UTC')::integer"
const TEAM_COMP = { team_id: 'r.team_id', comp_key: 'r.comp_key' }
const GAMES = { games: 'count(*)' }

/** The ban that game `before` caused: in the next game (`g`) a legend is banned that wasn't banned in `before`. */
const BANS = `game g join series s on s.id = g.series_id and s.bans_enabled
  join game before on before.series_id = g.series_id and before.number = g.number - 1 and before.is_current`

/** Counts a series once, at its first pair of consecutive games. That need not start with game 1. */
const FIRST_PAIR = `not exists (
  select from game one join game two on two.series_id = one.series_id and two.number = one.number + 1 and two.is_current
  where one.series_id = g.series_id and one.is_current and one.number < before.number)`

/** All sum tables. Rebuilding them from scratch gives the same rows. */
const SUMS: readonly Sums[] = [
  {
    table: 'team_comp',
    keys: TEAM_COMP,
    sums: {
      ...GAMES,
      scored_games: 'count(r.points)',
      points: 'coalesce(sum(r.points), 0)',
      points_squared: 'coalesce(sum(r.points::bigint * r.points), 0)',
    },
    from: `${RESULTS} where r.comp_key is not null`,
  },
  {
    table: 'team_comp_order',
    keys: { ...TEAM_COMP, number: 'g.number' },
    sums: GAMES,
    from: `${RESULTS} where r.comp_key is not null`,
  },
  {
    table: 'team_comp_ban',
    keys: { ...TEAM_COMP, legend: 'b.legend' },
    sums: GAMES,
    from: `${RESULTS} join game_ban b on b.game_id = g.id where r.comp_key is not null`,
  },
  {
    table: 'team_spelling',
    keys: { team_id: 'r.team_id', spelling: 'r.spelling' },
    sums: GAMES,
    from: `${RESULTS} where true`,
  },
  {
    table: 'team_region',
    keys: { team_id: 'r.team_id', season: SEASON, region: 'r.region' },
    sums: GAMES,
    from: `${RESULTS} where r.region is not null`,
  },
  {
    table: 'team_day',
    keys: { team_id: 'r.team_id', day: DAY },
    sums: {
      ...GAMES,
      survival_s: 'coalesce(sum(r.survival_s), 0)',
      survival_games: 'count(r.survival_s)',
      survival_squared: 'coalesce(sum(r.survival_s::bigint * r.survival_s), 0)',
      kills: 'coalesce(sum(r.kills), 0)',
      kill_games: 'count(r.kills)',
      kills_squared: 'coalesce(sum(r.kills::bigint * r.kills), 0)',
      points: 'coalesce(sum(r.points), 0)',
      scored_games: 'count(r.points)',
      points_squared: 'coalesce(sum(r.points::bigint * r.points), 0)',
      placements: 'coalesce(sum(r.placement), 0)',
      placed_games: 'count(r.placement)',
      placements_squared: 'coalesce(sum(r.placement::bigint * r.placement), 0)',
    },
    from: `${RESULTS} where true`,
  },
  {
    table: 'player_legend',
    keys: { team_id: 'r.team_id', player: 'p.name', legend: 'p.legend' },
    sums: GAMES,
    // After a corrected composition we don't know who played a legend that is no longer in it.
    from: `${RESULTS} join player_result p on p.team_result_id = r.id where p.legend = any(r.legends)`,
  },
  {
    table: 'comp_map',
    keys: { comp_key: 'r.comp_key', map: "coalesce(g.map, '')" },
    sums: { ...GAMES, points: 'sum(r.points)', points_squared: 'sum(r.points::bigint * r.points)' },
    from: `${RESULTS} where r.comp_key is not null and r.points is not null`,
  },
  {
    table: 'poi_comp',
    keys: { map: 'g.map', poi_id: LANDED_ID, comp_key: "coalesce(r.comp_key, '')" },
    sums: {
      ...GAMES,
      scored_games: 'count(r.points)',
      points: 'coalesce(sum(r.points), 0)',
      points_squared: 'coalesce(sum(r.points::bigint * r.points), 0)',
      kills: 'coalesce(sum(r.kills), 0)',
      wins: 'count(*) filter (where r.placement = 1)',
      hand_games: 'count(hand.poi)',
      live_games: `count(*) filter (where ${LANDING_SOURCE} = 'live')`,
      drafted_games: `count(*) filter (where ${LANDING_SOURCE} = 'drafted')`,
    },
    from: `${LANDED_RESULTS} where ${LANDED_ID} is not null and g.map is not null`,
  },
  {
    table: 'poi_team',
    keys: { map: 'g.map', poi_id: 'g.poi_id', team_id: 'g.team_id' },
    sums: {
      ...GAMES,
      contested_games: 'count(*) filter (where g.teams > 1)',
      points: 'coalesce(sum(g.points), 0)',
      scored_games: 'count(g.points)',
      points_squared: 'coalesce(sum(g.points::bigint * g.points), 0)',
      placements: 'coalesce(sum(g.placement), 0)',
      placed_games: 'count(g.placement)',
      placements_squared: 'coalesce(sum(g.placement::bigint * g.placement), 0)',
      survival_s: 'coalesce(sum(g.survival_s), 0)',
      survival_games: 'count(g.survival_s)',
      survival_squared: 'coalesce(sum(g.survival_s::bigint * g.survival_s), 0)',
    },
    from: `${SHARED_LANDINGS} where g.poi_id is not null and g.map is not null`,
  },
  {
    table: 'ban_day',
    keys: {
      day: DAY,
      region: "coalesce(s.region, '')",
      legend: 'b.legend',
      number: 'before.number',
    },
    sums: GAMES,
    from: `${BANS} join game_ban b on b.game_id = g.id
      where not exists (select from game_ban o where o.game_id = before.id and o.legend = b.legend)`,
  },
  {
    table: 'ban_series_day',
    keys: { day: DAY, region: "coalesce(s.region, '')" },
    sums: GAMES,
    from: `${BANS} where ${FIRST_PAIR}`,
  },
  ...PLAYER_SUMS,
]

export const SUM_TABLES = SUMS.map(({ table }) => table)

/** Sums that depend on the region of a series. Only these change when that region changes. */
const REGIONAL = SUMS.filter(({ keys }) => 'region' in keys && !('team_id' in keys))

/** Sums of results. Those of bans are the same whoever plays. */
const OF_RESULTS = SUMS.filter(({ from }) => !from.startsWith(BANS))

/** The current games of these series, or only the results of some teams in them. */
interface Counted {
  readonly seriesIds: readonly number[]
  readonly teamIds: readonly number[] | null
}

/** Adds what they count for, or subtracts it. */
export async function applyToSums(tx: Tx, counted: Counted, sign: 1 | -1, some?: readonly Sums[]) {
  if (counted.seriesIds.length === 0) return
  for (const sums of some ?? (counted.teamIds === null ? SUMS : OF_RESULTS)) {
    await sql.raw(statement(sums, sign, counted)).execute(tx)
  }
}

export const applyToRegionalSums = (tx: Tx, seriesIds: readonly number[], sign: 1 | -1) =>
  applyToSums(tx, { seriesIds, teamIds: null }, sign, REGIONAL)

const OF_POIS = SUMS.filter(({ table }) => table === 'poi_comp' || table === 'poi_team')

/** Runs a change of where teams landed in these series. No other sums depend on it. */
export async function changePoiSums<T>(
  tx: Tx,
  seriesIds: readonly number[],
  change: () => Promise<T>,
): Promise<T> {
  const counted = { seriesIds, teamIds: null }
  await applyToSums(tx, counted, -1, OF_POIS)
  const result = await change()
  await applyToSums(tx, counted, 1, OF_POIS)
  return result
}

/** Finds the last game again where it may have changed. */
export async function refreshLastPlayed(tx: Tx) {
  await sql`
    update team_comp t set last_played = (
      select r.played_at from team_result r
      where r.is_current and r.team_id = t.team_id and r.comp_key = t.comp_key
      order by r.played_at desc limit 1)
    where t.last_played is null`.execute(tx)
}

/** Only one change of the archive runs at a time, so no other transaction can insert the same row meanwhile. */
function statement(of: Sums, sign: 1 | -1, counted: Counted) {
  const { table, keys, sums } = of
  const [keyNames, sumNames] = [Object.keys(keys), Object.keys(sums)]
  const names = [...keyNames, ...sumNames]
  const forget = table === 'team_comp' ? ', last_played = null' : ''
  const changed = (operator: '+' | '-') =>
    sumNames.map((name) => `${name} = t.${name} ${operator} c.${name}`).join(', ') + forget
  const merge = `merge into ${table} as t using (${countedRows(of, counted)}) as c (${names.join(', ')})
    on ${keyNames.map((name) => `t.${name} = c.${name}`).join(' and ')}`
  if (sign === 1)
    return `${merge}
      when matched then update set ${changed('+')}
      when not matched then insert (${names.join(', ')}) values (${names.map((name) => `c.${name}`).join(', ')})`
  // A row without games is deleted at once: writing its zeros first would write to every index of the table.
  return `${merge}
    when matched and t.games = c.games then delete
    when matched then update set ${changed('-')}`
}

function countedRows({ keys, sums, from }: Sums, { seriesIds, teamIds }: Counted) {
  // Who else landed at a spot can change too: a moved result takes the landing of its new team.
  const isOfTeams = teamIds !== null && !from.startsWith(SHARED_LANDINGS)
  return `select ${[...Object.values(keys), ...Object.values(sums)].join(', ')} from ${from}
      and g.is_current and g.series_id = ${anyId(seriesIds)}
      ${isOfTeams ? `and r.team_id = ${anyId(teamIds)}` : ''}
    group by ${Object.values(keys).join(', ')}`
}

const anyId = (ids: readonly number[]) => `any(array[${ids.join(',')}]::integer[])`
