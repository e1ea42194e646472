import { findLegend } from '#domain/catalog/legend.ts'
import type { DraftNotice } from '../../shared/draft/draft-store.ts'

/** The last legend another user changed; its tile flashes briefly. */
export function remoteChange(last: DraftNotice | undefined, types: readonly string[]) {
  const event = last?.events.findLast(({ type }) => types.includes(type))
  if (!event || last?.isOwn || event.type === 'draft_history') return undefined
  return { legend: findLegend(event.legend).key, version: event.version }
}
