import { useQuery } from '@tanstack/react-query'
import type { GameTwin } from '#contract/archive/game-twin.ts'
import { gameTwinMessages as texts } from '#contract/archive/game-twin.texts.ts'
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx'
import { Panel } from '../../../shared/ui/layout/Panel.tsx'
import { JoinedPairs } from './JoinedPairs.tsx'
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
  if (!data) return null

  return (
    <>
      {data.twins.length > 0 ? <OpenPairs twins={data.twins} /> : null}
      {data.joined.length > 0 ? <JoinedPairs joined={data.joined} /> : null}
    </>
  )
}

function OpenPairs({ twins }: { twins: readonly GameTwin[] }) {
  return (
    <Panel title={texts.title} count={texts.count(twins.length)} flush>
      <p className={styles.about}>{texts.about}</p>
      <ul className={styles.pairs}>
        {twins.map((twin) => (
          <li key={`${twin.game.mid} ${twin.other.mid}`} className={styles.pair}>
            <TwinPair twin={twin} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
