import { useQuery } from '@tanstack/react-query'
import { liveSetupMessages as texts } from '#contract/live-match/live-setup.texts.ts'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { FeedList } from './FeedList.tsx'
import { liveFeedsQuery } from './live-setup.queries.ts'
import styles from './LiveSetup.module.css'
import { SetupSteps } from './SetupSteps.tsx'

/** How an administrator connects a game, and which ones are. */
export function LiveSetup() {
  const query = useQuery(liveFeedsQuery)
  if (!query.data) {
    return <Waiting query={query} loading={texts.loading} failed={texts.failed} lines={6} />
  }
  const { port, problem, isLocalOnly, feeds } = query.data
  // The name of this page leads nowhere if only the server's own machine can connect.
  const host = isLocalOnly ? '127.0.0.1' : location.hostname
  const address = port === null ? null : `ws://${host}:${port}`

  return (
    <div className={styles.columns}>
      <Panel title={texts.title} count={texts.takes} flush>
        <SetupSteps
          port={port}
          problem={problem}
          isLocalOnly={isLocalOnly}
          address={address}
          isConnected={feeds.some(({ connection }) => connection)}
        />
      </Panel>
      <div className={styles.side}>
        <Panel title={texts.connection} flush>
          {address === null ? null : (
            <p className={styles.address}>
              <span>{texts.address}</span> <b>{address}</b>
            </p>
          )}
          <FeedList feeds={feeds} />
        </Panel>
        <Panel title={texts.nothing}>
          <dl className={styles.help}>
            {texts.nothingRows.map(([sign, help]) => (
              <div key={sign}>
                <dt>{sign}</dt>
                <dd>{help}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      </div>
    </div>
  )
}
