import { useQuery } from '@tanstack/react-query'
import type { TeamForecast } from '#contract/forecast/forecast.ts'
import { forecastMessages } from '#contract/forecast/forecast.texts.ts'
import { teamPageMessages as texts } from '#contract/team/team-page.texts.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { mapName } from '#domain/catalog/map.ts'
import { isSameTeam } from '#domain/team/team.ts'
import type { ForecastLobby } from '../../shared/forecast/forecast.queries.ts'
import { isLittleKnown } from '../../shared/forecast/little-known.ts'
import { Reasons } from '../../shared/forecast/Reasons.tsx'
import { useForecast } from '../../shared/forecast/use-forecast.ts'
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { classNames } from '../../shared/ui/layout/class-names.ts'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { BANNED } from '../../shared/ui/legend/emblem-state.ts'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import { NamedTrio } from '../../shared/ui/legend/NamedTrio.tsx'
import { trackRecordQuery } from '../../shared/forecast/track.queries.ts'
import { firstSource } from '../../shared/forecast/track-source.ts'
import { calibrationAt } from './calibration.ts'
import styles from './TeamForecastPanel.module.css'

const SHOWN = 3
const REASONS = 3

interface TeamForecastPanelProps {
  team: string
  lobby: ForecastLobby
}

/** What the team plays next in this lobby, and why. */
export function TeamForecastPanel({ team, lobby }: TeamForecastPanelProps) {
  const state = useForecast(lobby)
  const forecast = state.data?.teams.find((other) => isSameTeam(other.team, team))

  return (
    <Panel
      title={texts.forecast(lobby.game)}
      count={lobby.map === null ? undefined : mapName(lobby.map)}
      dense
    >
      <div className={styles.panel}>
        {lobby.bans.length > 0 ? <BannedNow bans={lobby.bans} /> : null}
        {forecast ? <ForecastRows forecast={forecast} /> : null}
        {!forecast && state.hasFailed ? (
          <ErrorState
            message={forecastMessages.failed}
            onRetry={state.retry}
            busy={state.isFetching}
          />
        ) : null}
        {!forecast && !state.hasFailed ? (
          <Skeleton label={forecastMessages.loading} lines={6} />
        ) : null}
      </div>
    </Panel>
  )
}

function BannedNow({ bans }: { bans: readonly string[] }) {
  return (
    <p className={styles.bans}>
      {texts.without}
      {bans.map((key) => {
        const { name, label, short } = findLegend(key)
        return (
          <span key={key} className={styles.ban} title={label}>
            <LegendEmblem legend={name} size={16} state={BANNED} />
            {short}
          </span>
        )
      })}
    </p>
  )
}

function ForecastRows({ forecast }: { forecast: TeamForecast }) {
  const [best, ...others] = forecast.comps.slice(0, SHOWN)
  if (!best) return <p className={styles.note}>{forecastMessages.unknown}</p>
  const listed = [best, ...others].reduce((sum, { chance }) => sum + chance, 0)
  const isThin = isLittleKnown(forecast)

  return (
    <>
      <div
        className={classNames(styles.best, isThin && styles.thin)}
        style={{ backgroundSize: `${Math.round(100 * best.chance)}% 100%` }}
      >
        <NamedTrio legends={best.comp} size={20} />
        <b>{forecastMessages.percent(best.chance)}</b>
      </div>
      <ul>
        {others.map(({ comp, chance }) => (
          <li key={comp.join()} className={styles.other}>
            <NamedTrio legends={comp} size={16} />
            <b>{forecastMessages.percent(chance)}</b>
          </li>
        ))}
        <li className={styles.other}>
          {texts.anythingElse}
          <b>{forecastMessages.percent(Math.max(0, 1 - listed))}</b>
        </li>
      </ul>
      <div className={styles.reasons}>
        <Reasons reasons={best.reasons.slice(0, REASONS)} />
      </div>
      {isThin ? <p className={styles.note}>{forecastMessages.fewHint(forecast.games)}</p> : null}
      <CalibrationLine chance={best.chance} />
    </>
  )
}

/** How often such chances came true. Nothing until enough forecasts were judged. */
function CalibrationLine({ chance }: { chance: number }) {
  const { data } = useQuery(trackRecordQuery)
  if (!data) return null
  const source = firstSource(data)
  const bin = calibrationAt(data[source]?.calibration ?? [], chance)
  if (!bin) return null
  return (
    <p className={styles.line}>
      {texts.calibration(bin.said, bin.happened, bin.n, source !== 'live')}
    </p>
  )
}
