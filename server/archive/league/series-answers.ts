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
  readonly name: string
  readonly bytes: Buffer
}

const matchList = z.array(z.object({ matchNumber: z.int(), status: z.string() }))

/** Gets all answers for a series, as one file. Null if no game of it is published. */
export async function getSeriesAnswers(
  get: GetAnswer,
  id: string,
  listed: Record<string, unknown>,
): Promise<SeriesAnswers | null> {
  const fetchedAt = new Date().toISOString()
  const matches = await get(`/series/${id}/matches`)
  const games: Record<string, unknown> = {}
  for (const number of finishedGames(matches))
    games[number] = await get(`/stats/series/${id}/match/number/${number}`)
  const published = Object.values(games).filter((game) => game !== null)
  if (published.length === 0) return null
  const draft = listed['poiDraftId']
  const answers = {
    listed,
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
    name: fileNameOf(listed),
    bytes: Buffer.from(JSON.stringify(file)),
  }
}

function finishedGames(answer: unknown): number[] {
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

const nameIn = (value: unknown) =>
  isRecord(value) && typeof value['name'] === 'string' ? value['name'] : ''

/** "Year 9 Split 1 Americas 4 Group A vs B.json" */
function fileNameOf(listed: Record<string, unknown>): string {
  const { season, tournament, region, seriesNumber } = listed
  const parts = [season, tournament, region].map(nameIn)
  const number = typeof seriesNumber === 'number' ? String(seriesNumber) : ''
  const name = [...parts, number, nameIn(listed)].filter(Boolean).join(' ')
  return `${toSingleLine(name).replaceAll(/[/\\]/g, '-').slice(0, MAX_FILE_NAME)}.json`
}
