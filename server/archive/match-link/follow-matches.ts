import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { MATCH_LINK_KINDS, type MatchLinkKind } from '#contract/archive/match-link-address.ts'
import { matchLinkMessages as texts } from '#contract/archive/match-link.texts.ts'
import { lookDelay } from '#domain/archive/match-link.ts'
import type { Database } from '../../db/schema.ts'
import { asRefusal } from '../../http/errors.ts'
import { OutgoingError } from '../../http/outgoing/outgoing-request.ts'
import { type LeagueAccess, leagueLooks } from '../league/league-looks.ts'
import type { FETCH_LIMITS } from './fetch-answer.ts'
import { type FileImports, matchLook } from './look-at-match.ts'
import { LeaseLostError, type LeasedLink, matchLinkRepository } from './match-link.repository.ts'

/** How often the table is searched for links that are due. */
const SEARCH_MS = 2000
/** How many matches are looked at in parallel, and how many of them can be such whose last look failed. */
const LOOKS = 8
const DOUBTFUL_LOOKS = 4

interface Following {
  db: Kysely<Database>
  hosts: readonly string[]
  /** Seconds between two looks at a match. */
  everyS: number
  imports: FileImports
  /** Undefined: its series aren't followed. */
  league?: LeagueAccess | undefined
  logger: FastifyBaseLogger
  limits?: typeof FETCH_LIMITS
}

/**
 * Looks at followed matches and imports their new games. `lookAtDue` looks at every link that is due, a few in parallel,
 * and can be called again meanwhile; links that another server looks at are skipped. A source that doesn't answer keeps
 * no other match waiting.
 */
export function matchFollower({ db, hosts, everyS, imports, league, logger, limits }: Following) {
  const links = matchLinkRepository(db)
  const stopping = new AbortController()
  const { signal: stop } = stopping
  const delayS = lookDelay(everyS, 0)
  const ofMatch = matchLook({
    links,
    hosts,
    delayS,
    imports,
    logger,
    stop,
    ...(limits && { limits }),
  })
  const looks: Partial<Record<MatchLinkKind, (link: LeasedLink) => Promise<void>>> = {
    ...(hosts.length > 0 && { overstat: ofMatch, statscode: ofMatch }),
    ...(league && leagueLooks({ db, league, delayS, imports, logger, stop })),
  }
  const kinds = MATCH_LINK_KINDS.filter((kind) => looks[kind])

  const lookAndSettle = async (link: LeasedLink) => {
    try {
      await looks[link.kind]?.(link)
    } catch (error) {
      if (stopping.signal.aborted) {
        await links.release(link)
        return
      }
      if (error instanceof LeaseLostError) return
      const sentence = error instanceof OutgoingError ? error.message : asRefusal(error)?.message
      if (sentence === undefined) logger.error(error, 'a look at a followed match failed')
      await links.fail(link, sentence ?? texts.faults.failed, lookDelay(everyS, link.failures + 1))
    }
  }

  let busy = 0
  const lookInTurn = async (canDoubt: boolean) => {
    while (!stopping.signal.aborted) {
      const link = await links.lease(kinds, canDoubt)
      if (!link) return
      await lookAndSettle(link)
    }
  }

  return {
    async lookAtDue() {
      await links.endOld()
      const free = Array.from({ length: LOOKS - busy }, (_, at) => busy + at < DOUBTFUL_LOOKS)
      busy = LOOKS
      await Promise.all(
        free.map((canDoubt) =>
          lookInTurn(canDoubt).finally(() => {
            busy -= 1
          }),
        ),
      )
    },
    stop: () => stopping.abort(),
  }
}

/** Follows matches until the returned function is called. */
export function followMatches(options: Following) {
  const follower = matchFollower(options)
  const running = new Set<Promise<void>>()
  const search = () => {
    const looking = follower
      .lookAtDue()
      .catch((error: unknown) => options.logger.error(error, 'following matches failed'))
      .finally(() => running.delete(looking))
    running.add(looking)
  }
  const timer = setInterval(search, SEARCH_MS)
  return async () => {
    clearInterval(timer)
    follower.stop()
    await Promise.all(running)
  }
}
