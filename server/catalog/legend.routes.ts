import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { editLegend, type LegendEntry, listLegends } from '#contract/catalog/legend.ts'
import { legendInfoMessages as texts } from '#contract/catalog/legend-info.texts.ts'
import { allLegends, findLegend, type Legend } from '#domain/catalog/legend.ts'
import {
  builtInInfo,
  flattenInfo,
  infoChanges,
  type LegendInfo,
  nestInfo,
  uncertainInfo,
} from '#domain/catalog/legend-info.ts'
import type { Database } from '../db/schema.ts'
import { badRequest, conflict, notFound } from '../http/errors.ts'
import { succeed, serve } from '../http/serve.ts'
import { type StoredLegendEdit, legendRepository } from './legend.repository.ts'

export function legendRoutes(app: FastifyInstance, db: Kysely<Database>) {
  const repository = legendRepository(db)

  serve(app, listLegends, async () => {
    const edits = new Map((await repository.edits()).map((edit) => [edit.legend, edit]))
    const entries = allLegends().flatMap((legend) => {
      const builtIn = builtInInfo(legend)
      return builtIn ? [present(legend, builtIn, edits.get(legend.key) ?? null)] : []
    })
    return Object.fromEntries(Map.groupBy(entries, (entry) => entry.class))
  })

  serve(app, editLegend, async ({ name, class: ofClass, version, ...sent }, { user, log }) => {
    const legend = findLegend(name)
    const builtIn = builtInInfo(legend)
    if (!builtIn) throw notFound(texts.notFound, 'legend_not_found')
    if (ofClass === 'Unknown') throw badRequest(texts.noClass)
    if (ofClass !== legend.class) throw badRequest(texts.otherClass(legend.label, legend.class))
    const now = { ...builtIn, ...(await repository.find(legend.key))?.changes }
    const { passiveInfo = now.passiveInfo, passiveCooldown = now.passiveCooldown } = sent
    const changes = infoChanges(flattenInfo({ ...sent, passiveInfo, passiveCooldown }), builtIn)
    const edit = await repository.save(legend.key, changes, version ?? null, user.id)
    if (!edit) throw conflict('changed_meanwhile', texts.changedMeanwhile)
    log.info({ by: user.id, legend: legend.key }, 'legend updated')
    return { ...succeed(texts.saved), legend: present(legend, builtIn, edit) }
  })
}

function present(legend: Legend, builtIn: LegendInfo, edit: StoredLegendEdit | null): LegendEntry {
  const info = { ...builtIn, ...edit?.changes }
  return {
    id: legend.key,
    name: legend.name,
    class: legend.class,
    ...nestInfo(info),
    uncertain: uncertainInfo(legend, info),
    version: edit?.version ?? 0,
    updated_at: edit?.updated_at.getTime() ?? null,
    updated_by: edit?.updated_by ?? null,
  }
}
