import { draftSubjects } from '../../shared/note/draft-subjects.ts'
import { NotesPanel } from '../../shared/note/NotesPanel.tsx'
import { useStoredPlan } from '../../shared/series-plan/series-plan.queries.ts'
import { useDraftMap } from '../recommended/draft-map.ts'

/** Notes about the draft, its series and the chosen map. */
export function DraftNotes({ room }: { room: number }) {
  const [map] = useDraftMap()
  const series = useStoredPlan(room).data?.plan.series ?? null
  return <NotesPanel subjects={draftSubjects(room, series, map === 'overall' ? [] : [map])} />
}
