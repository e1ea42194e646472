import type { DraftRoom } from '#contract/draft/draft-room.ts'
import { draftResultMessages as texts } from '#contract/draft/draft-result.texts.ts'

/** What the games of a room brought so far; null if no result is known. A finished room shows its games elsewhere. */
export function totalOf({ games, points, finishedAt }: DraftRoom): string | null {
  if (points === null) return null
  return finishedAt === null ? texts.total(games, points) : texts.points(points)
}
