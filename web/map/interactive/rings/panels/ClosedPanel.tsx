import { ringMapMessages as texts } from '#contract/map/ring-map.texts.ts'
import { countByPoi, type RingPoi } from '#domain/map/ring/closed-at-poi.ts'
import type { SimilarGame } from '#domain/map/ring/ring-forecast.ts'
import type { PastRings } from '../../../../shared/queries/rings.queries.ts'
import { Panel } from '../../../../shared/ui/layout/Panel.tsx'
import { Meter } from '../../../../shared/ui/table/Meter.tsx'
import styles from './ClosedPanel.module.css'

const MAX_POIS = 5

interface ClosedPanelProps {
  similar: readonly SimilarGame<PastRings>[]
  pois: readonly RingPoi[]
}

/** At which POIs ring 3 closed in the similar games. */
export function ClosedPanel({ similar, pois }: ClosedPanelProps) {
  const counts = countByPoi(
    similar.map(({ game }) => game.rings[2]),
    pois,
  )

  return (
    <Panel title={texts.closed} count={texts.games(similar.length)}>
      <ul className={styles.pois}>
        {counts.slice(0, MAX_POIS).map(({ name, games }) => {
          const percent = (100 * games) / similar.length
          return (
            <li key={name} className={styles.poi}>
              <span>{name}</span>
              <Meter percent={percent} games={similar.length} />
              <b>{Math.round(percent)}%</b>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
