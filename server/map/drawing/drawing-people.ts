import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import { drawingEvents, pointer } from '#contract/map/co-drawing.ts'
import { notifyChange } from '../../db/notify-change.ts'
import type { Database } from '../../db/schema.ts'
import type { DrawingRooms } from '../../realtime/drawing-rooms.ts'
import { createMinuteLimit } from '../../realtime/limits.ts'
import type { LiveServer } from '../../realtime/live.ts'

const CURSORS_EVERY_MS = 100
const RENEW_MS = 5000
/** A killed server can't say that its people are gone. */
const GONE_AFTER_MS = 15_000
/** A page sends 10 a second. */
const CURSORS_PER_MINUTE = 1500

type People = z.infer<typeof drawingEvents.plan_people>['people']
type Cursors = z.infer<typeof drawingEvents.plan_cursors>['cursors']

/** What servers tell each other. It fits a notification (8,000 bytes): a plan has 21 people with names of 64 characters. */
const message = z.object({
  server: z.string(),
  plan: z.int(),
  people: z.optional(drawingEvents.plan_people.shape.people),
  cursors: z.optional(drawingEvents.plan_cursors.shape.cursors),
})
type Message = z.infer<typeof message>

/** Sends everyone in a plan who is there and where their pointers are, on all servers. Nothing is stored. */
export function followPeople(
  db: Kysely<Database>,
  live: LiveServer,
  rooms: DrawingRooms,
): { close: () => void } {
  const server = crypto.randomUUID()
  const elsewhere = peopleElsewhere()
  const shown = new Map<number, string>()

  const tell = (what: Omit<Message, 'server'>) => {
    const payload = JSON.stringify({ server, ...what })
    // Losing one does no harm: it is repeated.
    notifyChange(db, 'plan_people', payload).catch(() => {})
  }
  const tellPeople = (plan: number) => tell({ plan, people: peopleIn(rooms, plan) })
  const show = (plan: number) => {
    const people = byName([...peopleIn(rooms, plan), ...elsewhere.peopleIn(plan)])
    const text = JSON.stringify(people)
    if (text === shown.get(plan)) return
    shown.set(plan, text)
    rooms.send(plan, 'plan_people', { people })
  }
  const change = (plan: number) => {
    // Someone who is new hasn't seen the list.
    shown.delete(plan)
    if (rooms.socketsIn(plan).length > 0) show(plan)
    tellPeople(plan)
  }
  live.hear('plan_people', (payload) => {
    const { data } = message.safeParse(parse(payload))
    if (!data || data.server === server || rooms.socketsIn(data.plan).length === 0) return
    const { plan, people, cursors } = data
    // A server that is new in this plan doesn't know yet who is here.
    if (people && elsewhere.learn(data.server, plan, people)) tellPeople(plan)
    show(plan)
    if (cursors) rooms.send(plan, 'plan_cursors', { cursors })
  })
  const renewal = setInterval(() => {
    elsewhere.forgetOld()
    for (const plan of rooms.plans()) {
      show(plan)
      tellPeople(plan)
    }
  }, RENEW_MS)
  const cursors = collectCursors((plan, moved) => {
    rooms.send(plan, 'plan_cursors', { cursors: moved })
    if (elsewhere.peopleIn(plan).length > 0) tell({ plan, cursors: moved })
  })
  rooms.onJoin((socket) => {
    const { plan, user } = socket.data
    socket.on('cursor', (place) => {
      if (!cursors.move(plan, user.id, place)) socket.disconnect(true)
    })
    socket.on('disconnect', () => change(plan))
    change(plan)
  })
  return {
    close: () => {
      clearInterval(renewal)
      cursors.close()
    },
  }
}

const peopleIn = (rooms: DrawingRooms, plan: number): People =>
  byName(
    rooms.socketsIn(plan).map(({ data }) => ({ id: data.user.id, username: data.user.username })),
  )

/** What other servers said about their people in the plans of this one. */
function peopleElsewhere() {
  const plans = new Map<number, Map<string, { people: People; at: number }>>()

  return {
    peopleIn: (plan: number): People =>
      [...(plans.get(plan)?.values() ?? [])].flatMap(({ people }) => people),

    /** Returns whether that server wasn't known to have people in the plan. */
    learn: (server: string, plan: number, people: People): boolean => {
      const servers = plans.get(plan) ?? new Map<string, { people: People; at: number }>()
      const isNew = people.length > 0 && !servers.has(server)
      if (people.length > 0) servers.set(server, { people, at: performance.now() })
      else servers.delete(server)
      if (servers.size > 0) plans.set(plan, servers)
      else plans.delete(plan)
      return isNew
    },

    forgetOld: () => {
      const oldest = performance.now() - GONE_AFTER_MS
      for (const [plan, servers] of plans) {
        for (const [server, { at }] of servers) if (at < oldest) servers.delete(server)
        if (servers.size === 0) plans.delete(plan)
      }
    },
  }
}

/** Pointers that moved, sent together a few times a second. */
function collectCursors(send: (plan: number, cursors: Cursors) => void) {
  const moved = new Map<number, Map<number, z.infer<typeof pointer>>>()
  const isWithinLimit = createMinuteLimit(CURSORS_PER_MINUTE)
  let timer: NodeJS.Timeout | undefined

  const flush = () => {
    timer = undefined
    for (const [plan, places] of moved) {
      send(
        plan,
        [...places].map(([id, place]) => ({ id, ...place })),
      )
    }
    moved.clear()
  }
  return {
    /** Returns false if the user sends too much. */
    move: (plan: number, user: number, place: unknown): boolean => {
      const { data } = pointer.safeParse(place)
      if (data) moved.set(plan, (moved.get(plan) ?? new Map()).set(user, data))
      timer ??= setTimeout(flush, CURSORS_EVERY_MS)
      return isWithinLimit(user)
    },
    close: () => clearTimeout(timer),
  }
}

/** Each person once. */
const byName = (people: People): People =>
  [...new Map(people.map((person) => [person.id, person])).values()].toSorted(
    (a, b) => a.username.localeCompare(b.username, 'en') || a.id - b.id,
  )

function parse(payload: string): unknown {
  try {
    return JSON.parse(payload)
  } catch {
    return null
  }
}
