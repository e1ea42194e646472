import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import {
  deleteMoment,
  type GameMoment,
  type MomentContent,
  saveMoment,
} from '#contract/review/moment.ts'
import { can } from '#domain/account/access.ts'
import { call } from '../../shared/api/api.ts'
import { notify } from '../../shared/page/toast.ts'
import { onAnnounced } from '../../shared/realtime/announced.ts'
import { browserClock } from '../../shared/realtime/clock.ts'
import { createOperationQueue, type OperationQueue } from '../../shared/realtime/operation-queue.ts'
import { useOperationQueue } from '../../shared/realtime/use-operation-queue.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { warnBeforeLeaving } from '../../shared/storage/leave-warning.ts'
import { browserStorage } from '../../shared/storage/storage.ts'
import { createUnsentStorage } from '../../shared/storage/unsent-storage.ts'
import { momentsQuery } from './moment.queries.ts'
import {
  momentOperation,
  type MomentOperation,
  type PendingMoment,
  rebase,
  withPending,
} from './pending-moments.ts'

/** A note that the server refused because someone else changed it. */
export interface RefusedNote {
  readonly id: string
  readonly content: MomentContent
}

export type Moments = ReturnType<typeof useMoments>

/** The moments of a game (none by a view link) with the user's own unsent ones. Fetched again when anyone changes one. */
export function useMoments(game: number, isShared: boolean) {
  const { user } = useSession()
  const queries = useQueryClient()
  const canRead = user !== null && !isShared && can(user.role, 'account.use')
  const query = useQuery({ ...momentsQuery(game), enabled: canRead })
  const [refused, setRefused] = useState<RefusedNote | null>(null)

  const [queue] = useState(() => openQueue(queries, user?.id ?? null, setRefused))
  const { pending, hasFailed } = useOperationQueue(queue)
  const send = (operation: MomentOperation) =>
    queue.change((all) => [...all, { operationId: crypto.randomUUID(), operation }])

  useEffect(
    () => onAnnounced('moments', () => void queries.invalidateQueries({ queryKey: ['moments'] })),
    [queries],
  )
  useEffect(() => warnBeforeLeaving(() => queue.state.get().pending.length > 0), [queue])

  const { data } = query
  const moments = useMemo(
    () => withPending(data ?? [], pending, game, user?.username ?? null),
    [data, pending, game, user],
  )
  return {
    query,
    moments,
    canRead,
    canWrite: user !== null && !isShared && can(user.role, 'notes.manage'),
    author: user?.username ?? null,
    /** How many are not stored while the server doesn't answer. */
    waiting: hasFailed ? pending.length : 0,
    refused,
    clearRefused: () => setRefused(null),
    save: (id: string, content: MomentContent) => send({ kind: 'save', id, content }),
    remove: (id: string) => send({ kind: 'delete', id, game }),
  }
}

/** Sends what the user does, whichever game it is about. */
function openQueue(
  queries: QueryClient,
  userId: number | null,
  onConflict: (refused: RefusedNote) => void,
) {
  const change = (game: number, next: (known: readonly GameMoment[]) => GameMoment[]) =>
    queries.setQueryData(momentsQuery(game).queryKey, (known) => known && next(known))
  const queue: OperationQueue<PendingMoment> = createOperationQueue<
    PendingMoment,
    GameMoment | null
  >({
    ...unsentOf(userId),
    send: async ([{ operation }]) => {
      if (operation.kind === 'save') {
        const { id, content } = operation
        return (await call(saveMoment, { id, ...content })).moment
      }
      await call(deleteMoment, { id: operation.id })
      return null
    },
    clock: browserClock,
    random: Math.random,
    onStored: (moment, [sent]) => {
      const { operation } = sent
      if (operation.kind === 'delete') {
        change(operation.game, (known) => known.filter(({ id }) => id !== operation.id))
      }
      if (!moment) return
      change(moment.game, (known) => [...known.filter(({ id }) => id !== moment.id), moment])
      queue.change((pending) => rebase(pending, sent, moment.version))
    },
    onRefused: (error, [{ operation }]) => {
      notify.error(error.message)
      if (operation.kind === 'save' && error.code === 'changed_meanwhile')
        onConflict({ id: operation.id, content: operation.content })
      void queries.invalidateQueries({ queryKey: ['moments'] })
      return true
    },
  })
  return queue
}

const UNSENT_KEY = 'moments_pending'

/** Unlike in a draft, a note is worth as much later, so old ones are sent too. */
function unsentOf(userId: number | null) {
  if (userId === null) return { load: () => [], save: () => {} }
  const unsent = createUnsentStorage<MomentOperation>(
    browserStorage,
    UNSENT_KEY,
    momentOperation,
    Date.now,
  )
  return {
    load: () => {
      const { fresh, held } = unsent.load(userId)
      return [...held, ...fresh]
    },
    save: (pending: readonly PendingMoment[]) => unsent.save(userId, pending),
  }
}
