import { isRecord } from '../parsing/record.ts'

type Kind = 'text' | 'number' | 'list' | 'object' | 'flag'

/** What the API's fields contain, wherever they occur. All can be null. */
const KINDS: Readonly<Record<Kind, string>> = {
  text: 'id seriesId matchId teamId seasonId name shortName region status seriesStatus matchStatus inGameStatus startsAt startedAt playStartedAt completedAt startDate endDate poiDraftId role seasonName tournamentName regionName inGameName versionId teamVersionId',
  number:
    'matchNumber seriesNumber pickNumber actualPickNumber placement placementPoints position points kills damage assists knockdowns lobbyIndex inGameDropId',
  list: 'seasons series matches teams players picks bannedCharacters',
  object: 'map character team spawnLocation season tournament winner',
  flag: 'isMainSeason isMatchPointFormat winnerDetermined eliminated matchPointEligible wonMatchPoint killed knockedDown disbanded timedOut isActivePick',
}
const KIND_OF = new Map(
  Object.entries(KINDS).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind])),
)
/** A region is text of a team, and an object of a series. */
const EITHER = new Set(['region'])

const kindOf = (value: unknown) => {
  if (Array.isArray(value)) return 'list'
  if (isRecord(value)) return 'object'
  return typeof value === 'string' ? 'text' : typeof value === 'boolean' ? 'flag' : typeof value
}

/** Fields of an answer whose value has another type than the API's, by their path. */
export function findWrongTypes(value: unknown, path = ''): string[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => findWrongTypes(item, `${path}.${index}`))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, item]) => {
    const own = path === '' ? name : `${path}.${name}`
    const wanted = KIND_OF.get(name)
    const kind = kindOf(item)
    const isRight =
      item === null ||
      wanted === undefined ||
      wanted === kind ||
      (EITHER.has(name) && kind === 'object')
    return isRight ? findWrongTypes(item, own) : [own]
  })
}
