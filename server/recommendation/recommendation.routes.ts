import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import {
  getRecommendedComps,
  getRecommendedCompositions,
  RECOMMENDED_COMPS,
} from '#contract/recommendation.ts'
import { compKey } from '#domain/comp/comp.ts'
import { compEffectOf } from '#domain/comp/effect.ts'
import { assignPlayers, type LegendUse } from '#domain/team/player.ts'
import { type CompMapSums, openComps, valueComps, valueModel } from '#domain/comp/recommendation.ts'
import { recommend, type RecommendedComp } from '#domain/comp/recommendation-workbook.ts'
import { findTeamsBySpelling } from '../archive/find-teams.ts'
import type { Database } from '../db/schema.ts'
import { type AnswerCache, servePrebuilt } from '../http/answer-cache.ts'
import { recommendationRepository } from './recommendation.repository.ts'
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

  servePrebuilt(app, getRecommendedComps, answers, async ({ bannedLegends }) => {
    const [home] = (await findTeamsBySpelling(db, [homeTeam])).values()
    const uses = home ? await repository.usesOf(home.id) : []
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
  value_stormpoint: byMap.stormpoint,
  value_worldsedge: byMap.worldsedge,
  value_edistrict: byMap.edistrict,
  value_brokenmoon: byMap.brokenmoon,
  games,
  games_stormpoint: gamesByMap.stormpoint,
  games_worldsedge: gamesByMap.worldsedge,
  games_edistrict: gamesByMap.edistrict,
  games_brokenmoon: gamesByMap.brokenmoon,
  source: computed ? ('computed' as const) : ('sheet' as const),
})

const seatsOf = ({ comp, players }: RecommendedComp, uses: readonly LegendUse[]) =>
  players
    ? comp.map((legend, seat) => ({ legend, player: players[seat] ?? null }))
    : assignPlayers(comp, uses)
