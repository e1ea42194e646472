import { Link } from 'wouter'
import { noteMessages as texts } from '#contract/note/note.texts.ts'
import type { FoundNote } from '#contract/note/note.ts'
import { readPoiSubject } from '#domain/note/note-subject.ts'
import { viewPath } from '../shared/address/view-path.ts'
import { teamPath } from '../shared/address/team-path.ts'
import { roomPath } from '../shared/room/room-path.ts'
import { StoredNote } from '../shared/note/StoredNote.tsx'
import { formatDateTime } from '../shared/page/time.ts'
import { Badge } from '../shared/ui/layout/Badge.tsx'
import styles from './NotesPage.module.css'

/** A found note, with a link to where it can be edited. */
export function FoundNoteCard({ note }: { note: FoundNote }) {
  const { about, label, text, updated_at: at, updated_by: by } = note
  const path = pathTo(note)
  return (
    <article className={styles.note}>
      <div className={styles.head}>
        <h3 className={styles.label}>{path === null ? label : <Link to={path}>{label}</Link>}</h3>
        <Badge>{texts.kinds[about]}</Badge>
      </div>
      <StoredNote
        text={text}
        emptyText=""
        changed={at === null ? null : { at, sentence: texts.changed(by, formatDateTime(at)) }}
        takesFocus={false}
        edit={null}
      />
    </article>
  )
}

/** Null if what it is about was removed. */
function pathTo({ about, key }: FoundNote): string | null {
  if (key === '') return null
  if (about === 'team') return teamPath(key)
  if (about === 'series') return viewPath('series', { series: key })
  if (about === 'room') return roomPath(Number(key))
  const poi = about === 'poi' ? readPoiSubject(key) : null
  return viewPath('poi_data', poi ? { ...poi, poi: String(poi.poi) } : { map: key })
}
