import { findLegend } from '#domain/legend.ts'
import type { DraftPage } from '../shared/draft-store.ts'

/** The legend that somebody else changed last, for a short wash of colour. */
export function remoteChange({ news }: DraftPage, types: readonly string[]) {
  const last = news.at(-1)
  const event = last?.events.findLast(({ type }) => types.includes(type))
  if (!event || last?.isOwn || event.type === 'draft_history') return undefined
  return { legend: findLegend(event.legend).key, version: event.version }
}
