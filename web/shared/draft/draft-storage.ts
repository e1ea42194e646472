import * as z from 'zod/mini'
import { draftState } from '#contract/draft.ts'
import { type DraftState, EMPTY_DRAFT } from '#domain/draft/draft.ts'
import type { PendingOperation } from '#domain/draft/draft-client.ts'
import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'

/** See docs/specification-notes.md, Storage keys of the draft. */
const KEYS = {
  banned_legends: 'legendCalc_bannedLegends',
  picked_legends: 'legendCalc_selectedLegends',
  draft_history: 'legendCalc_draftHistory',
} as const
/** Operations that were not sent, and their user. */
const pendingKey = (room: number) =>
  room === DEFAULT_ROOM ? 'legendCalc_pending' : `legendCalc_pending_${room}`

const LISTS = ['banned_legends', 'picked_legends', 'draft_history'] as const

const legend = z.string()
const operationSchema = z.union([
  z.object({ type: z.enum(['ban', 'unban']), legend }),
  z.object({ type: z.literal('pick'), action: z.enum(['add', 'remove']), legend }),
  z.object({
    type: z.literal('draft_history'),
    action: z.literal('add'),
    entry: z.object({
      id: z.int(),
      comp: z.array(legend),
      bannedLegends: z.array(legend),
      timestamp: z.string(),
    }),
    ifPicked: z.optional(z.boolean()),
  }),
  z.object({ type: z.literal('draft_history'), action: z.literal('remove'), id: z.int() }),
  z.object({ type: z.literal('draft_history'), action: z.literal('reset') }),
  z.object({ type: z.literal('undo'), undoes: z.string() }),
])
const unsent = z.object({
  userId: z.int(),
  pending: z.array(
    z.object({
      operationId: z.string(),
      operation: operationSchema,
      atMs: z._default(z.number(), 0),
    }),
  ),
})
type Unsent = z.infer<typeof unsent>['pending']

/** Older operations were meant for another draft, so the user confirms them before they are sent. */
const FRESH_MS = 2 * 60 * 1000

/** Text by key, like the browser's local storage. */
export interface TextStorage {
  readonly read: (key: string) => string | null
  /** Null removes the entry. */
  readonly write: (key: string, value: string | null) => void
}

export type DraftStorage = ReturnType<typeof createDraftStorage>

/**
 * The draft as last seen and the operations that were not sent yet, stored for the next visit. Of other rooms than the
 * default one only the operations are stored: there can be hundreds of rooms.
 */
export function createDraftStorage(
  storage: TextStorage,
  now: () => number,
  room: number = DEFAULT_ROOM,
) {
  const key = pendingKey(room)
  /** When the operations of this page were made. Stored operations that are missing here belong to other tabs. */
  const madeAt = new Map<string, number>()

  return {
    /** The draft as this device saw it last; null if it never did. */
    loadDraft: (): DraftState | null => (room === DEFAULT_ROOM ? readDraft(storage) : null),

    /** Writes only the lists that changed. */
    saveDraft: (state: DraftState, before: DraftState) => {
      if (room !== DEFAULT_ROOM) return
      for (const list of LISTS) {
        if (state[list] !== before[list]) storage.write(KEYS[list], JSON.stringify(state[list]))
      }
    },

    /** What an earlier page could not send. Sending it twice is harmless: the server decides each id once. */
    loadPending: (userId: number) => {
      const found = readUnsent(storage, key, userId).map(({ atMs, ...one }) => {
        madeAt.set(one.operationId, atMs)
        return { isFresh: now() - atMs < FRESH_MS, pending: { ...one, answeredAt: null } }
      })
      const pendingOf = (isFresh: boolean): PendingOperation[] =>
        found.filter((one) => one.isFresh === isFresh).map(({ pending }) => pending)
      return { fresh: pendingOf(true), held: pendingOf(false) }
    },

    /** Leaves the unsent operations of the user's other tabs in place. */
    savePending: (userId: number, pending: readonly PendingOperation[]) => {
      const others = readUnsent(storage, key, userId).filter(
        ({ operationId }) => !madeAt.has(operationId),
      )
      const open = pending.filter(({ answeredAt }) => answeredAt === null)
      const own = open.map(({ operationId, operation }) => {
        const atMs = madeAt.get(operationId) ?? now()
        madeAt.set(operationId, atMs)
        return { operationId, operation, atMs }
      })
      const stored = { userId, pending: [...others, ...own] }
      storage.write(key, stored.pending.length === 0 ? null : JSON.stringify(stored))
    },
  }
}

function readDraft(storage: TextStorage): DraftState | null {
  const stored = LISTS.map((list) => [list, parse(storage.read(KEYS[list]))] as const)
  if (stored.every(([, value]) => value === undefined)) return null
  const { data } = draftState.safeParse({
    ...EMPTY_DRAFT,
    ...Object.fromEntries(stored.filter(([, value]) => value !== undefined)),
  })
  return data ?? null
}

function readUnsent(storage: TextStorage, key: string, userId: number): Unsent {
  const { data } = unsent.safeParse(parse(storage.read(key)))
  return data?.userId === userId ? data.pending : []
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
