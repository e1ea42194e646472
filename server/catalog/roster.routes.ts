import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { quotaMessages } from '#contract/base/quota.texts.ts'
import { rosterMessages as texts } from '#contract/catalog/roster.texts.ts'
import {
  addLegend,
  deleteLegend,
  editRosterLegend,
  type RosterForm,
} from '#contract/catalog/roster-admin.ts'
import { getRoster, type RosterLegend, toRosterEntry } from '#contract/catalog/roster.ts'
import { QUOTAS } from '#domain/account/quota.ts'
import { findLegend, foldLegend, LEGENDS } from '#domain/catalog/legend.ts'
import { findClash } from '#domain/catalog/roster-clash.ts'
import type { Database } from '../db/schema.ts'
import { type AnswerCache, servePrebuilt } from '../http/answer-cache.ts'
import { badRequest, conflict, notFound } from '../http/errors.ts'
import { serve, succeed } from '../http/serve.ts'
import { readLegend } from '../archive/ingest/rules/legend-name.ts'
import { SHIPPED_ENTRIES } from '#domain/catalog/season-roster.ts'
import { listMaps } from './map.repository.ts'
import { rosterRepository } from './roster.repository.ts'

export function rosterRoutes(
  app: FastifyInstance,
  deps: { db: Kysely<Database>; backgroundDb: Kysely<Database> },
  answers: AnswerCache,
) {
  const roster = rosterRepository(deps.db)
  const changes = rosterRepository(deps.backgroundDb)

  servePrebuilt(app, getRoster, answers, async () => ({
    legends: await roster.list(),
    maps: await listMaps(deps.db),
  }))

  serve(
    app,
    addLegend,
    answers.afterChange(async (form, { user, log }) => {
      const key = foldLegend(form.name)
      await changes.save({ key, form, version: 0, by: user.id }, (legends) => {
        const isKnown = shippedOf(key) || legends.some((legend) => legend.key === key)
        if (isKnown) throw conflict('legend_exists', texts.exists(form.name))
        requireQuota(legends)
        requireNoClash(form, legends)
      })
      log.info({ by: user.id, legend: key }, 'legend added')
      return succeed(texts.added(form.name))
    }),
  )

  serve(
    app,
    editRosterLegend,
    answers.afterChange(async ({ key, version, ...form }, { user, log }) => {
      await changes.save({ key, form, version, by: user.id }, (legends) => {
        if (!SHIPPED_ENTRIES.has(key) && !legends.some((legend) => legend.key === key)) {
          throw notFound(texts.notFound)
        }
        if (foldLegend(form.name) !== key) throw badRequest(texts.otherName)
        requireFirstClass(key, form)
        requireNoClash(form, legends)
      })
      log.info({ by: user.id, legend: key }, 'legend of the roster edited')
      return succeed(texts.saved(form.name))
    }),
  )

  serve(
    app,
    deleteLegend,
    answers.afterChange(async ({ key, version }, { user, log }) => {
      const legend = findLegend(key)
      if (shippedOf(key)) throw conflict('legend_shipped', texts.shipped(legend.label))
      if (!(await roster.list()).some((other) => other.key === key)) throw notFound(texts.notFound)
      await changes.delete(legend, version)
      log.info({ by: user.id, legend: key }, 'legend deleted')
      return succeed(texts.deleted(legend.label))
    }),
  )
}

const shippedOf = (key: string) => LEGENDS.find((legend) => legend.key === key)

function requireQuota(legends: readonly RosterLegend[]) {
  const added = legends.filter(({ key }) => !shippedOf(key))
  if (added.length >= QUOTAS.addedLegends) {
    throw conflict('too_many_legends', quotaMessages.addedLegends)
  }
}

/** Past games of the specification's legends have the specification's classes. */
function requireFirstClass(key: string, { name, classes: [first] }: RosterForm) {
  const shipped = shippedOf(key)
  if (shipped && (first?.class !== shipped.class || first.from !== null)) {
    throw badRequest(texts.shippedClass(name, shipped.class))
  }
}

function requireNoClash(form: RosterForm, legends: readonly RosterLegend[]) {
  const clash = findClash(form, legends.map(toRosterEntry)) ?? findTranslation(form)
  if (clash) throw conflict('name_taken', texts.clash(clash.text, clash.legend))
}

/** Files in other languages name the specification's legends in them. */
function findTranslation({ name, short, spellings }: RosterForm) {
  for (const text of [name, short, ...spellings]) {
    const { key, isTranslated } = readLegend(text)
    if (isTranslated && key !== foldLegend(name)) return { text, legend: findLegend(key).label }
  }
  return null
}
