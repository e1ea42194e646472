import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { isRecord } from '../ingest/parsing/record.ts'
import type { FileImports } from '../match-link/look-at-match.ts'
import { type LeasedLink, matchLinkRepository } from '../match-link/match-link.repository.ts'
import type { GetAnswer } from './league-client.ts'
import { leagueRepository } from './league.repository.ts'
import { finishedGames, getSeriesAnswers, nameOfSeries } from './series-answers.ts'

/** How often a series is looked at that hasn't begun. */
const UPCOMING_S = 600
const MAX_NAME = 120

interface LookingAtSeries {
  readonly links: ReturnType<typeof matchLinkRepository>
  readonly get: (link: LeasedLink) => GetAnswer
  /** Seconds until the next look. */
  readonly delayS: number
  readonly imports: FileImports
  readonly logger: FastifyBaseLogger
}

/**
 * Looks at a series of the league. Two requests say whether a game is new or was played again; only then everything is
 * fetched and imported. What isn't published yet is no fault.
 */
export function seriesLook({ links, get, delayS, imports, logger }: LookingAtSeries) {
  return async (link: LeasedLink) => {
    const { code: id } = link
    const ask = eachOnce(get(link))
    const series = await ask(`/series/${id}`)
    if (!isRecord(series)) return links.settle(link, { mids: null, importId: null }, delayS)
    const isOver = series['status'] === 'completed'
    const startsAt = timeIn(series['startsAt'])
    const memory = { event: nameOfSeries(series).slice(0, MAX_NAME), starts_at: startsAt }
    const nextS = series['status'] === 'pending' ? untilStart(startsAt, delayS) : delayS
    const { numbers, hash } = await finishedSince(link, ask, isOver)
    if (hash === link.games_hash)
      return links.settle(link, { mids: null, importId: null, memory }, nextS)
    const answers = await getSeriesAnswers(ask, id, { series }, link.mids.length > 0)
    const isFinished = isOver && answers?.games === numbers.length
    const noted = { ...memory, games_hash: hash }
    if (!answers || answers.answersHash === link.answers_hash)
      return links.settle(link, { mids: null, importId: null, memory: noted, isFinished }, nextS)
    const { answersHash, games, name, bytes } = answers
    const { importId } = await imports.store(name, bytes, link.created_by, async (tx, own) => {
      await leagueRepository(tx).noteFollowed(id, { answersHash, importId: own, games }, isFinished)
      const look = { mids: answers.published.map((number) => midOf(id, number)), importId: own }
      const all = { ...noted, answers_hash: answersHash }
      await matchLinkRepository(tx).settle(link, { ...look, memory: all, isFinished }, nextS)
    })
    logger.info({ link: link.id, series: id, import: importId, games }, 'league series imported')
  }
}

const midOf = (id: string, number: number) => `algs:${id}:${number}`

/** The games that are over, and a hash that changes with them and with what is published of them. */
async function finishedSince({ code: id, mids }: LeasedLink, ask: GetAnswer, isOver: boolean) {
  const list = await ask(`/series/${id}/matches`)
  const numbers = finishedGames(list)
  const published: number[] = []
  for (const number of numbers)
    if (mids.includes(midOf(id, number)) || (await ask(statsPath(id, number))) !== null)
      published.push(number)
  const matches = isRecord(list) && Array.isArray(list['matches']) ? list['matches'] : []
  const over = matches.filter(
    (match: unknown) => isRecord(match) && match['status'] === 'completed',
  )
  const text = JSON.stringify([isOver, published, over])
  return { numbers, hash: createHash('sha256').update(text).digest('hex') }
}

const statsPath = (id: string, number: number) => `/stats/series/${id}/match/number/${number}`

const timeIn = (value: unknown) => {
  const at = new Date(typeof value === 'string' ? value : '')
  return Number.isNaN(at.getTime()) ? null : at
}

function untilStart(startsAt: Date | null, delayS: number): number {
  const seconds = startsAt ? (startsAt.getTime() - Date.now()) / 1000 : 0
  return Math.max(delayS, Math.min(seconds, UPCOMING_S))
}

/** No answer is fetched twice in a look. */
function eachOnce(get: GetAnswer): GetAnswer {
  const answers = new Map<string, unknown>()
  return async (path) => {
    if (!answers.has(path)) answers.set(path, await get(path))
    return answers.get(path)
  }
}
