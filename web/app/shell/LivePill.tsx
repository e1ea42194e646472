import { liveMessages as texts } from '#contract/base/realtime.texts.ts'
import { LIVE_ATTEMPTS, type LiveStatus, useLive } from '../../shared/realtime/live-status.ts'
import { formatClock } from '../../shared/page/time.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { Avatar } from '../../shared/ui/layout/Avatar.tsx'
import { classNames } from '../../shared/ui/layout/class-names.ts'
import styles from './LivePill.module.css'

const SHOWN = 4

/** The state of the live connection and who else is connected. Hidden while no screen needs it. */
export function LivePill() {
  const { status, users, dataFrom, tryAgain } = useLive()
  const { user } = useSession()

  if (status.kind === 'closed') return null
  const names = users.map(({ id, username, isIdle }) =>
    id === user?.id ? texts.you(username) : isIdle ? texts.idle(username) : username,
  )
  const hidden = users.length - SHOWN
  return (
    <div
      className={classNames(
        styles.pill,
        styles[status.kind === 'refused' ? 'offline' : status.kind],
      )}
    >
      <span role="status" className={styles.status}>
        <span className={styles.dot} aria-hidden="true" />
        <span className={styles.words}>
          {dataFrom === null ? words(status) : texts.unreachable(formatClock(dataFrom))}
        </span>
        <span className={styles.short} aria-hidden="true">
          {shortWords(status)}
        </span>
        {names.length > 0 ? (
          <span title={texts.here(names)}>
            <span className="visually-hidden">{texts.here(names)}</span>
            <span className={styles.faces}>
              {users.slice(0, SHOWN).map(({ id, username, isIdle }) => (
                <span key={id} className={isIdle ? styles.idle : undefined}>
                  <Avatar name={username} />
                </span>
              ))}
              {hidden > 0 ? <span aria-hidden="true">{texts.others(hidden)}</span> : null}
            </span>
            <span className={styles.count} aria-hidden="true">
              {users.length}
            </span>
          </span>
        ) : null}
      </span>
      {status.kind === 'offline' ? (
        <button type="button" className={styles.again} onClick={tryAgain}>
          {texts.tryAgain}
        </button>
      ) : null}
    </div>
  )
}

function words(status: LiveStatus): string {
  switch (status.kind) {
    case 'live':
      return texts.live
    case 'offline':
      return texts.offline
    case 'refused':
      return texts.noRoom
    case 'reconnecting':
      return status.attempt > 0 ? texts.reconnecting(status.attempt, LIVE_ATTEMPTS) : texts.lost
    default:
      return texts.connecting
  }
}

/** Short text for phones; screen readers get the full text. */
function shortWords(status: LiveStatus): string {
  if (status.kind === 'offline') return texts.offlineShort
  if (status.kind === 'refused') return texts.noRoom
  return status.kind === 'reconnecting'
    ? texts.reconnectingShort(status.attempt, LIVE_ATTEMPTS)
    : ''
}
