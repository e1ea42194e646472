import type { FastifyBaseLogger } from 'fastify'
import type { LiveServer } from '../../realtime/live.ts'
import type { PlanViewers } from '../../realtime/plan-viewers.ts'
import type { DrawingSocket } from '../../realtime/socket-server.ts'
import type { coDrawingRepository } from './co-drawing.repository.ts'

/** The longest a change can take to reach other pages if its notification was lost. */
const LOOK_EVERY_MS = 1000

/**
 * Sends stored changes to everyone who draws in their plan or looks at it, in the order of versions. A new socket gets
 * all changes at once and then the plan; the page ignores changes that the plan contains. Returns a function that looks
 * for changes right away.
 */
export function deliverChanges(
  live: LiveServer,
  audiences: readonly PlanViewers[],
  plans: ReturnType<typeof coDrawingRepository>,
  logger: FastifyBaseLogger,
): () => void {
  /** The last version that was sent to those in a plan. */
  const sent = new Map<number, number>()
  const send: PlanViewers['send'] = (...message) => {
    for (const audience of audiences) audience.send(...message)
  }

  const sendNew = async (plan: number, last: number, version: number) => {
    const changes = await plans.changesAfter(plan, last, version)
    if (changes.length === version - last) {
      send(plan, 'plan_changes', { changes })
      sent.set(plan, version)
      return
    }
    // The plan was saved as a whole or renamed, or a deleted user's changes are missing.
    const state = await plans.state(plan)
    if (!state) return
    send(plan, 'plan_state', state)
    sent.set(plan, state.version)
  }
  const deliver = async () => {
    const open = new Set(audiences.flatMap((audience) => audience.plans()))
    for (const plan of sent.keys()) if (!open.has(plan)) sent.delete(plan)
    if (sent.size === 0) return
    // Those who come during the query aren't judged by it.
    const visits = [...sent].map(([plan, last]) => ({
      plan,
      last,
      sockets: audiences.flatMap((audience) => audience.socketsIn(plan)),
    }))
    const found = new Map(
      (await plans.states(visits.map(({ plan }) => plan))).map((row) => [row.id, row]),
    )
    for (const { plan, last, sockets } of visits) {
      const row = found.get(plan)
      closeOthers(sockets, row)
      if (row && row.version > last) await sendNew(plan, last, row.version)
    }
  }
  const welcome = (socket: DrawingSocket) => {
    const { plan, version } = socket.data
    if (!sent.has(plan)) sent.set(plan, version)
    plans.state(plan).then(
      (state) => state && socket.emit('plan_state', state),
      (error: unknown) => {
        logger.warn(error, 'sending a plan to a socket failed')
        socket.disconnect(true)
      },
    )
  }
  for (const audience of audiences) audience.onJoin(welcome)
  return live.follow('plan', LOOK_EVERY_MS, deliver)
}

/** Ends the visit of those whose link no longer works. */
function closeOthers(
  sockets: readonly DrawingSocket[],
  plan: { draw_id: string | null; share_id: string | null } | undefined,
) {
  for (const socket of sockets) {
    const { planLink } = socket.data
    if (planLink === plan?.draw_id || planLink === plan?.share_id) continue
    socket.emit('plan_ended', { reason: plan ? 'stopped' : 'deleted' })
    socket.disconnect(true)
  }
}
