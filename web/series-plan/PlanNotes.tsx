import type { PlanOfSeries } from '#contract/series-plan.ts'
import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'
import { draftSubjects } from '../shared/note/draft-subjects.ts'
import { NotesPanel } from '../shared/note/NotesPanel.tsx'

/** Notes about the draft, its series and the maps that are planned. */
export function PlanNotes({ plan }: { plan: PlanOfSeries }) {
  const maps = new Set(plan.games.flatMap(({ map }) => (map === null ? [] : [map])))
  return <NotesPanel subjects={draftSubjects(DEFAULT_ROOM, plan.series, [...maps])} />
}
