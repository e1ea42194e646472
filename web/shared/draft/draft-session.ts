import { useEffect } from 'react'
import { getDraft } from '#contract/draft/draft.ts'
import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'
import { call } from '../api/api.ts'
import { browserClock } from '../realtime/clock.ts'
import { openLiveConnection } from '../realtime/live.ts'
import { getLive } from '../realtime/live-status.ts'
import { notify } from '../page/toast.ts'
import { getSession, subscribeSession } from '../session/session-store.ts'
import { DraftSession } from './draft-session-core.ts'
import { sendOperation } from './draft-call.ts'
import { refusalToast, unansweredText } from './draft-failures.ts'
import { type DraftPage, draftStore, useDraftPage } from './draft-store.ts'

/** The page's one draft session, connected to the browser and the server. */
export const draftSession = new DraftSession({
  store: draftStore,
  login: { get: getSession, subscribe: subscribeSession },
  server: {
    fetchDraft: (room) => call(getDraft, { room }),
    send: (pending, room) => sendOperation(call, pending, room),
  },
  live: { open: openLiveConnection, get: getLive },
  clock: browserClock,
  random: () => Math.random(),
  newId: () => crypto.randomUUID(),
  showRefusal: (operation, error) => {
    const { tone, text } = refusalToast(operation, error)
    notify[tone](text)
  },
  showFailure: (operation) => {
    const text = unansweredText(operation)
    if (text !== null) notify.error(text)
  },
})

/** The shared draft of a room, live for as long as a component of the page uses it. */
export function useDraft(room: number = DEFAULT_ROOM): DraftPage {
  useEffect(() => draftSession.join(room), [room])
  return useDraftPage()
}

/** Keeps a page up to date about a room without being in it: the others don't see the user there. */
export function useRoomConnection(room: number = DEFAULT_ROOM) {
  useEffect(() => draftSession.join(room, false), [room])
}

export const tryDraftAgain = () => draftSession.tryAgain()

export const decideHeld = (isSent: boolean) => draftSession.decideHeld(isSent)

export const whenDropped = (operationId: string, listener: () => void) =>
  draftSession.whenDropped(operationId, listener)
