import { type MapId, mapName } from '#domain/map/map.ts'
import { poiName } from '#domain/map/poi.ts'
import { poiSubject } from '#domain/text/note-subject.ts'
import type { NotedSubject } from '../shared/note/note.queries.ts'
import { NotesPanel } from '../shared/note/NotesPanel.tsx'
import styles from './PoiView.module.css'

/** Notes about the chosen POI and the map. */
export function PoiNotes({ map, poi }: { map: MapId; poi: number | null }) {
  const subjects: NotedSubject[] = [
    ...(poi === null
      ? []
      : [{ about: 'poi' as const, key: poiSubject(map, poi), label: poiName(map, poi) }]),
    { about: 'map', key: map, label: mapName(map) },
  ]
  return (
    <div className={styles.notes}>
      <NotesPanel subjects={subjects} />
    </div>
  )
}
