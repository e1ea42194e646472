import type { DraftEvent } from '#domain/draft/draft.ts'
import type { DraftNotice } from './draft-store.ts'

const MAX_NOTICES = 20

/** The recent changes with one more event. The events of one operation make one notice. */
export function addToNotices(
  notices: readonly DraftNotice[],
  event: DraftEvent,
  { isOwn, atMs }: Pick<DraftNotice, 'isOwn' | 'atMs'>,
): readonly DraftNotice[] {
  const last = notices.at(-1)
  if (last && (last.events.at(-1)?.remaining ?? 0) > 0) {
    return [...notices.slice(0, -1), { ...last, events: [...last.events, event] }]
  }
  return [...notices, { events: [event], isOwn, atMs }].slice(-MAX_NOTICES)
}
