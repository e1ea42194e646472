import { randomUUID } from 'node:crypto'
import { expressionBuilder, type Kysely } from 'kysely'
import type { MatchLink, MatchLinkEnd } from '#contract/archive/match-link.ts'
import {
  MATCH_LINK_KINDS,
  type MatchAddress,
  type MatchLinkKind,
} from '#contract/archive/match-link-address.ts'
import { matchLinkMessages as texts } from '#contract/archive/match-link.texts.ts'
import { LINK_MAX_HOURS, LINK_QUIET_HOURS } from '#domain/archive/match-link.ts'
import { ago, anyOf, fromNow, now } from '../../db/expressions.ts'
import { createWithinQuotas, type Quota } from '../../db/quota.ts'
import type { Database } from '../../db/schema.ts'
import { conflict, errorCode, UNIQUE_VIOLATION } from '../../http/errors.ts'

/** Longer than a look takes: three answers and an import. If it takes longer, another server looks too, and only one of them imports. */
const LEASE_S = 120

export interface LeasedLink extends MatchAddress {
  id: number
  lease: string
  event: string
  created_by: number
  created_at: Date
  mids: readonly string[]
  failures: number
  games_hash: string | null
  answers_hash: string | null
  checked_series: readonly string[]
}

/** What a link of the league remembers. */
interface LeagueMemory {
  event?: string
  starts_at?: Date | null
  games_hash?: string
  answers_hash?: string
  checked_series?: readonly string[]
}

export interface GoodLook {
  /** Of all games that it has brought; null if there is none since the last look. */
  mids: readonly string[] | null
  importId: number | null
  memory?: LeagueMemory
  /** The series is over and complete. */
  isFinished?: boolean
}

/** The link was stopped or removed, or another server looks at it now. */
export class LeaseLostError extends Error {}

export const matchLinkRepository = (db: Kysely<Database>) => ({
  async list(): Promise<MatchLink[]> {
    const rows = await db
      .selectFrom('match_link as l')
      .innerJoin('account as a', 'a.id', 'l.created_by')
      .select(['l.id', 'l.kind', 'l.host', 'l.event', 'l.created_at', 'l.looked_at'])
      .select('l.next_look_at')
      .select(['l.last_game_at', 'l.fault', 'l.ended_at', 'l.end_reason as end', 'a.username'])
      .select(codeToShow.as('code'))
      .select(({ fn }) => fn<number>('cardinality', ['l.mids']).as('games'))
      .orderBy('l.id', 'desc')
      .execute()
    return rows.map(
      ({ username, created_at, looked_at, last_game_at, ended_at, next_look_at, ...row }) => ({
        ...row,
        createdBy: username,
        createdAt: created_at.getTime(),
        lookedAt: looked_at?.getTime() ?? null,
        nextLookAt: ended_at === null ? next_look_at.getTime() : null,
        lastGameAt: last_game_at?.getTime() ?? null,
        endedAt: ended_at?.getTime() ?? null,
      }),
    )
  },

  create: ({ kind, host, code }: MatchAddress, event: string, by: number): Promise<number> =>
    createWithinQuotas(db, 'match_link', [QUOTA], async (tx) => {
      const { id } = await tx
        .insertInto('match_link')
        .values({ kind, host, code, event, created_by: by })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    }).catch((error: unknown) => {
      if (errorCode(error) !== UNIQUE_VIOLATION) throw error
      throw conflict('already_followed', texts.exists)
    }),

  /** False if it isn't followed. */
  async stop(id: number): Promise<boolean> {
    const { numUpdatedRows } = await ended(db, 'stopped').where('id', '=', id).executeTakeFirst()
    return numUpdatedRows > 0n
  },

  /** False if there is no such link. */
  async remove(id: number): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('match_link')
      .where('id', '=', id)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },

  /** Ends links that have been quiet for long, are old, or whose imports were undone. */
  async endOld() {
    await ended(db, 'undone')
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('import')
            .select('import.id')
            .where('undone_at', 'is not', null)
            .where('import.id', '=', eb.fn.any(eb.ref('match_link.import_ids'))),
        ),
      )
      .execute()
    await ended(db, 'old')
      .where('kind', '<>', 'algsteam')
      .where(beginning, '<', ago(`${LINK_MAX_HOURS} hours`))
      .execute()
    await ended(db, 'quiet')
      .where('kind', '<>', 'algsteam')
      .where(({ fn }) => fn.coalesce('last_game_at', beginning), '<', quietSince)
      .execute()
    // A team plays again and again.
    await db
      .deleteFrom('match_link')
      .where('end_reason', '=', 'finished')
      .where('ended_at', '<', ago(`${LINK_MAX_HOURS} hours`))
      .execute()
  },

  /** Takes a link that is due and that no server is looking at, one whose last look failed only if `canDoubt`; null if there is none. */
  async lease(
    kinds: readonly MatchLinkKind[] = MATCH_LINK_KINDS,
    canDoubt = true,
  ): Promise<LeasedLink | null> {
    const lease = randomUUID()
    const due = db
      .selectFrom('match_link')
      .select('id')
      .where('ended_at', 'is', null)
      .where('kind', '=', anyOf(kinds))
      .where('next_look_at', '<=', now())
      .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<', now())]))
      .$if(!canDoubt, (query) => query.where('failures', '=', 0))
      .orderBy((eb) => eb('failures', '>', 0))
      .orderBy('next_look_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
    const row = await db
      .updateTable('match_link')
      .set({ lease, leased_until: fromNow(LEASE_S) })
      .where('id', '=', due)
      .returning(['id', 'kind', 'host', 'code', 'event', 'created_by', 'created_at'])
      .returning(['mids', 'failures', 'games_hash', 'answers_hash', 'checked_series'])
      .executeTakeFirst()
    return row ? { ...row, lease } : null
  },

  /** A look that takes long keeps its link. */
  async renew({ id, lease }: LeasedLink) {
    const { numUpdatedRows } = await db
      .updateTable('match_link')
      .set({ leased_until: fromNow(LEASE_S) })
      .where('id', '=', id)
      .where('lease', '=', lease)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new LeaseLostError()
  },

  async settle(
    link: LeasedLink,
    { mids, importId, memory = {}, isFinished = false }: GoodLook,
    delayS: number,
  ) {
    const { numUpdatedRows } = await freed(db, link, delayS)
      .set({ looked_at: now(), failures: 0, fault: null, ...memory })
      .$if(isFinished, (query) => query.set({ ended_at: now(), end_reason: 'finished' }))
      .$if(mids !== null, (query) => query.set({ mids: mids ?? [], last_game_at: now() }))
      .$if(importId !== null, (query) =>
        query.set((eb) => ({
          import_ids: eb.fn<number[]>('array_append', ['import_ids', eb.val(importId)]),
        })),
      )
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new LeaseLostError()
  },

  async fail(link: LeasedLink, fault: string, delayS: number) {
    await freed(db, link, delayS)
      .set({ looked_at: now(), failures: link.failures + 1, fault })
      .execute()
  },

  /** Lets another server look at once. */
  async release(link: LeasedLink) {
    await freed(db, link, 0).execute()
  },
})

const QUOTA: Quota = { name: 'matchLinks', rows: (tx) => tx.selectFrom('match_link').select('id') }

/** A stats code opens all games of its lobby, so no one reads it again. */
const ofLink = expressionBuilder<Database, 'match_link'>()
const codeToShow = ofLink
  .case('kind')
  .when('statscode')
  .then(ofLink.fn<string>('right', ['code', ofLink.val(4)]))
  .else(ofLink.ref('code'))
  .end()

const ended = (db: Kysely<Database>, reason: MatchLinkEnd) =>
  db
    .updateTable('match_link')
    .set({ ended_at: now(), end_reason: reason, code: codeToShow, lease: null })
    .where('ended_at', 'is', null)

/** A series of the league can be followed days before it begins. */
const beginning = ofLink.fn<Date>('greatest', ['created_at', 'starts_at'])
const quietSince = ago(`${LINK_QUIET_HOURS} hours`)

/** Only the server that has the lease can free it. */
const freed = (db: Kysely<Database>, { id, lease }: LeasedLink, delayS: number) =>
  db
    .updateTable('match_link')
    .set({ lease: null, leased_until: null, next_look_at: fromNow(delayS) })
    .where('id', '=', id)
    .where('lease', '=', lease)
