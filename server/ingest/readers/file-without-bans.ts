import { matchFileMessages as texts } from '#contract/messages/match-file.ts'
import type { Finding } from '#domain/match/match.ts'
import type { RawFile, RawGame } from '../raw-file.ts'
import { eventOfName } from './file-name.ts'
import { finding } from '../rules/finding.ts'

/** For formats without bans: one set, named after the file. */
export function fileWithoutBans(
  format: 'liveapi' | 'statscode',
  name: string,
  games: readonly RawGame[],
  findings: readonly Finding[],
): RawFile {
  const set = {
    event: eventOfName(name),
    sourceId: null,
    bansEnabled: false,
    numbering: 'order' as const,
    date: null,
    games,
  }
  const told = finding(
    'bans_not_counted',
    texts.found.noBansInFormat[format],
    texts.actions.withoutBans,
  )
  return { format, sets: [set], findings: games.length > 0 ? [...findings, told] : findings }
}
