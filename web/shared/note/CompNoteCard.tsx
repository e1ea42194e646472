import type { ReactNode } from 'react'
import type { CompNote } from '#contract/note/comp-note.ts'
import { compNoteMessages as texts } from '#contract/note/comp-note.texts.ts'
import { readNoteComp } from '#domain/note/comp-note.ts'
import { legendKey } from '#domain/catalog/legend.ts'
import { mapName } from '#domain/catalog/map.ts'
import { formatDay } from '../page/time.ts'
import { formatExactTime, isoTime } from '../page/time-element.ts'
import { Badge } from '../ui/layout/Badge.tsx'
import styles from './CompNoteCard.module.css'
import { MentionText } from './MentionText.tsx'
import { LegendEmblem } from '../ui/legend/LegendEmblem.tsx'
import { inTrioOrder } from '../ui/legend/trio-order.ts'

interface CompNoteCardProps {
  note: CompNote
  /** The composition the note is shown for. Legends not in it are outlined. */
  comp?: readonly string[]
  action?: ReactNode
}

export function CompNoteCard({ note, comp, action }: CompNoteCardProps) {
  const wanted = comp && new Set(comp.map(legendKey))
  const isUpdated = note.updated_at > note.created_at
  const by = (isUpdated ? note.updated_by : null) ?? note.created_by

  return (
    <article className={styles.note}>
      <div className={styles.head}>
        <span className={styles.legends}>
          {inTrioOrder(readNoteComp(note.comp) ?? []).map(({ key, name, label, short }) => (
            <span key={key} className={styles.legend} role="img" aria-label={label} title={label}>
              <span className={wanted && !wanted.has(key) ? styles.other : undefined}>
                <LegendEmblem legend={name} size={20} />
              </span>
              {short}
            </span>
          ))}
        </span>
        {action}
      </div>
      {note.map === null && note.opponent === null ? null : (
        <p className={styles.scope}>
          {note.map === null ? null : <Badge>{mapName(note.map)}</Badge>}
          {note.opponent === null ? null : <Badge>{texts.against(note.opponent)}</Badge>}
        </p>
      )}
      <p className={styles.text}>
        <MentionText text={note.notes} />
      </p>
      <p className={styles.origin}>
        <time dateTime={isoTime(note.updated_at)} title={formatExactTime(note.updated_at)}>
          {formatDay(note.updated_at)}
        </time>
        {isUpdated ? ` ${texts.updated}` : ''}
        {by === null ? '' : `, ${texts.by(by)}`}
      </p>
    </article>
  )
}
