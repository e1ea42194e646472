import { useState } from 'react'
import { type LiveFeed, removeLiveFeed, revokeLiveFeed } from '#contract/live-feed.ts'
import { liveSetupMessages as texts } from '#contract/messages/live-setup.ts'
import { call } from '../../shared/api/api.ts'
import { formatRelative } from '../../shared/page/relative-time.ts'
import { useNow } from '../../shared/page/use-now.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'
import { liveFeedsQuery } from './live-setup.queries.ts'
import styles from './LiveSetup.module.css'

type Asked = { readonly feed: LiveFeed; readonly isRemoval: boolean }

/** Each game that can send, with its connection. */
export function FeedList({ feeds }: { feeds: readonly LiveFeed[] }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  if (feeds.length === 0) return <p className={styles.none}>{texts.noFeeds}</p>

  return (
    <>
      <ul className={styles.feeds}>
        {feeds.map((feed) => (
          <FeedRow key={feed.id} feed={feed} onAsk={setAsked} />
        ))}
      </ul>
      {asked ? (
        <ConfirmDialog
          title={
            asked.isRemoval ? texts.removeOf(asked.feed.name) : texts.turnOffOf(asked.feed.name)
          }
          question={
            asked.isRemoval
              ? texts.removeQuestion(asked.feed.name)
              : texts.turnOffQuestion(asked.feed.name)
          }
          confirmLabel={asked.isRemoval ? texts.remove : texts.turnOff}
          send={() =>
            call(asked.isRemoval ? removeLiveFeed : revokeLiveFeed, { id: asked.feed.id })
          }
          changes={liveFeedsQuery}
          onClose={close}
        />
      ) : null}
    </>
  )
}

function FeedRow({ feed, onAsk }: { feed: LiveFeed; onAsk: (asked: Asked) => void }) {
  const { name, connection, revokedAt } = feed
  const nowMs = useNow(1000)
  const errors = Object.entries(connection?.refused ?? {})

  return (
    <li className={styles.feed}>
      <div className={styles.feedHead}>
        <b>{name}</b>
        <Badge tone={connection ? 'success' : 'neutral'}>
          {connection ? texts.connected : revokedAt ? texts.turnedOff : texts.notConnected}
        </Badge>
      </div>
      <p>{whenOf(feed, nowMs)}</p>
      <p>{connection ? texts.counts(connection.frames, feed.games) : texts.games(feed.games)}</p>
      {errors.length > 0 ? <p>{texts.errors(errors.map(describeError).join(', '))}</p> : null}
      <div className={styles.feedActions}>
        {revokedAt === null ? (
          <Button
            size="sm"
            aria-label={texts.turnOffOf(name)}
            onClick={() => onAsk({ feed, isRemoval: false })}
          >
            {texts.turnOff}
          </Button>
        ) : null}
        <Button
          size="sm"
          aria-label={texts.removeOf(name)}
          onClick={() => onAsk({ feed, isRemoval: true })}
        >
          {texts.remove}
        </Button>
      </div>
    </li>
  )
}

function whenOf({ connection, lastUsedAt }: LiveFeed, nowMs: number): string {
  if (connection) {
    const { lastFrameAt } = connection
    return lastFrameAt === null
      ? texts.noEvent
      : texts.lastEvent(formatRelative(lastFrameAt, nowMs))
  }
  return lastUsedAt === null ? texts.neverUsed : texts.lastUsed(formatRelative(lastUsedAt, nowMs))
}

const describeError = ([kind, count]: [string, number]) => {
  const known: Readonly<Record<string, string>> = texts.refused
  return texts.refusedCount(count, known[kind] ?? kind)
}
