import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { poiDraftMessages as texts } from '#contract/poi-draft/poi-draft.texts.ts'
import {
  changePoiDraft,
  createLeagueDraft,
  createPoiDraft,
  deletePoiDraft,
  getPoiDraft,
  getSpotRecords,
  listLeagueDrafts,
  listPoiDrafts,
  type PoiDraftInput,
  putDraftedLandings,
  removeDraftedLandings,
  type StoredPoiDraft,
} from '#contract/poi-draft/poi-draft.ts'
import { can } from '#domain/account/access.ts'
import { poisOf } from '#domain/catalog/poi.ts'
import { decidePoiDraft } from '#domain/poi-draft/decide-poi-draft.ts'
import { draftOfPicks } from '#domain/poi-draft/league-draft.ts'
import { newPoiDraft } from '#domain/poi-draft/poi-draft.ts'
import { putClaims, removeClaims } from '../archive/landing/drafted-landing.ts'
import type { Database } from '../db/schema.ts'
import { type AnswerCache, servePrebuilt } from '../http/answer-cache.ts'
import { conflict, forbidden, notFound, tooMany } from '../http/errors.ts'
import { serve, succeed } from '../http/serve.ts'
import { announceVersions } from '../realtime/announce-versions.ts'
import { createMinuteLimit } from '../realtime/limits.ts'
import type { LiveServer } from '../realtime/live.ts'
import { poiDraftRepository } from './poi-draft.repository.ts'
import { spotRecordRepository } from './spot-record.repository.ts'

/** A draft of 20 teams takes an hour. Dragging wishes around takes far fewer, too. */
const CHANGES_PER_MINUTE = 120
const SEEDS = 2 ** 31
/** As in the contract. */
const NAME_LENGTH = 100

export function poiDraftRoutes(
  app: FastifyInstance,
  { db, backgroundDb }: { db: Kysely<Database>; backgroundDb: Kysely<Database> },
  live: LiveServer,
  answers: AnswerCache,
) {
  const drafts = poiDraftRepository(db)
  const isWithinLimit = createMinuteLimit(CHANGES_PER_MINUTE)
  const announce = announceVersions(live, 'poi_draft', drafts.versions, (changed) =>
    live.emit('poi_draft_update', changed),
  )

  const { requireDraft, requireSeries, read } = draftReader(drafts)
  const limit = (userId: number) => {
    if (!isWithinLimit(userId)) throw tooMany(texts.tooManyChanges, 60)
  }

  serve(app, listPoiDrafts, async () => ({
    drafts: (await drafts.list()).map(({ id, content, updated_at: updatedAt }) => ({
      id,
      name: content.name,
      claimed: content.claims.length,
      picks: content.teams.length * content.maps.length,
      updatedAt: updatedAt.getTime(),
    })),
  }))

  serve(app, getPoiDraft, ({ id }) => read(id))

  serve(app, createPoiDraft, async ({ setup }, { user }) => {
    limit(user.id)
    await requireSeries(setup)
    const id = await drafts.create(user.id, newPoiDraft(setup))
    return { ...succeed(texts.created), draft: await read(id) }
  })

  serve(app, changePoiDraft, async ({ id, operationId, operation }, { user }) => {
    limit(user.id)
    if (operation.type === 'setup') await requireSeries(operation.setup)
    const refusal = await drafts.change(id, user.id, operationId, (draft, version) =>
      decidePoiDraft(draft, operation, {
        version,
        by: user.username,
        at: Date.now(),
        seed: randomInt(SEEDS),
        isSpot: (map, poi) => poisOf(map).some((one) => one.id === poi),
      }),
    )
    const draft = await read(id)
    announce()
    if (refusal) throw conflict(refusal, texts.refusals[refusal])
    return { ...succeed(texts.saved), draft }
  })

  serve(app, deletePoiDraft, async ({ id }, { user, log }) => {
    const { created_by: creator } = await requireDraft(id)
    if (creator !== user.id && !can(user.role, 'poi.manage')) throw forbidden()
    const isDeleted = await drafts.delete(id)
    if (!isDeleted && (await requireDraft(id))) throw conflict('claims_on_poi_data', texts.landed)
    log.info({ by: user.id, draft: id }, 'POI draft deleted')
    return succeed(texts.deleted)
  })

  leagueDraftRoutes(app, drafts, limit, read)
  recordRoutes(app, db, answers)
  landingRoutesOfDrafts(app, backgroundDb, answers, { announce, read })
}

/** Enough to find the own one. */
const LISTED_SERIES = 60

function leagueDraftRoutes(
  app: FastifyInstance,
  drafts: ReturnType<typeof poiDraftRepository>,
  limit: (userId: number) => void,
  read: (id: number) => Promise<StoredPoiDraft>,
) {
  serve(app, listLeagueDrafts, async () => ({
    series: (await drafts.leagueSeries(LISTED_SERIES)).map(({ id, event, started_at, claims }) => ({
      series: id,
      event,
      startedAt: started_at.getTime(),
      claims,
    })),
  }))

  serve(app, createLeagueDraft, async ({ series }, { user }) => {
    limit(user.id)
    const current = await drafts.findSeries(series)
    const name = (current?.event ?? '').slice(0, NAME_LENGTH)
    const draft = current && draftOfPicks(name, current.id, await drafts.leaguePicks(series))
    if (!draft) throw notFound(texts.noLeagueDraft, 'no_league_draft')
    const id = await drafts.create(user.id, draft)
    const open = draft.teams.length * draft.maps.length - draft.claims.length
    const message = open === 0 ? texts.created : texts.createdWithout(open)
    return { ...succeed(message), draft: await read(id) }
  })
}

function recordRoutes(app: FastifyInstance, db: Kysely<Database>, answers: AnswerCache) {
  const records = spotRecordRepository(db)
  servePrebuilt(
    app,
    getSpotRecords,
    answers,
    async (request) => ({
      spots: await records.spots(request.maps),
      landings: await records.landings(request),
      ...(await records.drafted(request.maps)),
    }),
    { cost: ({ teams }) => Math.max(1, teams.length) },
  )
}

/** What editors do with the claims in the archive. */
function landingRoutesOfDrafts(
  app: FastifyInstance,
  backgroundDb: Kysely<Database>,
  answers: AnswerCache,
  { announce, read }: { announce: () => void; read: (id: number) => Promise<StoredPoiDraft> },
) {
  serve(
    app,
    putDraftedLandings,
    answers.afterChange(async ({ id, series }, { user, log }) => {
      const { claims, event } = await putClaims(backgroundDb, id, series, user.id)
      log.info({ by: user.id, draft: id, series }, 'drafted landings put')
      announce()
      return { ...succeed(texts.put(claims, event)), draft: await read(id) }
    }),
  )

  serve(
    app,
    removeDraftedLandings,
    answers.afterChange(async ({ id }, { user, log }) => {
      await removeClaims(backgroundDb, id)
      log.info({ by: user.id, draft: id }, 'drafted landings removed')
      announce()
      return { ...succeed(texts.removed), draft: await read(id) }
    }),
  )
}

function draftReader(drafts: ReturnType<typeof poiDraftRepository>) {
  const requireDraft = async (id: number) => {
    const row = await drafts.find(id)
    if (!row) throw notFound(texts.notFound, 'poi_draft_not_found')
    return row
  }
  const read = async (id: number): Promise<StoredPoiDraft> => {
    const { version, content, username, series_id: landedSeries } = await requireDraft(id)
    // It is missing in drafts from before it could be chosen.
    const found = content.series ? await drafts.findSeries(content.series) : null
    const series = { series: found?.id ?? null, seriesEvent: found?.event ?? null }
    const { timer = null, order = [], timedOut = [] } = content
    const clock = { timer, order, timedOut, now: Date.now() }
    return { ...content, ...series, ...clock, id, version, createdBy: username, landedSeries }
  }
  const requireSeries = async ({ series }: PoiDraftInput) => {
    if (series !== null && !(await drafts.findSeries(series))) throw notFound(texts.noSeries)
  }
  return { requireDraft, requireSeries, read }
}
