import { Lock, Pencil, Trash2 } from 'lucide-react'
import { momentMessages as texts } from '#contract/review/moment.texts.ts'
import { clockText } from '#domain/base/clock-text.ts'
import { MentionText } from '../../shared/note/MentionText.tsx'
import { formatRelative } from '../../shared/page/relative-time.ts'
import { useNow } from '../../shared/page/use-now.ts'
import { IconButton } from '../../shared/ui/action/IconButton.tsx'
import { LogInLink } from '../../shared/ui/action/LogInLink.tsx'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import styles from './MomentList.module.css'
import type { ShownMoment } from './pending-moments.ts'
import { TagChip } from './TagMark.tsx'
import type { Moments } from './use-moments.ts'

const MINUTE_MS = 60_000

interface MomentListProps {
  state: Moments
  at: number
  /** Whom notes can mention besides users. */
  players: readonly string[]
  onSeek: (at: number) => void
  onEdit: (moment: ShownMoment) => void
}

/** What was said about the game, in its order. */
export function MomentList({ state, at, players, onSeek, onEdit }: MomentListProps) {
  const { query, moments, canRead, canWrite, waiting } = state
  const now = useNow(MINUTE_MS)
  if (!canRead)
    return (
      <p className={styles.empty}>
        {texts.forMembers} <LogInLink />
      </p>
    )
  if (!query.data && moments.length === 0)
    return (
      <div className={styles.empty}>
        <Waiting query={query} loading={texts.loading} failed={texts.failed} lines={4} />
      </div>
    )
  const shown = moments.findLastIndex((moment) => moment.at <= at)
  return (
    <>
      {waiting > 0 ? (
        <p className={styles.waiting} role="status">
          {texts.waiting(waiting)}
        </p>
      ) : null}
      {moments.length === 0 ? (
        <p className={styles.empty}>{canWrite ? texts.empty : texts.emptyForReaders}</p>
      ) : null}
      <ol className={styles.moments}>
        {moments.map((moment, index) => (
          <li
            key={moment.id}
            className={styles.moment}
            aria-current={index === shown ? 'time' : undefined}
          >
            <button
              type="button"
              className={styles.time}
              aria-label={texts.jump(clockText(moment.at))}
              onClick={() => onSeek(moment.at)}
            >
              {clockText(moment.at)}
            </button>
            <div className={styles.words}>
              <div className={styles.tags}>
                {moment.tags.map((tag) => (
                  <TagChip key={tag} tag={tag} />
                ))}
                {moment.isPrivate ? (
                  <Badge icon={<Lock aria-hidden="true" />}>{texts.onlyMe}</Badge>
                ) : null}
                {canWrite ? (
                  <span className={styles.actions}>
                    <IconButton
                      label={texts.edit(clockText(moment.at))}
                      icon={<Pencil aria-hidden="true" />}
                      onClick={() => onEdit(moment)}
                    />
                    <IconButton
                      label={texts.delete(clockText(moment.at))}
                      icon={<Trash2 aria-hidden="true" />}
                      onClick={() => state.remove(moment.id)}
                    />
                  </span>
                ) : null}
              </div>
              {moment.note === '' ? null : (
                <p className={styles.note}>
                  <MentionText text={moment.note} players={players} />
                </p>
              )}
              <p className={styles.by}>
                {moment.isPending
                  ? texts.notSent
                  : texts.by(moment.createdBy, formatRelative(moment.createdAt, now))}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
