import { createStore } from '../storage/store.ts'

function createAnnouncement() {
  const count = createStore(0)
  return { announce: () => count.set(count.get() + 1), subscribe: count.subscribe }
}

/** The server says that someone changed the plan for the series. */
export const { announce: announcePlan, subscribe: onPlanAnnounced } = createAnnouncement()

/** The same for the room that the page is in: its settings, members and results. */
export const { announce: announceRoom, subscribe: onRoomAnnounced } = createAnnouncement()

/** The same for a POI draft. */
export const { announce: announcePoiDraft, subscribe: onPoiDraftAnnounced } = createAnnouncement()
