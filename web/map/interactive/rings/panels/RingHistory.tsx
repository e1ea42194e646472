import { ringMapMessages as texts } from '#contract/map/ring-map.texts.ts'
import { poiOfRing, type RingPoi } from '#domain/map/ring/closed-at-poi.ts'
import { formatDay } from '../../../../shared/page/time.ts'
import type { PastRings } from '../../../../shared/queries/rings.queries.ts'
import { Button } from '../../../../shared/ui/action/Button.tsx'
import { Panel } from '../../../../shared/ui/layout/Panel.tsx'
import styles from './RingHistory.module.css'
import type { RingTool } from '../use-ring-tool.ts'

const MAX_ROWS = 6

interface RingHistoryProps {
  rings: RingTool
  /** Newest first. */
  games: readonly PastRings[]
  pois: readonly RingPoi[]
}

/** Where ring 3 closed in the latest games of the archive. */
export function RingHistory({ rings, games, pois }: RingHistoryProps) {
  const ours = games.flatMap(({ game, playedAt, rings: [, , ring3] }) =>
    game ? [{ game, playedAt, poi: poiOfRing(ring3, pois) }] : [],
  )

  return (
    <Panel
      title={texts.history}
      flush={ours.length > 0}
      actions={
        ours.length > 0 ? (
          <Button
            variant="ghost"
            size="sm"
            aria-pressed={rings.showsAll}
            onClick={() => rings.setShowsAll(!rings.showsAll)}
          >
            {texts.all(ours.length)}
          </Button>
        ) : null
      }
    >
      {ours.length === 0 ? (
        <p className={styles.empty}>{texts.historyEmpty}</p>
      ) : (
        <table className={styles.table}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{texts.columns.day}</th>
              <th scope="col">{texts.columns.game}</th>
              <th scope="col">{texts.columns.poi}</th>
            </tr>
          </thead>
          <tbody>
            {ours.slice(0, MAX_ROWS).map(({ game, playedAt, poi }) => (
              <tr key={`${game.seriesId} ${game.number}`}>
                <td className={styles.day}>
                  {playedAt === undefined ? texts.none : formatDay(playedAt)}
                </td>
                <td>{texts.gameName(game.event, game.number)}</td>
                <td className={styles.poi}>{poi}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}
