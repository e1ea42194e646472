import { draftReplayMessages as texts } from '#contract/draft/draft-replay.texts.ts'
import { type ReplayStep, replayStates } from '#domain/draft/draft-replay.ts'
import type { DraftState } from '#domain/draft/draft.ts'
import { writeCsv } from '#domain/base/csv.ts'
import { describeChange, labelOf } from '../status/draft-texts.ts'

/** A step in words, with the draft after it. */
export interface ReplayRow {
  readonly version: number
  readonly at: number | null
  readonly who: string | null
  readonly action: string
  readonly draft: DraftState
  /** The number of the game that this step saved. */
  readonly savedGame: number | null
  /** The legends of a game that this step saved. */
  readonly comp: readonly string[]
  /** Whether the step ends the series. The draft after it is empty. */
  readonly isEnd: boolean
}

export function replayRows(steps: readonly ReplayStep[], firstGame: number): ReplayRow[] {
  const drafts = replayStates(steps)
  return steps.flatMap((step, index) => {
    const draft = drafts[index]
    if (!draft) return []
    const { version, at, user } = step
    const saved = step.type === 'draft_history' && step.action === 'add' ? step.entry : null
    return [
      {
        version,
        at,
        who: user?.username ?? null,
        action: describeChange(step, draft, firstGame),
        draft,
        savedGame: saved && draft.draft_history.length - 1 + firstGame,
        comp: saved?.comp ?? [],
        isEnd: step.type === 'draft_history' && step.action === 'reset',
      },
    ]
  })
}

export const replayCsv = (rows: readonly ReplayRow[]): string =>
  writeCsv([
    [...texts.columns],
    ...rows.map(({ at, who, action, draft, comp }, index) => [
      String(index + 1),
      at === null ? '' : new Date(at).toISOString(),
      who ?? '',
      action,
      draft.banned_legends.map(labelOf).join(', '),
      draft.picked_legends.map(labelOf).join(', '),
      comp.map(labelOf).join(', '),
    ]),
  ])

/** The step that a replay opens at, and whose draft a picture shows: the last one before the series ended. */
export const lastDrafted = (rows: readonly ReplayRow[]): number =>
  Math.max(0, rows.length - (rows.at(-1)?.isEnd && rows.length > 1 ? 2 : 1))
