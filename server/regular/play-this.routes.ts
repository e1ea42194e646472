import type { FastifyInstance } from 'fastify'
import { getPlayThis, type PlayThis, type PlayThisRequest } from '#contract/regular/play-this.ts'
import { type AnswerCache, servePrebuilt } from '../http/answer-cache.ts'

export type GatherPlayThis = (request: PlayThisRequest) => Promise<PlayThis>

/** Ages of games are counted in steps of ten minutes, as in the forecast. */
const PERIOD_MS = 10 * 60 * 1000

export function playThisRoutes(app: FastifyInstance, answers: AnswerCache, gather: GatherPlayThis) {
  servePrebuilt(app, getPlayThis, answers, gather, {
    period: () => String(Math.floor(Date.now() / PERIOD_MS)),
    cost: ({ teams }) => teams.length,
  })
}
