import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { leagueMessages as texts } from '#contract/archive/league.texts.ts'
import { lookDelay } from '#domain/archive/match-link.ts'
import { onOneServer } from '../../db/one-server.ts'
import type { Database } from '../../db/schema.ts'
import { asRefusal } from '../../http/errors.ts'
import { OutgoingError, type OutgoingLimits } from '../../http/outgoing/outgoing-request.ts'
import type { FileImports } from '../match-link/look-at-match.ts'
import { runWhenWoken } from '../../realtime/run-when-woken.ts'
import { type GetAnswer, leagueClient, LeagueWaitError, PACE, type Pace } from './league-client.ts'
import { leagueListsRepository } from './league-lists.repository.ts'
import { readSeasons, readSeriesList } from './league-lists.ts'
import { type DueSeries, leagueRepository } from './league.repository.ts'
import { leagueTurns } from './league-turns.repository.ts'
import { getSeriesAnswers } from './series-answers.ts'

/** Differs from our other advisory locks. */
const LEAGUE_LOCK = 7_402_119
/** How often a server looks whether a fetch was started, or left by a server that died. */
const SEARCH_MS = 2000
/** After a series that couldn't be fetched; it doubles. */
const RETRY_S = 15

interface LeagueFetching {
  readonly db: Kysely<Database>
  /** The address of the API. */
  readonly api: string
  /** As an uploaded file is. */
  readonly store: FileImports['store']
  readonly logger: FastifyBaseLogger
  readonly pace?: Pace
  readonly limits?: OutgoingLimits
}

/** Gets the series of a season; null means all seasons, and which there are. */
async function fetchLists(db: Kysely<Database>, get: GetAnswer, chosen: string | null) {
  const lists = leagueListsRepository(db)
  let seasons = [chosen ?? '']
  if (chosen === null) {
    const listed = readSeasons(await get('/seasons'))
    await lists.saveSeasons(listed)
    seasons = listed.map(({ id }) => id)
  }
  for (const season of seasons)
    await lists.saveSeries(season, readSeriesList(await get(`/series/seasons/${season}`)))
}

/** Fetches what was chosen. All progress is in the database, so any server can go on at any point. */
export function leagueFetcher({ db, api, store, logger, pace = PACE, limits }: LeagueFetching) {
  const league = leagueRepository(db)
  const stopping = new AbortController()
  const stop = stopping.signal
  const get = leagueClient({ api, turns: leagueTurns(db), stop, pace, ...(limits && { limits }) })

  const fetchSeries = async (due: DueSeries, by: number | null) => {
    const answers = await getSeriesAnswers(get, due.id, { listed: due.listed }, due.is_imported)
    if (!answers) return league.settle(due, null)
    const { answersHash, games, name, bytes } = answers
    if (due.is_imported && due.answers_hash === answersHash)
      return league.settle(due, { answersHash, games, importId: null })
    const { importId } = await store(name, bytes, by, (tx, id) =>
      leagueRepository(tx).settle(due, { answersHash, games, importId: id }),
    )
    logger.info({ series: due.id, import: importId, games }, 'league series imported')
  }

  /** Whether to go on. */
  const settled = async (failures: number, due: DueSeries | null, work: () => Promise<void>) => {
    try {
      await work()
      return true
    } catch (error) {
      if (stop.aborted || error instanceof LeagueWaitError) return false
      const refusal = error instanceof OutgoingError ? undefined : asRefusal(error)
      if (due && refusal && refusal.status < 500) {
        await league.fail(due, refusal.message, true)
        return true
      }
      const isTheirs = error instanceof OutgoingError
      if (!isTheirs) logger.error(error, 'fetching the league failed')
      const fault = isTheirs ? error.message : (refusal?.message ?? texts.faults.failed)
      if (due) await league.fail(due, fault, false)
      await league.noteFailure(fault)
      await league.retryIn((lookDelay(RETRY_S, failures) * pace.secondMs) / 1000)
      return false
    }
  }

  const step = async (): Promise<boolean> => {
    const running = stop.aborted ? null : await league.running()
    if (!running) return false
    const { is_listed, started_by, failures, ...choice } = running
    if (!is_listed)
      return settled(failures, null, async () => {
        await fetchLists(db, get, choice.season)
        await league.beginSeries(choice)
      })
    const due = await league.nextDue()
    if (!due) return false
    return settled(failures, due, () => fetchSeries(due, started_by))
  }

  return {
    /** Goes on with the fetch that is under way, if there is one and no other server is at it. */
    async goOn() {
      if (!(await league.running())) return
      await onOneServer(db, LEAGUE_LOCK, async () => {
        while (await step());
        await league.finish()
      })
    },
    stop: () => stopping.abort(),
  }
}

/** Fetches the league when someone starts it, until the returned function is called. */
export function fetchLeagueWhenStarted(options: LeagueFetching) {
  const fetcher = leagueFetcher(options)
  const { wake, settled } = runWhenWoken(
    () => fetcher.goOn(),
    (error) => options.logger.error(error, 'fetching the league failed'),
  )
  const timer = setInterval(wake, SEARCH_MS)
  return async () => {
    clearInterval(timer)
    fetcher.stop()
    await settled()
  }
}
