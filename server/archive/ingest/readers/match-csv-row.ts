import type { Cell } from './csv-record.ts'

export type MatchRow = ReturnType<typeof readMatchRow>

/** The columns of a match CSV, as docs/match-csv.md explains them. */
export const readMatchRow = (cell: Cell) => ({
  event: cell('event'),
  set: cell('set'),
  game: cell('game'),
  mid: cell('mid'),
  started_at: cell('started_at'),
  map: cell('map'),
  team: cell('team'),
  region: cell('region'),
  placement: cell('placement'),
  team_points: cell('team_points'),
  poi: cell('poi'),
  bans: cell('bans'),
  player_id: cell('player_id'),
  player: cell('player'),
  legend: cell('legend'),
  kills: cell('kills'),
  assists: cell('assists'),
  knockdowns: cell('knockdowns'),
  damage: cell('damage'),
  headshots: cell('headshots'),
  shots: cell('shots'),
  hits: cell('hits'),
  survival_s: cell('survival_s'),
  platform: cell('platform'),
})
