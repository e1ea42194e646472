import type { DraftEvent } from '#domain/draft/draft.ts'
import type { DraftNotice } from './draft-store.ts'

/** A user who presses a tile this soon after someone else did meant the same, and would revert it. */
const SAME_CLICK_MS = 3000
/** A saved game frees its picks. A user who presses one of them this soon has not seen that yet. */
const UNSEEN_MS = 700

/** What someone else did with the ban or pick of this legend a moment ago; null if no one did. */
export function findUnseen(
  notices: readonly DraftNotice[],
  kind: 'ban' | 'pick',
  legend: string,
  nowMs: number,
): DraftEvent | null {
  const last = notices.findLast(({ events }) => events.some((one) => concerns(one, kind, legend)))
  const event = last?.events.findLast((one) => concerns(one, kind, legend))
  if (!last || !event || last.isOwn) return null
  const guardMs = event.type === 'draft_history' ? UNSEEN_MS : SAME_CLICK_MS
  return nowMs - last.atMs < guardMs ? event : null
}

function concerns(event: DraftEvent, kind: 'ban' | 'pick', legend: string): boolean {
  switch (event.type) {
    case 'pick':
      return kind === 'pick' && event.legend === legend
    case 'draft_history':
      // A saved game frees its picks.
      return kind === 'pick' && event.action === 'add' && event.entry.comp.includes(legend)
    default:
      return kind === 'ban' && event.legend === legend
  }
}
