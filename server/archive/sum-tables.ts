import type { CountedKind } from './counted-rows.ts'

/** A sum table: what it counts (counted-rows.ts), its key columns and what it adds up. */
export interface SumTable {
  readonly table: string
  readonly of: CountedKind
  readonly keys: Readonly<Record<string, string>>
  readonly sums: Readonly<Record<string, string>>
  /** Also keeps when it was played last. */
  readonly hasLastPlayed?: boolean
  readonly where: string
}

// Each row counts `times`: added, or less than zero if it no longer counts.
const count = (condition: string) => `coalesce(sum(times) filter (where ${condition}), 0)`
const known = (column: string) => count(`${column} is not null`)
const total = (column: string) => `coalesce(sum(times * ${column}), 0)`
const product = (one: string, other: string) =>
  `coalesce(sum(times * ${one}::bigint * ${other}), 0)`
const squared = (column: string) => product(column, column)

const GAMES = { games: 'sum(times)' }
const POINTS = {
  points: total('points'),
  scored_games: known('points'),
  points_squared: squared('points'),
}
const PLACEMENTS = {
  placements: total('placement'),
  placed_games: known('placement'),
  placements_squared: squared('placement'),
}
const SURVIVAL = {
  survival_s: total('survival_s'),
  survival_games: known('survival_s'),
  survival_squared: squared('survival_s'),
}
const KILLS = { kills: total('kills'), kill_games: known('kills'), kills_squared: squared('kills') }
const TEAM_COMP = { team_id: 'team_id', comp_key: 'comp_key' }

/** What players did. Rows of other sums have the same shape. */
const OF_PLAYER = {
  ...GAMES,
  ...KILLS,
  damage: total('damage'),
  damage_games: known('damage'),
  damage_squared: squared('damage'),
  knockdowns: total('knockdowns'),
  knockdown_games: known('knockdowns'),
  knockdowns_squared: squared('knockdowns'),
  ...SURVIVAL,
  // Accuracy needs both numbers of a game, so they are known together.
  shots: total('shots'),
  hits: total('hits'),
  aimed_games: known('shots'),
  shots_squared: squared('shots'),
  hits_squared: squared('hits'),
  shots_by_hits: product('shots', 'hits'),
  ...POINTS,
  ...PLACEMENTS,
}

/** All sum tables. Rebuilding them from scratch gives the same rows. */
export const SUMS: readonly SumTable[] = [
  {
    table: 'team_comp',
    of: 'result',
    keys: TEAM_COMP,
    sums: { ...GAMES, ...POINTS },
    hasLastPlayed: true,
    where: 'comp_key is not null',
  },
  {
    table: 'team_comp_order',
    of: 'result',
    keys: { ...TEAM_COMP, number: 'number' },
    sums: GAMES,
    where: 'comp_key is not null',
  },
  {
    table: 'team_comp_ban',
    of: 'result',
    keys: { ...TEAM_COMP, legend: 'unnest(bans)' },
    sums: GAMES,
    where: 'comp_key is not null',
  },
  {
    table: 'team_spelling',
    of: 'result',
    keys: { team_id: 'team_id', spelling: 'spelling' },
    sums: GAMES,
    where: 'true',
  },
  {
    table: 'team_region',
    of: 'result',
    keys: { team_id: 'team_id', season: 'season', region: 'region' },
    sums: GAMES,
    where: 'region is not null',
  },
  {
    table: 'team_day',
    of: 'result',
    keys: { team_id: 'team_id', day: 'day' },
    sums: { ...GAMES, ...SURVIVAL, ...KILLS, ...POINTS, ...PLACEMENTS },
    where: 'true',
  },
  {
    table: 'comp_map',
    of: 'result',
    keys: { comp_key: 'comp_key', map: 'map' },
    sums: { ...GAMES, points: total('points'), points_squared: squared('points') },
    where: 'comp_key is not null and points is not null',
  },
  {
    table: 'player_legend',
    of: 'player',
    keys: { team_id: 'team_id', player: 'name', legend: 'legend' },
    sums: GAMES,
    where: "legend <> ''",
  },
  {
    table: 'player_name',
    of: 'player',
    keys: { player: 'player', key: 'key', name: 'name' },
    sums: GAMES,
    where: 'is_known',
  },
  {
    table: 'player_day',
    of: 'player',
    keys: { player: 'player', day: 'day', team_id: 'team_id', name: 'name' },
    sums: OF_PLAYER,
    where: 'is_known',
  },
  {
    table: 'player_pick_day',
    of: 'player',
    keys: { player: 'player', day: 'day', team_id: 'team_id', map: 'map', legend: 'legend' },
    sums: OF_PLAYER,
    where: 'is_known',
  },
  {
    table: 'poi_comp',
    of: 'landing',
    keys: { map: 'map', poi_id: 'poi_id', comp_key: 'comp_key' },
    sums: {
      ...GAMES,
      ...POINTS,
      kills: total('kills'),
      wins: count('placement = 1'),
      hand_games: count("source = 'hand'"),
      live_games: count("source = 'live'"),
      drafted_games: count("source = 'drafted'"),
    },
    where: 'true',
  },
  {
    table: 'poi_team',
    of: 'landing',
    keys: { map: 'map', poi_id: 'poi_id', team_id: 'team_id' },
    sums: {
      ...GAMES,
      contested_games: count('is_contested'),
      ...POINTS,
      ...PLACEMENTS,
      ...SURVIVAL,
    },
    where: "source <> 'drafted'",
  },
  {
    table: 'ban_day',
    of: 'ban',
    keys: { day: 'day', region: 'region', legend: 'legend', number: 'number' },
    sums: GAMES,
    where: 'legend is not null',
  },
  {
    table: 'ban_series_day',
    of: 'ban',
    keys: { day: 'day', region: 'region' },
    sums: GAMES,
    where: 'legend is null',
  },
]

export const SUM_TABLES = SUMS.map(({ table }) => table)
