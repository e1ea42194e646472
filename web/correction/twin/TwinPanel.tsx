import { useQuery } from '@tanstack/react-query'
import { gameTwinMessages as texts } from '#contract/messages/game-twin.ts'
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { gameTwinsQuery } from './game-twin.queries.ts'
import { TwinPair } from './TwinPair.tsx'
import styles from './TwinPanel.module.css'

/** Games that may be the same. Most archives have none, so nothing is shown then. */
export function TwinPanel() {
  const { data, error, isFetching, refetch } = useQuery(gameTwinsQuery)
  if (error)
    return (
      <ErrorState message={texts.loadFailed} onRetry={() => void refetch()} busy={isFetching} />
    )
  if (!data || data.twins.length === 0) return null

  return (
    <Panel title={texts.title} count={texts.count(data.twins.length)} flush>
      <p className={styles.about}>{texts.about}</p>
      <ul className={styles.pairs}>
        {data.twins.map((twin) => (
          <li key={`${twin.game.mid} ${twin.other.mid}`} className={styles.pair}>
            <TwinPair twin={twin} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
