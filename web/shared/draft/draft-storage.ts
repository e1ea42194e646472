import * as z from 'zod/mini'
import { draftState } from '#contract/draft/draft.ts'
import { type DraftState, EMPTY_DRAFT } from '#domain/draft/draft.ts'
import type { DraftRequest, PendingOperation } from '#domain/draft/draft-client.ts'
import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'
import { createUnsentStorage, readStoredJson, type TextStorage } from '../storage/unsent-storage.ts'

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
const operationSchema: z.ZodMiniType<DraftRequest> = z.union([
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
  const unsent = createUnsentStorage(storage, pendingKey(room), operationSchema, now)

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

    /** What an earlier page could not send. */
    loadPending: (userId: number) => {
      const { fresh, held } = unsent.load(userId)
      const open = (one: (typeof fresh)[number]): PendingOperation => ({ ...one, answeredAt: null })
      return { fresh: fresh.map(open), held: held.map(open) }
    },

    savePending: (userId: number, pending: readonly PendingOperation[]) =>
      unsent.save(
        userId,
        pending.filter(({ answeredAt }) => answeredAt === null),
      ),
  }
}

function readDraft(storage: TextStorage): DraftState | null {
  const stored = LISTS.map((list) => [list, readStoredJson(storage.read(KEYS[list]))] as const)
  if (stored.every(([, value]) => value === undefined)) return null
  const { data } = draftState.safeParse({
    ...EMPTY_DRAFT,
    ...Object.fromEntries(stored.filter(([, value]) => value !== undefined)),
  })
  return data ?? null
}
