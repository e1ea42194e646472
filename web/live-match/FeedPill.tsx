import { useId } from 'react'
import { livePageMessages as texts } from '#contract/live-match/live-page.texts.ts'
import type { LiveView } from '#domain/live-match/view/live-view.ts'
import { LIVE_ATTEMPTS } from '../shared/realtime/live-status.ts'
import { useNow } from '../shared/page/use-now.ts'
import { classNames } from '../shared/ui/layout/class-names.ts'
import styles from './FeedPill.module.css'
import type { Watched } from './watch/watch-connection.ts'

interface FeedPillProps {
  watched: Watched
  view: LiveView | null
  onChoose: (feed: number) => void
}

/** Whether events arrive, and from which game. */
export function FeedPill({ watched, view, onChoose }: FeedPillProps) {
  const id = useId()
  const nowMs = useNow(500) + watched.offsetMs
  const { tone, text, detail } = statusOf(watched, view, nowMs)
  const views = watched.views ?? []

  return (
    <span className={classNames(styles.pill, styles[tone])}>
      <span className={styles.dot} aria-hidden="true" />
      <span>{text}</span>
      {detail === null ? null : <span className={styles.detail}>{detail}</span>}
      {views.length > 1 ? (
        <>
          <label className="visually-hidden" htmlFor={id}>
            {texts.sender}
          </label>
          <select
            id={id}
            className={styles.select}
            value={view?.feed}
            onChange={({ target }) => onChoose(Number(target.value))}
          >
            {views.map(({ feed, name, isConnected }) => (
              <option key={feed} value={feed}>
                {isConnected ? name : texts.ended(name)}
              </option>
            ))}
          </select>
        </>
      ) : null}
    </span>
  )
}

interface Status {
  readonly tone: 'on' | 'waiting' | 'off'
  readonly text: string
  readonly detail: string | null
}

function statusOf({ views, attempt }: Watched, view: LiveView | null, nowMs: number): Status {
  if (attempt !== null) {
    return attempt > LIVE_ATTEMPTS
      ? { tone: 'off', text: texts.offline, detail: null }
      : { tone: 'waiting', text: texts.reconnecting(attempt, LIVE_ATTEMPTS), detail: null }
  }
  if (views === null) return { tone: 'waiting', text: texts.connecting, detail: null }
  if (!view) return { tone: 'waiting', text: texts.waiting, detail: null }
  const silentS = view.lastFrameAt === null ? 0 : Math.max(0, (nowMs - view.lastFrameAt) / 1000)
  if (!view.isConnected) return { tone: 'off', text: texts.lost(silentS), detail: null }
  if (view.phase === 'waiting') return { tone: 'waiting', text: texts.waiting, detail: view.name }
  if (view.isPaused) return { tone: 'waiting', text: texts.paused, detail: view.name }
  // Before and after a game there is little to send.
  const detail = view.phase === 'playing' ? texts.behind(silentS) : null
  return { tone: 'on', text: texts.receiving(view.name), detail }
}
