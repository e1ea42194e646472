import { grouped } from '#contract/base/texts.ts'
import { trackMessages as texts } from '#contract/forecast/track.texts.ts'
import type { ForecastReport, ForecastScores } from '#contract/forecast/forecast-record.ts'
import type { RingRecord } from '#domain/map/ring/ring-record.ts'
import type { Column } from '../../shared/ui/table/data-table.ts'
import { HitRate, METHOD_COLORS } from './HitRate.tsx'
import { LEAST_FOR_GAP } from './record-facts.ts'
import { LEAST_JUDGED } from '../../shared/forecast/track-source.ts'
import { writePercent } from './track-format.ts'

type GameRow = ForecastReport['byGame'][number]
type BanGameRow = ForecastReport['nextBan']['byGame'][number]
type BanScores = ForecastReport['nextBan']['forecast']

/** A group of judged games, or a way to forecast them. */
export interface ScoredRow extends ForecastScores {
  readonly name: string
}
export interface ScoredBanRow extends BanScores {
  readonly name: string
}

const { columns } = texts

const forecasts: Column<{ readonly n: number }> = {
  id: 'n',
  width: 90,
  header: columns.forecasts,
  cell: ({ n }) => grouped(n),
  align: 'end',
}

const gameName: Column<{ readonly game: number }> = {
  id: 'game',
  width: 90,
  header: columns.game,
  cell: ({ game }) => <b>{texts.gameName(game)}</b>,
}

const method = (id: keyof typeof METHOD_COLORS): Column<GameRow> => ({
  id,
  width: 170,
  header: texts.methods[id],
  cell: (row) => {
    if (id === 'sameAsLast' && row.game === 1) return texts.noGameBefore
    // One sentence about too few is enough for a row.
    if (id !== 'forecast' && row.n < LEAST_JUDGED) return texts.none
    return <HitRate percent={row[id]} n={row.n} color={METHOD_COLORS[id]} />
  },
})

export const GAME_COLUMNS: readonly Column<GameRow>[] = [
  gameName,
  method('forecast'),
  method('weighting'),
  method('sameAsLast'),
  forecasts,
]

export const BAN_GAME_COLUMNS: readonly Column<BanGameRow>[] = [
  gameName,
  {
    id: 'forecast',
    width: 300,
    header: columns.first,
    cell: ({ forecast, n }) => <HitRate percent={forecast} n={n} />,
  },
  forecasts,
]

const named = (header: string): Column<{ readonly name: string }> => ({
  id: 'name',
  width: 160,
  header,
  cell: ({ name }) => <b>{name}</b>,
})

const first: Column<Pick<ScoredRow, 'top1' | 'top1Interval' | 'n'>> = {
  id: 'first',
  width: 130,
  header: columns.first,
  cell: ({ top1, top1Interval, n }) => <HitRate percent={top1} n={n} interval={top1Interval} />,
}

/** A plain share. The sentence about too few is in the column of the first choice. */
const share = <Key extends 'top2' | 'top3' | 'top5'>(
  key: Key,
  header: string,
): Column<Record<Key | 'n', number>> => ({
  id: key,
  width: 84,
  header,
  cell: (row) => (row.n < LEAST_JUDGED ? texts.none : writePercent(row[key])),
  align: 'end',
})

const figure = (
  key: 'logLoss' | 'ece',
  header: string,
  digits: number,
): Column<Pick<ScoredRow, 'logLoss' | 'ece' | 'n'>> => ({
  id: key,
  width: 60,
  header,
  cell: (row) =>
    key === 'ece' && row.n < LEAST_FOR_GAP ? texts.none : (row[key]?.toFixed(digits) ?? texts.none),
  align: 'end',
})

export const groupColumns = (header: string): readonly Column<ScoredRow>[] => [
  named(header),
  first,
  share('top3', columns.three),
  forecasts,
]

export const METHOD_COLUMNS: readonly Column<ScoredRow>[] = [
  named(columns.method),
  first,
  share('top3', columns.three),
  share('top5', columns.five),
  figure('logLoss', columns.logLoss, 2),
  figure('ece', columns.gap, 1),
]

export const BAN_METHOD_COLUMNS: readonly Column<ScoredBanRow>[] = [
  named(columns.method),
  first,
  share('top2', columns.two),
  share('top3', columns.three),
  figure('logLoss', columns.logLoss, 2),
  figure('ece', columns.gap, 1),
]

interface NamedRingRecord extends RingRecord {
  readonly name: string
}

export const RING_COLUMNS: readonly Column<NamedRingRecord>[] = [
  named(texts.rings.columns.map),
  {
    id: 'withinHalf',
    width: 260,
    header: texts.rings.columns.withinHalf,
    cell: ({ withinHalf, withinHalfInterval, n }) => (
      <HitRate percent={withinHalf} n={n} interval={withinHalfInterval} />
    ),
  },
  {
    id: 'median',
    width: 110,
    header: texts.rings.columns.median,
    cell: ({ median, n }) => (n < LEAST_JUDGED ? texts.none : median.toFixed(2)),
    align: 'end',
  },
  { ...forecasts, header: texts.rings.columns.games },
]
