import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'
import { draftSubjects } from '../../shared/note/draft-subjects.ts'
import { NotesPanel } from '../../shared/note/NotesPanel.tsx'
import { useStoredPlan } from '../../shared/series-plan/series-plan.queries.ts'
import { useDraftMap } from '../recommended/draft-map.ts'

/** Notes about the draft, its series and the chosen map. */
export function DraftNotes({ room }: { room: number }) {
  const [map] = useDraftMap()
  const plan = useStoredPlan(room).data?.plan
  // The plan belongs to the main room.
  const series = room === DEFAULT_ROOM ? (plan?.series ?? null) : null
  return <NotesPanel subjects={draftSubjects(room, series, map === 'overall' ? [] : [map])} />
}
