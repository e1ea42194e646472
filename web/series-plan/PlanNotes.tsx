import type { PlanOfSeries } from '#contract/series-plan/series-plan.ts'
import { draftSubjects } from '../shared/note/draft-subjects.ts'
import { NotesPanel } from '../shared/note/NotesPanel.tsx'

/** Notes about the draft, its series and the maps that are planned. */
export function PlanNotes({ room, plan }: { room: number; plan: PlanOfSeries }) {
  const maps = new Set(plan.games.flatMap(({ map }) => (map === null ? [] : [map])))
  return <NotesPanel subjects={draftSubjects(room, plan.series, [...maps])} />
}
