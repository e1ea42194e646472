import { matchFileMessages as texts } from '#contract/archive/match-file.texts.ts'
import type { Finding } from '#domain/archive/match.ts'
import type { RawFile, RawGame } from '../raw-file.ts'
import { eventOfName } from './file-name.ts'
import { finding } from '../rules/finding.ts'

/** For formats with one set, which is named after the file. Bans count if the games list them. */
export function fileOfGames(
  format: 'liveapi' | 'statscode',
  name: string,
  games: readonly RawGame[],
  findings: readonly Finding[],
): RawFile {
  const bansEnabled = games.some(({ bans }) => bans !== null)
  const set = {
    event: eventOfName(name),
    sourceId: null,
    bansEnabled,
    numbering: 'order' as const,
    date: null,
    games,
  }
  const told = finding(
    'bans_not_counted',
    texts.found.noBansInFormat[format],
    texts.actions.withoutBans,
  )
  const isTold = games.length > 0 && !bansEnabled
  return { format, sets: [set], findings: isTold ? [...findings, told] : findings }
}
