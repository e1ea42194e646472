import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { SavedMap } from '#contract/catalog/map.ts'
import {
  addMap,
  countLandings,
  deleteMap,
  editMap,
  type MapForm,
} from '#contract/catalog/map-admin.ts'
import { mapAdminMessages as texts } from '#contract/catalog/map-admin.texts.ts'
import { quotaMessages } from '#contract/base/quota.texts.ts'
import { QUOTAS } from '#domain/account/quota.ts'
import { findMapClash, findPoiClash } from '#domain/catalog/map-clash.ts'
import { foldMap } from '#domain/catalog/map-entry.ts'
import { isMap, mapName, type MapId } from '#domain/catalog/map.ts'
import { isShippedMap } from '#domain/catalog/shipped-maps.ts'
import type { Database } from '../db/schema.ts'
import type { AnswerCache } from '../http/answer-cache.ts'
import { badRequest, conflict, notFound } from '../http/errors.ts'
import { serve, succeed } from '../http/serve.ts'
import { mapAdminRepository } from './map-admin.repository.ts'

export function mapAdminRoutes(
  app: FastifyInstance,
  deps: { db: Kysely<Database>; backgroundDb: Kysely<Database> },
  answers: AnswerCache,
) {
  const maps = mapAdminRepository(deps.db)
  const changes = mapAdminRepository(deps.backgroundDb)

  serve(
    app,
    addMap,
    answers.afterChange(async (form, { user, log }) => {
      const id = foldMap(form.name)
      await changes.save({ id, form, version: 0, by: user.id }, (saved) => {
        if (isShippedMap(id) || saved.some((map) => map.id === id)) {
          throw conflict('map_exists', texts.exists(form.name))
        }
        requireQuota(saved)
        requireValid(id, form, saved)
      })
      log.info({ by: user.id, map: id }, 'map added')
      return succeed(texts.added(form.name))
    }),
  )

  serve(
    app,
    editMap,
    answers.afterChange(async ({ map: id, version, ...form }, { user, log }) => {
      await changes.save({ id, form, version, by: user.id }, (saved) => {
        if (!isShippedMap(id) && !saved.some((map) => map.id === id)) {
          throw notFound(texts.notFound)
        }
        if (isShippedMap(id) && form.name !== mapName(id)) throw badRequest(texts.shippedName)
        requireValid(id, form, saved)
      })
      log.info({ by: user.id, map: id }, 'map edited')
      return succeed(texts.saved(form.name))
    }),
  )

  serve(
    app,
    deleteMap,
    answers.afterChange(async ({ map: id, version }, { user, log }) => {
      if (!isMap(id)) throw notFound(texts.notFound)
      const name = mapName(id)
      if (isShippedMap(id)) throw conflict('map_shipped', texts.shipped(name))
      await changes.delete(id, name, version)
      log.info({ by: user.id, map: id }, 'map deleted')
      return succeed(texts.deleted(name))
    }),
  )

  serve(app, countLandings, async ({ map }) => ({ landings: await maps.countLandings(map) }))
}

function requireQuota(saved: readonly SavedMap[]) {
  const added = saved.filter(({ id }) => !isShippedMap(id))
  if (added.length >= QUOTAS.addedMaps) throw conflict('too_many_maps', quotaMessages.addedMaps)
}

function requireValid(id: MapId, form: MapForm, saved: readonly SavedMap[]) {
  if (form.picture === null && !isShippedMap(id)) throw badRequest(texts.pictureNeeded)
  const clash = findMapClash({ ...form, id }, saved)
  if (clash) throw conflict('name_taken', texts.clash(clash.text, clash.taken))
  const poiClash = findPoiClash(form.pois)
  if (poiClash) throw badRequest(texts.clash(poiClash.text, poiClash.taken))
}
