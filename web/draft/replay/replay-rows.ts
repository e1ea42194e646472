import { draftReplayMessages as texts } from '#contract/messages/draft-replay.ts'
import { type ReplayStep, replayStates } from '#domain/draft/draft-replay.ts'
import type { DraftState } from '#domain/draft/draft.ts'
import { writeCsv } from '#domain/text/csv.ts'
import { describeChange, labelOf } from '../status/draft-texts.ts'

/** A step in words, with the draft after it. */
export interface ReplayRow {
  readonly version: number
  readonly at: number | null
  readonly who: string | null
  readonly action: string
  readonly draft: DraftState
}

export function replayRows(steps: readonly ReplayStep[]): ReplayRow[] {
  const drafts = replayStates(steps)
  return steps.flatMap((step, index) => {
    const draft = drafts[index]
    if (!draft) return []
    const { version, at, user } = step
    return [
      { version, at, who: user?.username ?? null, action: describeChange(step, draft), draft },
    ]
  })
}

export const replayCsv = (rows: readonly ReplayRow[]): string =>
  writeCsv([
    [...texts.columns],
    ...rows.map(({ at, who, action, draft }, index) => [
      String(index + 1),
      at === null ? '' : new Date(at).toISOString(),
      who ?? '',
      action,
      draft.banned_legends.map(labelOf).join(', '),
      draft.picked_legends.map(labelOf).join(', '),
    ]),
  ])
