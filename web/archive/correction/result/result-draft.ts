import type { GameResult } from '#contract/archive/correction.ts'
import { correctionMessages as texts } from '#contract/archive/correction.texts.ts'
import { correctedPoints, gamePoints, placementPoints } from '#domain/archive/score.ts'

/** The form values of a result. Empty means unknown. */
export interface ResultDraft {
  placement: string
  kills: string
  legends: readonly string[]
  poi: string
}

const SEATS = 3

export function draftOf({ placement, kills, legends, poi }: GameResult): ResultDraft {
  return {
    placement: placement === null ? '' : String(placement),
    kills: kills === null ? '' : String(kills),
    legends: Array.from({ length: SEATS }, (_, seat) => legends[seat] ?? ''),
    poi: poi ?? '',
  }
}

export const correctionOf = ({ placement, kills, legends, poi }: ResultDraft) => ({
  placement: numberOf(placement),
  kills: numberOf(kills),
  legends: legends.filter((legend) => legend !== ''),
  poi: poi === '' ? null : poi,
})

/** NaN is passed on, so the call's own validation rejects it. */
const numberOf = (text: string) => (text.trim() === '' ? null : Number(text))

/** The resulting points and how they're calculated. */
export function pointsOf(result: GameResult, draft: ResultDraft) {
  const { placement, kills } = correctionOf(draft)
  const after = correctedPoints(result, { placement, kills })
  return { after, why: whyPoints(after, placement, kills) }
}

function whyPoints(points: number | null, placement: number | null, kills: number | null) {
  if (placement === null || kills === null) return texts.pointsUnknown
  const table = gamePoints(placement, kills)
  return points === table
    ? texts.pointsWhy(placement, placementPoints(placement), kills)
    : texts.pointsKept(table)
}
