import type { AllMoments } from '#contract/review/moment.ts'
import { momentMessages } from '#contract/review/moment.texts.ts'
import { momentListMessages as texts } from '#contract/review/moment-list.texts.ts'
import { isMap, mapName } from '#domain/catalog/map.ts'
import { MOMENT_TAGS } from '#domain/review/moment.ts'
import { MOMENT_PHASES, type MomentGroup } from '#domain/review/moment-filter.ts'

/** What a value of a filter is called. */
export function momentValueLabel({ games }: AllMoments, group: MomentGroup, value: string): string {
  if (group === 'series') {
    return games.find(({ series }) => String(series) === value)?.event ?? value
  }
  if (group === 'map') return isMap(value) ? mapName(value) : value
  if (group === 'tag') {
    const tag = MOMENT_TAGS.find((one) => one === value)
    return tag === undefined ? value : momentMessages.tags[tag]
  }
  const phase = MOMENT_PHASES.find((one) => one === value)
  return group === 'phase' && phase !== undefined ? texts.phases[phase] : value
}
