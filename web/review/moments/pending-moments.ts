import * as z from 'zod/mini'
import { type GameMoment, type MomentContent, momentContent } from '#contract/review/moment.ts'

/** What a user does with a moment. */
export const momentOperation = z.union([
  z.object({ kind: z.literal('save'), id: z.string(), content: momentContent }),
  z.object({ kind: z.literal('delete'), id: z.string(), game: z.int() }),
])
export type MomentOperation =
  | { readonly kind: 'save'; readonly id: string; readonly content: MomentContent }
  | { readonly kind: 'delete'; readonly id: string; readonly game: number }

export interface PendingMoment {
  readonly operationId: string
  readonly operation: MomentOperation
}

export type ShownMoment = GameMoment & { readonly isPending: boolean }

/** The moments of a game as they will be once everything is sent, in the order of the game. */
export function withPending(
  stored: readonly GameMoment[],
  pending: readonly PendingMoment[],
  game: number,
  author: string | null,
): ShownMoment[] {
  const shown = new Map(stored.map((moment) => [moment.id, { ...moment, isPending: false }]))
  for (const { operation } of pending) {
    if (operation.kind === 'delete') shown.delete(operation.id)
    else if (operation.content.game === game) {
      const known = shown.get(operation.id)
      shown.set(operation.id, {
        ...(known ?? { createdBy: author, createdAt: 0, updatedBy: author, updatedAt: 0 }),
        ...operation.content,
        id: operation.id,
        isPending: true,
      })
    }
  }
  return [...shown.values()].toSorted((a, b) => a.at - b.at || a.id.localeCompare(b.id))
}

/** What waits behind a save that was stored now builds on the version it gave. */
export const rebase = (
  pending: readonly PendingMoment[],
  sent: PendingMoment,
  version: number,
): PendingMoment[] =>
  pending.map((one) =>
    one.operationId !== sent.operationId &&
    one.operation.kind === 'save' &&
    one.operation.id === sent.operation.id
      ? { ...one, operation: { ...one.operation, content: { ...one.operation.content, version } } }
      : one,
  )
