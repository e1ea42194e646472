import { createStore } from '../storage/store.ts'

/** What the server says that someone changed, so pages fetch it again. The room is the one that the page is in. */
const changes = {
  moments: createStore(0),
  plan: createStore(0),
  poiDraft: createStore(0),
  room: createStore(0),
  roster: createStore(0),
}

export type AnnouncedChange = keyof typeof changes

export const announceChange = (kind: AnnouncedChange) => changes[kind].set(changes[kind].get() + 1)

export const onAnnounced = (kind: AnnouncedChange, listener: () => void) =>
  changes[kind].subscribe(listener)
