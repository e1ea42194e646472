import { Scale, ShieldCheck, Target } from 'lucide-react'
import { memo } from 'react'
import type { Forecast } from '#contract/forecast/forecast.ts'
import { forecastMessages as texts } from '#contract/forecast/forecast.texts.ts'
import { guardClass } from '#domain/draft/class-guard.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { useSingleKeys } from '../../shared/keyboard/use-single-keys.ts'
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import { InfoTip } from '../../shared/ui/overlay/InfoTip.tsx'
import { oneDecimal } from '../format.ts'
import styles from './NextBanPanel.module.css'
import { TrackLink } from './RecordLine.tsx'
import type { ForecastState } from '../../shared/forecast/use-forecast.ts'

interface NextBanPanelProps {
  forecast: ForecastState
  bans: readonly string[]
  game: number
  onBan: (legend: string) => void
}

const SHOWN = 5
/** With fewer judged games, a hit rate says nothing. */
const ENOUGH_GAMES = 10

export const NextBanPanel = memo(({ forecast, bans, game, onBan }: NextBanPanelProps) => {
  const { data, hasFailed, isFetching, retry } = forecast
  const likely = data?.nextBan.slice(0, SHOWN) ?? []
  useSingleKeys(
    Object.fromEntries(likely.map(({ legend }, index) => [index + 1, () => onBan(legend)])),
  )

  return (
    <Panel
      title={texts.nextBan}
      count={<InfoTip label={texts.nextBan} text={texts.nextBanInfo} />}
      actions={<span className={styles.after}>{texts.afterGame(game)}</span>}
      dense
    >
      {data ? (
        <>
          <ol className={styles.list}>
            {likely.map((ban, index) => (
              <BanRow key={index} ban={ban} rank={index + 1} onBan={onBan} />
            ))}
          </ol>
          <Rules forecast={data} bans={bans} />
        </>
      ) : null}
      {!data && hasFailed ? (
        <ErrorState message={texts.failed} onRetry={retry} busy={isFetching} />
      ) : null}
      {!data && !hasFailed ? <Skeleton label={texts.loading} lines={5} /> : null}
    </Panel>
  )
})

interface BanRowProps {
  ban: Forecast['nextBan'][number]
  rank: number
  onBan: (legend: string) => void
}

function BanRow({ ban, rank, onBan }: BanRowProps) {
  const { label } = findLegend(ban.legend)
  const chance = texts.percent(ban.chance)

  return (
    <li>
      <button
        type="button"
        className={styles.row}
        data-legend={ban.legend}
        aria-keyshortcuts={String(rank)}
        title={texts.expectedPicks(oneDecimal(ban.expectedPicks))}
        onClick={() => onBan(ban.legend)}
      >
        <LegendEmblem legend={ban.legend} size={20} />
        <span className={styles.name}>{label}</span>
        <span className={styles.meter}>
          <span className={styles.bar} style={{ inlineSize: `${100 * ban.chance}%` }} />
        </span>
        <b className={styles.chance}>{chance}</b>
        <span className="visually-hidden">{texts.banRow}</span>
      </button>
    </li>
  )
}

function Rules({ forecast, bans }: { forecast: Forecast; bans: readonly string[] }) {
  const { nextBan, tieRule, record } = forecast
  const first = nextBan[0]
  const guard = first ? guardText(bans, first.legend) : null
  const tie = texts.tie[tieRule]
  const hits = record.nextBan
  const isJudged = hits !== null && hits.of >= ENOUGH_GAMES

  return (
    <ul className={styles.rules}>
      {guard === null ? null : (
        <li>
          <ShieldCheck aria-hidden="true" />
          {guard}
        </li>
      )}
      {tie === undefined ? null : (
        <li>
          <Scale aria-hidden="true" />
          {tie}
        </li>
      )}
      <li>
        <Target aria-hidden="true" />
        <span>
          {isJudged
            ? texts.hits(hits.right, hits.of, hits.source === 'backtest')
            : texts.tooFewBans(hits?.of ?? 0)}
        </span>
        <TrackLink />
      </li>
    </ul>
  )
}

function guardText(bans: readonly string[], legend: string): string | null {
  const guard = guardClass(bans, legend)
  if (!guard) return null
  const { legendClass, open, total, returning } = guard
  return returning === null
    ? texts.guardIdle(legendClass, open, total)
    : texts.guard(findLegend(legend).label, legendClass, findLegend(returning).label)
}
