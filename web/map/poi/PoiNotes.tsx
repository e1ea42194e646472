import { type MapId, mapName } from '#domain/catalog/map.ts'
import { poiName } from '#domain/catalog/poi.ts'
import { poiSubject } from '#domain/note/note-subject.ts'
import type { NotedSubject } from '../../shared/note/note.queries.ts'
import { NotesPanel } from '../../shared/note/NotesPanel.tsx'
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
