import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { matchLinkMessages as texts } from '#contract/archive/match-link.texts.ts'
import { lookDelay } from '#domain/archive/match-link.ts'
import type { MatchFile } from '#domain/archive/match.ts'
import type { Database } from '../../db/schema.ts'
import { asRefusal } from '../../http/errors.ts'
import { originsByHost } from '../../http/outgoing/allowed-host.ts'
import { OutgoingError } from '../../http/outgoing/outgoing-request.ts'
import { UnreadableFileError } from '../ingest/parsing/unreadable-file.ts'
import { FETCH_LIMITS, fetchAnswer } from './fetch-answer.ts'
import { type GoodLook, type LeasedLink, matchLinkRepository } from './match-link.repository.ts'
import { matchSource } from './match-source.ts'

/** How often the table is searched for links that are due. */
const SEARCH_MS = 2000
/** How many matches are looked at in parallel, and how many of them can be such whose last look failed. */
const LOOKS = 8
const DOUBTFUL_LOOKS = 4
/** A series has about six games; a stats code has those of an evening. */
const MAX_GAMES = 200

/** The same steps as for an uploaded file. */
export interface FileImports {
  read: (name: string, bytes: Uint8Array) => Promise<MatchFile>
  store: (name: string, bytes: Uint8Array, by: number | null) => Promise<{ importId: number }>
}

interface Following {
  db: Kysely<Database>
  hosts: readonly string[]
  /** Seconds between two looks at a match. */
  everyS: number
  imports: FileImports
  logger: FastifyBaseLogger
  limits?: typeof FETCH_LIMITS
}

/**
 * Looks at followed matches and imports their new games. `lookAtDue` looks at every link that is due, a few in parallel,
 * and can be called again meanwhile; links that another server looks at are skipped. A source that doesn't answer keeps
 * no other match waiting.
 */
export function matchFollower({ db, hosts, everyS, imports, logger, limits }: Following) {
  const links = matchLinkRepository(db)
  const origins = originsByHost(hosts)
  const stopping = new AbortController()

  const look = async (link: LeasedLink): Promise<GoodLook> => {
    const origin = origins.get(link.host)
    if (origin === undefined) throw new OutgoingError(texts.hostNotAllowed(link.host))
    const source = matchSource(link, (path) =>
      fetchAnswer(new URL(path, origin), stopping.signal, limits),
    )
    const name = fileNameOf(link)
    const games = await source.games()
    const mids = midsOf(await imports.read(name, games).catch(asFaultOf(link.host)))
    if (mids.every((mid) => link.mids.includes(mid))) return { mids: null, importId: null }
    // Old games can drop out of the answer to a stats code.
    const all = [...new Set([...link.mids, ...mids])]
    const { importId } = await imports.store(name, await source.whole(games), link.created_by)
    logger.info({ link: link.id, import: importId, games: mids.length }, 'followed match imported')
    return { mids: all, importId }
  }

  const lookAndSettle = async (link: LeasedLink) => {
    try {
      await links.settle(link, await look(link), lookDelay(everyS, 0))
    } catch (error) {
      if (stopping.signal.aborted) {
        await links.release(link)
        return
      }
      const sentence = error instanceof OutgoingError ? error.message : asRefusal(error)?.message
      if (sentence === undefined) logger.error(error, 'a look at a followed match failed')
      await links.fail(link, sentence ?? texts.faults.failed, lookDelay(everyS, link.failures + 1))
    }
  }

  let looks = 0
  const lookInTurn = async (canDoubt: boolean) => {
    while (!stopping.signal.aborted) {
      const link = await links.lease(canDoubt)
      if (!link) return
      await lookAndSettle(link)
    }
  }

  return {
    async lookAtDue() {
      await links.endOld()
      const free = Array.from({ length: LOOKS - looks }, (_, at) => looks + at < DOUBTFUL_LOOKS)
      looks = LOOKS
      await Promise.all(
        free.map((canDoubt) =>
          lookInTurn(canDoubt).finally(() => {
            looks -= 1
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

/** A source's answer is no file that someone chose. */
const asFaultOf = (host: string) => (error: unknown) => {
  throw error instanceof UnreadableFileError
    ? new OutgoingError(texts.faults.unreadable(host, error.message))
    : error
}

function midsOf({ sets }: MatchFile): string[] {
  const mids = sets.flatMap(({ games }) => games.map(({ mid }) => mid))
  if (mids.length > MAX_GAMES) throw new OutgoingError(texts.faults.tooManyGames(MAX_GAMES))
  return mids
}

/** Files without a name of their event are named after the file. A stats code is a secret, so it isn't part of it. */
function fileNameOf({ kind, code, event, created_at }: LeasedLink): string {
  const day = created_at.toISOString().slice(0, 10)
  const made = kind === 'overstat' ? `overstat ${code}` : texts.statsCodeEvent(day)
  return `${event === '' ? made : event.replaceAll(/[/\\]/g, '-')}.json`
}
