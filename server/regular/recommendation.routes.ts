import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import {
  getRecommendedComps,
  getRecommendedCompositions,
  RECOMMENDED_COMPS,
} from '#contract/regular/recommendation.ts'
import { compKey } from '#domain/catalog/comp.ts'
import { compEffectOf } from '#domain/regular/effect.ts'
import { allMaps } from '#domain/catalog/map.ts'
import { isSpecifiedMap } from '#domain/catalog/shipped-maps.ts'
import { assignPlayers, type LegendUse } from '#domain/team/player.ts'
import {
  type CompMapSums,
  openComps,
  valueComps,
  valueModel,
} from '#domain/regular/recommendation.ts'
import { recommend, type RecommendedComp } from '#domain/regular/recommendation-workbook.ts'
import type { Database } from '../db/schema.ts'
import { type AnswerCache, servePrebuilt } from '../http/answer-cache.ts'
import { recommendationRepository } from './recommendation.repository.ts'
import { teamUses } from './team-uses.ts'
import { workbookRepository } from './workbook.repository.ts'

export function recommendationRoutes(
  app: FastifyInstance,
  { db, homeTeam }: { db: Kysely<Database>; homeTeam: string },
  answers: AnswerCache,
) {
  const repository = recommendationRepository(db)
  const sheets = workbookRepository(db)
  const all = async (sums: readonly CompMapSums[]) =>
    recommend(valueComps(sums), (await sheets.find())?.rows ?? [])

  const usesOf = teamUses(db, homeTeam)

  servePrebuilt(app, getRecommendedComps, answers, async ({ bannedLegends, team }) => {
    const uses = await usesOf(team)
    const sums = await repository.compSums()
    const model = valueModel(sums)
    const effects = await repository.effectSums()
    const effectOf = ({ comp }: RecommendedComp) => {
      const found = effects.get(compKey(comp))
      return found ? compEffectOf(found, model) : null
    }
    const comps = await all(sums)
    return {
      recommended_comps: openComps(comps, bannedLegends, RECOMMENDED_COMPS).map((recommended) => ({
        comp: seatsOf(recommended, uses),
        value: recommended.value,
        games: recommended.games,
        why: recommended.computed,
        effect: effectOf(recommended),
      })),
    }
  })

  servePrebuilt(app, getRecommendedCompositions, answers, async () => {
    const sums = await repository.compSums()
    return { recommended_comps: (await all(sums)).map(composition), model: valueModel(sums) }
  })
}

const composition = ({ comp, value, byMap, games, gamesByMap, computed }: RecommendedComp) => ({
  composition: comp.join(', '),
  value,
  value_stormpoint: byMap.stormpoint ?? null,
  value_worldsedge: byMap.worldsedge ?? null,
  value_edistrict: byMap.edistrict ?? null,
  value_brokenmoon: byMap.brokenmoon ?? null,
  games,
  games_stormpoint: gamesByMap.stormpoint ?? 0,
  games_worldsedge: gamesByMap.worldsedge ?? 0,
  games_edistrict: gamesByMap.edistrict ?? 0,
  games_brokenmoon: gamesByMap.brokenmoon ?? 0,
  other_maps: Object.fromEntries(
    allMaps()
      .filter(({ id }) => !isSpecifiedMap(id))
      .map(({ id }) => [id, { value: byMap[id] ?? null, games: gamesByMap[id] ?? 0 }]),
  ),
  source: computed ? ('computed' as const) : ('sheet' as const),
})

const seatsOf = ({ comp, players }: RecommendedComp, uses: readonly LegendUse[]) =>
  players
    ? comp.map((legend, seat) => ({ legend, player: players[seat] ?? null }))
    : assignPlayers(comp, uses)
