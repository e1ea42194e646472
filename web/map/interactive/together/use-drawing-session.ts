import { useEffect, useState } from 'react'
import { changeCoPlan, type CoPlan, DRAWING_NAMESPACE } from '#contract/map/co-drawing.ts'
import { togetherMessages as texts } from '#contract/map/together.texts.ts'
import { type ApiError, call, isWorthRetrying } from '../../../shared/api/api.ts'
import { browserClock } from '../../../shared/realtime/clock.ts'
import { openSocket } from '../../../shared/realtime/connection.ts'
import { notify } from '../../../shared/page/toast.ts'
import { useStore } from '../../../shared/storage/store.ts'
import type { DrawingState } from '../drawing/use-drawing.ts'
import { createDrawingSession, type DrawingSession } from './drawing-session.ts'
import { changesKey, openStoredChanges } from './stored-changes.ts'

interface Drawer {
  readonly token: string
  readonly userId: number
}

/** A plan that others draw in too, while it is shown. */
export function useDrawingSession(drawId: string, plan: CoPlan, { token, userId }: Drawer) {
  const [session] = useState(() => {
    return createDrawingSession(
      {
        openSocket: () => openSocket(DRAWING_NAMESPACE, { token, drawId }),
        send: async (operations) =>
          (await call(changeCoPlan, { drawId, operations: [...operations] })).results,
        refusalOf,
        stored: openStoredChanges(changesKey(drawId, userId)),
        clock: browserClock,
        newOperationId: () => crypto.randomUUID(),
        random: Math.random,
        onFull: (count) => void notify.error(texts.full(count)),
        onInvalid: (error) => void notify.error(error.message),
      },
      plan,
    )
  })
  useEffect(() => session.open(), [session])
  return { session, state: useStore(session.store) }
}

function refusalOf(error: ApiError) {
  if (isWorthRetrying(error) || error.status === 429) return null
  if (error.status === 404) return 'ended'
  if (error.status === 401 || error.status === 403) return 'refused'
  return error.status === 409 ? 'full' : 'invalid'
}

function announceSkipped(count: number) {
  if (count > 0) notify.info(texts.skipped(count))
}

/** The session as the tools of the map need it. */
export function drawingStateOf(
  session: DrawingSession,
  { shown, history, known }: ReturnType<DrawingSession['store']['get']>,
): DrawingState {
  return {
    history: { past: history.past, now: shown, future: history.future },
    drawing: shown,
    isChanged: false,
    version: known.version,
    draw: (next) => session.draw(shown, next),
    undo: () => announceSkipped(session.undo()),
    redo: () => announceSkipped(session.redo()),
    // There is nothing to save: each change is.
    settle: () => {},
    load: () => {},
  }
}
