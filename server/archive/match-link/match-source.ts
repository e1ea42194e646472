import { matchLinkMessages as texts } from '#contract/archive/match-link.texts.ts'
import type { MatchAddress } from '#contract/archive/match-link-address.ts'
import { OutgoingError } from '../../http/outgoing/outgoing-request.ts'

/** Gets an answer by its path; null if there is none. */
type GetAnswer = (path: string) => Promise<Buffer | null>

interface MatchSource {
  /** The games, which is all that most looks need. */
  games: () => Promise<Buffer>
  /** The same with name and settings of the match, for an import. */
  whole: (games: Buffer) => Promise<Buffer>
}

export function matchSource({ kind, host, code }: MatchAddress, get: GetAnswer): MatchSource {
  const requireAnswer = async (path: string) => {
    const answer = await get(path)
    if (!answer) throw new OutgoingError(texts.faults.notFound(host))
    return answer
  }
  if (kind === 'statscode')
    return {
      games: () => requireAnswer(`/privatematch/?token=${encodeURIComponent(code)}`),
      whole: async (games) => games,
    }
  return {
    games: () => requireAnswer(`/api/stats/${code}/overall`),
    whole: async (games) =>
      savedSet(games, await get(`/api/match/${code}`), await get(`/api/settings/match/${code}`)),
  }
}

/** The shape of a saved set. A match without settings is imported without bans, and its findings say so. */
function savedSet(stats: Buffer, match: Buffer | null, settings: Buffer | null): Buffer {
  const none = Buffer.from('null')
  const parts = { stats, match: match ?? none, settings: settings ?? none }
  const fields = Object.entries(parts).flatMap(([name, json], at) => [
    Buffer.from(`${at === 0 ? '{' : ','}"${name}":`),
    json,
  ])
  return Buffer.concat([...fields, Buffer.from('}')])
}
