import type { TeamCourse } from '#contract/live-match/replay.ts'
import type { ReplayPoint } from '#domain/live-match/replay/replay.ts'

/** A team's path in one game, unpacked. */
export interface ShownCourse extends Omit<TeamCourse, 'path'> {
  readonly path: readonly ReplayPoint[]
}
