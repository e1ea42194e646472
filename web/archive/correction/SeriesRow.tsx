import type { FoundSeries } from '#contract/archive/correction.ts'
import { correctionMessages as texts } from '#contract/archive/correction.texts.ts'
import { formatDateTime } from '../../shared/page/time.ts'
import { formatExactTime, isoTime } from '../../shared/page/time-element.ts'
import { LinkButton } from '../../shared/ui/action/LinkButton.tsx'
import { gameLink } from './game-link.ts'
import { findMapName } from './map-name.ts'
import styles from './SeriesRow.module.css'

export function SeriesRow({ series }: { series: FoundSeries }) {
  const { event, set, startedAt, region, bansEnabled, games } = series
  const facts = [
    set === null ? null : texts.setName(set),
    region,
    bansEnabled ? null : texts.withoutBans,
  ].filter((fact) => fact !== null)

  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <strong>{event}</strong>
        <p className={styles.facts}>
          <time dateTime={isoTime(startedAt)} title={formatExactTime(startedAt)}>
            {formatDateTime(startedAt)}
          </time>
          {facts.map((fact) => ` · ${fact}`)}
        </p>
      </div>
      <ul className={styles.games}>
        {games.map(({ id, number, map }) => (
          <li key={id}>
            <LinkButton
              size="sm"
              to={gameLink(id)}
              aria-label={texts.openGame(number, findMapName(map), event)}
            >
              {texts.gameOf(number)} <span className={styles.map}>{findMapName(map)}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
