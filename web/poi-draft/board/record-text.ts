import { poiDraftMessages as texts } from '#contract/poi-draft/poi-draft.texts.ts'
import { sampleMessages } from '#contract/base/sample.texts.ts'
import type { SpotRecord } from '#domain/poi-draft/spot-record.ts'
import { isFew } from '../../shared/ui/table/FewTag.tsx'

/** `8.9 pts a game, 26 games`. */
export function recordText(record: SpotRecord | undefined): string {
  if (!record?.points) return texts.noRecord
  const { mean, n } = record.points
  const text = texts.points(mean.toFixed(1), n)
  return isFew(n) ? `${text}, ${sampleMessages.few}` : text
}
