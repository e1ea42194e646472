import type { FastifyBaseLogger } from 'fastify'
import { matchLinkMessages as texts } from '#contract/archive/match-link.texts.ts'
import type { MatchFile } from '#domain/archive/match.ts'
import { originsByHost } from '../../http/outgoing/allowed-host.ts'
import { OutgoingError } from '../../http/outgoing/outgoing-request.ts'
import type { ImportNote } from '../import-file.ts'
import { UnreadableFileError } from '../ingest/parsing/unreadable-file.ts'
import { FETCH_LIMITS, fetchAnswer } from './fetch-answer.ts'
import { type LeasedLink, matchLinkRepository } from './match-link.repository.ts'
import { matchSource } from './match-source.ts'

/** A series has about six games; a stats code has those of an evening. */
const MAX_GAMES = 200

/** The same steps as for an uploaded file. */
export interface FileImports {
  read: (name: string, bytes: Uint8Array) => Promise<MatchFile>
  store: (
    name: string,
    bytes: Uint8Array,
    by: number | null,
    note: ImportNote,
  ) => Promise<{ importId: number }>
}

interface Looking {
  links: ReturnType<typeof matchLinkRepository>
  hosts: readonly string[]
  /** Seconds until the next look. */
  delayS: number
  imports: FileImports
  logger: FastifyBaseLogger
  stop: AbortSignal
  limits?: typeof FETCH_LIMITS
}

/** Looks at a match of overstat or at the games of a stats code, and imports them if one is new. */
export function matchLook({ links, hosts, delayS, imports, logger, stop, limits }: Looking) {
  const origins = originsByHost(hosts)

  return async (link: LeasedLink) => {
    const origin = origins.get(link.host)
    if (origin === undefined) throw new OutgoingError(texts.hostNotAllowed(link.host))
    const source = matchSource(link, (path) => fetchAnswer(new URL(path, origin), stop, limits))
    const name = fileNameOf(link)
    const games = await source.games()
    const mids = midsOf(await imports.read(name, games).catch(asFaultOf(link.host)))
    if (mids.every((mid) => link.mids.includes(mid)))
      return links.settle(link, { mids: null, importId: null }, delayS)
    // Old games can drop out of the answer to a stats code.
    const all = [...new Set([...link.mids, ...mids])]
    const { importId } = await imports.store(
      name,
      await source.whole(games),
      link.created_by,
      (tx, id) => matchLinkRepository(tx).settle(link, { mids: all, importId: id }, delayS),
    )
    logger.info({ link: link.id, import: importId, games: mids.length }, 'followed match imported')
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
