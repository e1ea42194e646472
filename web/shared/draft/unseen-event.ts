import type { DraftEvent } from '#domain/draft/draft.ts'
import type { DraftNotice } from './draft-store.ts'

/** A user who presses a tile this soon after someone else's change has not seen the change yet. */
const UNSEEN_MS = 700

/** Whether someone else changed the ban or pick of this legend a moment ago. */
export function isUnseen(
  notices: readonly DraftNotice[],
  kind: 'ban' | 'pick',
  legend: string,
  nowMs: number,
): boolean {
  const last = notices.findLast(({ events }) => events.some((one) => concerns(one, kind, legend)))
  return last !== undefined && !last.isOwn && nowMs - last.atMs < UNSEEN_MS
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
