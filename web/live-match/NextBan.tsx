import type { Forecast } from '#contract/forecast/forecast.ts'
import { livePageMessages as texts } from '#contract/live-match/live-page.texts.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import type { LiveView } from '#domain/live-match/view/live-view.ts'
import { chosenLegends } from '#domain/live-match/view/projected-ban.ts'
import { LegendEmblem } from '../shared/ui/legend/LegendEmblem.tsx'
import styles from './NextBan.module.css'

interface NextBanProps {
  view: LiveView
  forecast: Forecast['nextBan'][number] | null
}

/** A forecast until every team has chosen its legends, then what the picks say. */
export function NextBan({ view: { teams, ban, phase }, forecast }: NextBanProps) {
  const locked = teams.filter((team) => chosenLegends(team).length > 0).length
  const isFact = ban !== null && (phase !== 'lobby' || locked === teams.length)
  const isStopped = phase === 'stopped'
  const legend = isFact ? ban.legend : isStopped ? undefined : forecast?.legend
  const label = !isFact ? texts.banForecast : phase === 'over' ? texts.banFinal : texts.banFact
  const tied = isFact ? ban.tied.map((other) => findLegend(other).label) : []

  return (
    <div className={styles.ban}>
      <dt>{label}</dt>
      <dd>
        {legend === undefined ? (
          <small>{isStopped ? texts.banNone : texts.banUnknown}</small>
        ) : (
          <>
            <LegendEmblem legend={legend} size={24} />
            {findLegend(legend).label}
            <small>
              {isFact
                ? texts.banTeams(ban.teams, teams.length)
                : texts.banChance(forecast?.chance ?? 0)}
            </small>
          </>
        )}
      </dd>
      {tied.length > 0 && phase !== 'over' ? (
        <dd className={styles.tied}>{texts.banTied(tied.join(', '))}</dd>
      ) : null}
      {phase === 'over' && ban && ban.orElse.length > 0 ? (
        <dd className={styles.tied}>
          {texts.banOrElse(ban.orElse.map((other) => findLegend(other).label).join(', '))}
        </dd>
      ) : null}
    </div>
  )
}
