import type { Generated } from 'kysely'
import type { JudgedBan, JudgedRow } from '#domain/forecast/training/judge.ts'
import type { ChanceReports, ForecastReport } from '#contract/forecast/forecast-record.ts'
import type { PlanRanges } from '#domain/series-plan/chance-range.ts'
import type { ChanceSums } from '#domain/forecast/training/judged-chances.ts'
import type { MapId } from '#domain/catalog/map.ts'
import type { StoredModel, StoredWalk } from '#domain/forecast/training/stored.ts'
import type { Json, TextArray } from './column-types.ts'

/** What the forecast knows and has learned. Only server/archive/forecast-rows.ts changes the games and rows. */
export interface ForecastTables {
  backtest_week: BacktestWeekTable
  forecast_game: ForecastGameTable
  forecast_model: ForecastModelTable
  forecast_row: ForecastRowTable
  said_ban: SaidBanTable
  said_forecast: SaidForecastTable
  season_start: SeasonStartTable
}

interface ForecastGameTable {
  game_id: number
  series_id: number
  number: number
  mid: string
  played_at: Date
  map: MapId | null
  bans: TextArray
  banned_after: string | null
  free: number
  stayed: number
  replaced: TextArray
}

interface ForecastRowTable {
  team_result_id: number
  game_id: number
  team_id: number
  played_at: Date
  comp_key: string
  players: TextArray
  names: TextArray
  legends: TextArray
  placement: number | null
  points: number | null
  stayed: boolean | null
}

interface SeasonStartTable {
  starts_at: Date
}

interface ForecastModelTable {
  id: number
  version: number
  model: Json<StoredModel> | null
  examples: Generated<number>
  trained_at: Date | null
  changed_from: Date | null
  failed_at: Date | null
  failure: string | null
  backtest: Json<ForecastReport> | null
  /** Of games that the shipped weights never saw. */
  unseen: Json<ForecastReport> | null
  chances: Json<ChanceReports> | null
  plan_ranges: Json<PlanRanges> | null
  live: Json<ForecastReport> | null
  reported_at: Date | null
}

interface BacktestWeekTable {
  week: Date
  rows: Json<readonly JudgedRow[]>
  bans: Json<readonly JudgedBan[]>
  chances: Json<readonly ChanceSums[]>
  state: Json<StoredWalk>
}

interface SaidForecastTable {
  first_mid: string
  number: number
  team_id: number
  said_at: Date
  said: Json<SaidComps>
}

/** Composition keys by each way to name the next one, most likely first, with their chances. */
export type SaidComps = Readonly<
  Record<
    'forecast' | 'weighting' | 'sameAsLast' | 'fieldFrequency',
    readonly (readonly [comp: string, chance: number])[]
  >
> & { readonly games: number; readonly situation: JudgedRow['situation'] }

interface SaidBanTable {
  first_mid: string
  number: number
  said_at: Date
  said: Json<SaidLegends>
}

export type SaidLegends = Readonly<
  Record<'forecast' | 'fieldFrequency', readonly (readonly [legend: string, chance: number])[]>
>
