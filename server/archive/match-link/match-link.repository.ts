import { randomUUID } from 'node:crypto'
import { expressionBuilder, type Kysely } from 'kysely'
import type { MatchLink, MatchLinkEnd } from '#contract/archive/match-link.ts'
import type { MatchAddress } from '#contract/archive/match-link-address.ts'
import { matchLinkMessages as texts } from '#contract/archive/match-link.texts.ts'
import { LINK_MAX_HOURS, LINK_QUIET_HOURS } from '#domain/archive/match-link.ts'
import { ago, fromNow, now } from '../../db/expressions.ts'
import { createWithinQuotas, type Quota } from '../../db/quota.ts'
import type { Database } from '../../db/schema.ts'
import { conflict, errorCode, UNIQUE_VIOLATION } from '../../http/errors.ts'

/** Longer than a look takes: three answers and an import. If it takes longer, another server looks too, which does no harm. */
const LEASE_S = 120

export interface LeasedLink extends MatchAddress {
  id: number
  lease: string
  event: string
  created_by: number
  created_at: Date
  mids: readonly string[]
  failures: number
}

export interface GoodLook {
  /** Of all games that it has brought; null if there is none since the last look. */
  mids: readonly string[] | null
  importId: number | null
}

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
      .where('created_at', '<', ago(`${LINK_MAX_HOURS} hours`))
      .execute()
    await ended(db, 'quiet')
      .where(
        ({ fn }) => fn.coalesce('last_game_at', 'created_at'),
        '<',
        ago(`${LINK_QUIET_HOURS} hours`),
      )
      .execute()
  },

  /** Takes a link that is due and that no server is looking at, one whose last look failed only if `canDoubt`; null if there is none. */
  async lease(canDoubt = true): Promise<LeasedLink | null> {
    const lease = randomUUID()
    const due = db
      .selectFrom('match_link')
      .select('id')
      .where('ended_at', 'is', null)
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
      .returning(['mids', 'failures'])
      .executeTakeFirst()
    return row ? { ...row, lease } : null
  },

  async settle(link: LeasedLink, { mids, importId }: GoodLook, delayS: number) {
    await freed(db, link, delayS)
      .set({ looked_at: now(), failures: 0, fault: null })
      .$if(mids !== null, (query) => query.set({ mids: mids ?? [], last_game_at: now() }))
      .$if(importId !== null, (query) =>
        query.set((eb) => ({
          import_ids: eb.fn<number[]>('array_append', ['import_ids', eb.val(importId)]),
        })),
      )
      .execute()
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

/** Only the server that has the lease can free it. */
const freed = (db: Kysely<Database>, { id, lease }: LeasedLink, delayS: number) =>
  db
    .updateTable('match_link')
    .set({ lease: null, leased_until: null, next_look_at: fromNow(delayS) })
    .where('id', '=', id)
    .where('lease', '=', lease)
