import * as z from 'zod/mini'
import { draftState } from '#contract/draft.ts'
import { type DraftState, EMPTY_DRAFT } from '#domain/draft/draft.ts'
import type { PendingOperation } from '#domain/draft/draft-client.ts'
import { readStored, writeStored } from '../storage/storage.ts'

/** Specification, section 3. */
const KEYS = {
  banned_legends: 'legendCalc_bannedLegends',
  picked_legends: 'legendCalc_selectedLegends',
  draft_history: 'legendCalc_draftHistory',
} as const
/** What was not sent, and whose it is. */
const PENDING_KEY = 'legendCalc_pending'

const LISTS = ['banned_legends', 'picked_legends', 'draft_history'] as const

/** The draft as this device saw it last; null where it never did. */
export function rememberedDraft(): DraftState | null {
  const stored = LISTS.map((list) => [list, parsed(readStored('local', KEYS[list]))] as const)
  if (stored.every(([, value]) => value === undefined)) return null
  const { data } = draftState.safeParse({
    ...EMPTY_DRAFT,
    ...Object.fromEntries(stored.filter(([, value]) => value !== undefined)),
  })
  return data ?? null
}

/** Those lists that are no longer as they were. */
export function rememberDraft(state: DraftState, before: DraftState) {
  for (const list of LISTS) {
    if (state[list] !== before[list]) {
      writeStored('local', KEYS[list], JSON.stringify(state[list]))
    }
  }
}

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

/** What is older was meant for another draft, and is sent only if its author says so again. */
const FRESH_MS = 2 * 60 * 1000

/** When each operation was made that this page has to do with; the others are those of other tabs. */
const madeAt = new Map<string, number>()

/** What a page before this one could not send. Sending it twice does no harm: each id is decided once. */
export function rememberedPending(userId: number) {
  const found = readUnsent(userId).map(({ atMs, ...one }) => {
    madeAt.set(one.operationId, atMs)
    return { isFresh: Date.now() - atMs < FRESH_MS, pending: { ...one, answeredAt: null } }
  })
  const pendingOf = (isFresh: boolean): PendingOperation[] =>
    found.filter((one) => one.isFresh === isFresh).map(({ pending }) => pending)
  return { fresh: pendingOf(true), held: pendingOf(false) }
}

/** Beside what other tabs of the same user have not sent. */
export function rememberPending(userId: number, pending: readonly PendingOperation[]) {
  const others = readUnsent(userId).filter(({ operationId }) => !madeAt.has(operationId))
  const open = pending.filter(({ answeredAt }) => answeredAt === null)
  const own = open.map(({ operationId, operation }) => {
    const atMs = madeAt.get(operationId) ?? Date.now()
    madeAt.set(operationId, atMs)
    return { operationId, operation, atMs }
  })
  const stored = { userId, pending: [...others, ...own] }
  writeStored('local', PENDING_KEY, stored.pending.length === 0 ? null : JSON.stringify(stored))
}

function readUnsent(userId: number): Unsent {
  const { data } = unsent.safeParse(parsed(readStored('local', PENDING_KEY)))
  return data?.userId === userId ? data.pending : []
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
