import { NotebookText, Trash2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { draftPageMessages as texts } from '#contract/draft/draft-page.texts.ts'
import type { DraftEntry } from '#domain/draft/draft.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { removeGame } from '../../shared/draft/draft-actions.ts'
import { formatClock, formatDateTime } from '../../shared/page/time.ts'
import { isoTime } from '../../shared/page/time-element.ts'
import { classNames } from '../../shared/ui/layout/class-names.ts'
import { IconButton } from '../../shared/ui/action/IconButton.tsx'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import { Trio } from '../../shared/ui/legend/Trio.tsx'
import styles from './HistoryRow.module.css'
import { jumpTargetElement } from '../jump.ts'
import { offerUndo } from './offer-undo.tsx'
import { pressGuard } from './press-guard.ts'

/**
 * After a removal the next row moves under the pointer. A second click this soon belongs to the
 * first.
 */
const DOUBLE_CLICK_MS = 500
const removals = pressGuard(DOUBLE_CLICK_MS)

interface HistoryRowProps {
  entry: DraftEntry
  game: number
  isLast: boolean
  /** False until the server has confirmed it. */
  isSaved: boolean
  canRemove: boolean
  onNotes: (comp: readonly string[]) => void
}

export function HistoryRow(props: HistoryRowProps) {
  const { entry, game, isLast, isSaved, canRemove, onNotes } = props
  const { id, comp, bannedLegends, user } = entry
  const remove = ({ timeStamp }: MouseEvent) => {
    if (removals.isRepeat(timeStamp)) return
    // The button disappears with its row, so move the focus.
    jumpTargetElement('history')?.focus()
    removeGame(id)
    offerUndo(texts.wasRemoved(game), { onDropped: removals.reset })
  }

  return (
    <tr className={classNames(styles.row, isLast && styles.last)}>
      <th scope="row" className={styles.game}>
        {game}
        <time
          className={styles.time}
          dateTime={isoTime(id)}
          title={texts.savedBy(user?.username ?? texts.someone, formatDateTime(id))}
        >
          {isSaved ? formatClock(id) : texts.notSaved}
        </time>
      </th>
      <td>
        {bannedLegends.length === 0 ? (
          <span className={styles.none}>{texts.none}</span>
        ) : (
          <span className={styles.bans}>
            {bannedLegends.map((legend) => (
              <LegendEmblem key={legend} legend={legend} size={24} label />
            ))}
            <Names legends={bannedLegends} />
          </span>
        )}
      </td>
      <td>
        <Trio legends={comp} size={30} />
        <Names legends={comp} />
      </td>
      <td>
        <span className={styles.actions}>
          <IconButton
            label={texts.viewNotes(game)}
            icon={<NotebookText aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={() => onNotes(comp)}
          />
          {canRemove ? (
            <IconButton
              label={texts.remove(game)}
              icon={<Trash2 aria-hidden="true" />}
              variant="danger"
              onClick={remove}
            />
          ) : null}
        </span>
      </td>
    </tr>
  )
}

/** What the emblems say, for those who don't know them by heart. Screen readers get it from the emblems. */
const Names = ({ legends }: { legends: readonly string[] }) => (
  <span className={styles.names} aria-hidden="true">
    {legends.map((legend) => findLegend(legend).short).join(', ')}
  </span>
)
