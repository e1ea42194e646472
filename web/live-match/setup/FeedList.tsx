import { useState } from 'react'
import { type LiveFeed, removeLiveFeed, revokeLiveFeed } from '#contract/live-match/live-feed.ts'
import { setFeedMatchPoint } from '#contract/series/match-point.ts'
import { liveSetupMessages as texts } from '#contract/live-match/live-setup.texts.ts'
import { matchPointMessages } from '#contract/series/match-point.texts.ts'
import { call } from '../../shared/api/api.ts'
import { MatchPointDialog } from '../../shared/match-point/MatchPointDialog.tsx'
import { formatRelative } from '../../shared/page/relative-time.ts'
import { useNow } from '../../shared/page/use-now.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'
import { liveFeedsQuery } from './live-setup.queries.ts'
import styles from './LiveSetup.module.css'

interface Asked {
  readonly feed: LiveFeed
  readonly change: 'remove' | 'turnOff' | 'matchPoint'
}

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
      {asked ? <FeedDialog {...asked} onClose={close} /> : null}
    </>
  )
}

function FeedDialog({ feed, change, onClose }: Asked & { onClose: () => void }) {
  const { id, name, matchPoint } = feed
  if (change === 'matchPoint') {
    return (
      <MatchPointDialog
        about={matchPointMessages.ofFeed(name)}
        rule={matchPoint}
        save={(rule) => call(setFeedMatchPoint, { id, rule })}
        changes={liveFeedsQuery}
        onClose={onClose}
      />
    )
  }
  const isRemoval = change === 'remove'
  return (
    <ConfirmDialog
      title={isRemoval ? texts.removeOf(name) : texts.turnOffOf(name)}
      question={isRemoval ? texts.removeQuestion(name) : texts.turnOffQuestion(name)}
      confirmLabel={isRemoval ? texts.remove : texts.turnOff}
      send={() => call(isRemoval ? removeLiveFeed : revokeLiveFeed, { id })}
      changes={liveFeedsQuery}
      onClose={onClose}
    />
  )
}

function FeedRow({ feed, onAsk }: { feed: LiveFeed; onAsk: (asked: Asked) => void }) {
  const { name, connection, revokedAt, matchPoint } = feed
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
      <p>
        {matchPoint
          ? matchPointMessages.describe(matchPoint.points, matchPoint.minGames)
          : matchPointMessages.off}
      </p>
      <div className={styles.feedActions}>
        <Button
          size="sm"
          aria-label={matchPointMessages.changeOf(name)}
          onClick={() => onAsk({ feed, change: 'matchPoint' })}
        >
          {matchPointMessages.change}
        </Button>
        {revokedAt === null ? (
          <Button
            size="sm"
            aria-label={texts.turnOffOf(name)}
            onClick={() => onAsk({ feed, change: 'turnOff' })}
          >
            {texts.turnOff}
          </Button>
        ) : null}
        <Button
          size="sm"
          aria-label={texts.removeOf(name)}
          onClick={() => onAsk({ feed, change: 'remove' })}
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
