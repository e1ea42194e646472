import { seriesMessages as texts } from '#contract/series/series.texts.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import { normalizeTeams } from '../../shared/lineup/lineup.ts'
import type { ListedSeries } from '#contract/series/series.ts'
import { mapName } from '#domain/catalog/map.ts'
import styles from './SeriesPreview.module.css'

interface SeriesPreviewProps {
  series: ListedSeries
  /** It is the one on screen. */
  isOpen: boolean
  onOpen: () => void
  onTeamsOnly: () => void
  onLeave: () => void
}

/** What opening a series puts on screen. */
export function SeriesPreview(props: SeriesPreviewProps) {
  const { series, isOpen, onOpen, onTeamsOnly, onLeave } = props
  const { teams, bans, games, map } = series
  const shown = normalizeTeams(teams).length

  return (
    <div className={styles.preview}>
      <h3 className={styles.title}>{texts.opensWith}</h3>
      <p>{shown < teams.length ? texts.firstTeams(shown, teams.length) : texts.teams(shown)}</p>
      <p className={styles.names}>{normalizeTeams(teams).join(', ')}</p>
      {bans.length === 0 ? (
        <p>{texts.noBans}</p>
      ) : (
        <ul className={styles.bans}>
          {bans.map((ban, index) => (
            <li key={ban} className={styles.ban}>
              <LegendEmblem legend={ban} size={20} />
              {findLegend(ban).label}
              <small className={styles.game}>{texts.gameShort(index + 1)}</small>
            </li>
          ))}
        </ul>
      )}
      <p>{texts.next(games + 1, map && mapName(map))}</p>
      <p className={styles.note}>{texts.replaces}</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={onOpen}>
          {texts.open}
        </Button>
        <Button onClick={onTeamsOnly}>{texts.teamsOnly}</Button>
        {isOpen ? (
          <Button variant="ghost" onClick={onLeave}>
            {texts.leave}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
