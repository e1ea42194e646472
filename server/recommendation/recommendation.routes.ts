import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { getRecommendedComps, getRecommendedCompositions } from '#contract/recommendation.ts'
import type { MapId } from '#domain/map.ts'
import { assignPlayers } from '#domain/player.ts'
import { openComps, type ValuedComp, valueComps } from '#domain/recommendation.ts'
import { findTeams } from '../archive/find-teams.ts'
import type { Database } from '../db/schema.ts'
import { type AnswerStore, servePrebuilt } from '../serve-prebuilt.ts'
import { recommendationRepository } from './recommendation.repository.ts'

/** More than a screen shows, so that it can answer the next ban by itself. */
const LISTED = 100

export function recommendationRoutes(
  app: FastifyInstance,
  { db, homeTeam }: { db: Kysely<Database>; homeTeam: string },
  answers: AnswerStore,
) {
  const repository = recommendationRepository(db)

  servePrebuilt(app, getRecommendedComps, answers, async ({ bannedLegends }) => {
    const comps = valueComps(await repository.compSums())
    const [home] = (await findTeams(db, [homeTeam])).values()
    const uses = home ? await repository.usesOf(home.id) : []
    return {
      recommended_comps: openComps(comps, bannedLegends, LISTED).map(
        ({ comp, overall: { value, n, mean, prior, k, interval } }) => ({
          comp: assignPlayers(comp, uses),
          value,
          games: n,
          why: { mean, prior, k, interval },
        }),
      ),
    }
  })

  servePrebuilt(app, getRecommendedCompositions, answers, async () => ({
    recommended_comps: valueComps(await repository.compSums()).map((valued) => ({
      composition: valued.comp.join(', '),
      value: valued.overall.value,
      value_stormpoint: onMap(valued, 'stormpoint'),
      value_worldsedge: onMap(valued, 'worldsedge'),
      value_edistrict: onMap(valued, 'edistrict'),
      value_brokenmoon: onMap(valued, 'brokenmoon'),
      games: valued.overall.n,
    })),
  }))
}

const onMap = ({ byMap }: ValuedComp, map: MapId) => byMap[map]?.value ?? null
