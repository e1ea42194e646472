import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { LEAGUE_ID } from '#contract/archive/league.ts'
import { isRecord } from '../ingest/parsing/record.ts'
import { toSingleLine } from '../ingest/readers/file-name.ts'
import type { GetAnswer } from './league-client.ts'

/** Finals have had up to eleven. */
const MAX_GAMES = 30
const MAX_FILE_NAME = 200

export interface SeriesAnswers {
  readonly answersHash: string
  readonly games: number
  /** The numbers of the games that have results. */
  readonly published: readonly number[]
  readonly name: string
  readonly bytes: Buffer
}

const matchList = z.array(z.object({ matchNumber: z.int(), status: z.string() }))

/** Gets all answers for a series, as one file. Null if no game of it is published, unless some had been. */
export async function getSeriesAnswers(
  get: GetAnswer,
  id: string,
  described: { listed: Record<string, unknown> } | { series: Record<string, unknown> },
  hadGames: boolean,
): Promise<SeriesAnswers | null> {
  const fetchedAt = new Date().toISOString()
  const matches = await get(`/series/${id}/matches`)
  const games: Record<string, unknown> = {}
  for (const number of finishedGames(matches))
    games[number] = await get(`/stats/series/${id}/match/number/${number}`)
  const published = finishedGames(matches).filter((number) => games[number] !== null)
  if (published.length === 0 && !hadGames) return null
  const head = 'listed' in described ? described.listed : described.series
  const draft = head['poiDraftId']
  const answers = {
    ...described,
    matches,
    games,
    teams: await get(`/series/${id}/teams`),
    picks:
      typeof draft === 'string' && LEAGUE_ID.test(draft)
        ? await get(`/poi-drafts/${draft}/pick`)
        : null,
    stats: await get(`/stats/series/${id}`),
  }
  const answersHash = createHash('sha256').update(JSON.stringify(answers)).digest('hex')
  const file = { source: 'algs', seriesId: id, fetchedAt, answers }
  return {
    answersHash,
    games: published.length,
    published,
    name: `${toSingleLine(nameOfSeries(head)).replaceAll(/[/\\]/g, '-').slice(0, MAX_FILE_NAME)}.json`,
    bytes: Buffer.from(JSON.stringify(file)),
  }
}

/** Numbers of the games that are over. */
export function finishedGames(answer: unknown): number[] {
  const list = matchList.safeParse(
    (isRecord(answer) && Array.isArray(answer['matches']) ? answer['matches'] : []).filter(
      (item) => isRecord(item) && Number.isInteger(item['matchNumber']) && item['status'],
    ),
  )
  const numbers = (list.data ?? [])
    .filter(({ status, matchNumber }) => status === 'completed' && matchNumber > 0)
    .map(({ matchNumber }) => matchNumber)
  return [...new Set(numbers)].toSorted((a, b) => a - b).slice(0, MAX_GAMES)
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : '')
const nameIn = (value: unknown) => (isRecord(value) ? textIn(value['name']) : '')

/** "Year 9 Split 1 Americas 4 Group A vs B". A list has names in objects, a series of its own beside its own name. */
export function nameOfSeries(head: Record<string, unknown>): string {
  const parts = ['season', 'tournament', 'region'].map(
    (part) => nameIn(head[part]) || textIn(head[`${part}Name`]),
  )
  const { seriesNumber } = head
  const number = typeof seriesNumber === 'number' ? String(seriesNumber) : ''
  return [...parts, number, nameIn(head)].filter(Boolean).join(' ')
}
