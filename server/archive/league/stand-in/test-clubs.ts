import { createHash } from 'node:crypto'
import { createRandom } from '../../demo/season/random.ts'

/** The region slug of a team and the region's name in lists are written differently. */
export const LEAGUE_REGIONS = {
  americas: { name: 'Americas', slug: 'americas' },
  emea: { name: 'Europe Middle East and Africa', slug: 'europe-middle-east-and-africa' },
}
export type RegionKey = keyof typeof LEAGUE_REGIONS

export interface LeaguePlayer {
  readonly id: string
  readonly name: string
  readonly role: 'player' | 'coach'
}

/** A club through all seasons. */
export interface Club {
  readonly key: string
  readonly region: RegionKey
  readonly group: string
  readonly name: string
  readonly strength: number
  readonly players: readonly LeaguePlayer[]
  readonly reserve: LeaguePlayer
  readonly coach: LeaguePlayer | null
}

/** A club in a week: names and players change. */
export interface Team {
  readonly club: Club
  readonly id: string
  readonly versionId: string
  readonly name: string
  readonly shortName: string
  readonly region: string
  readonly group: string
  readonly lobbyIndex: number
  readonly lineup: readonly LeaguePlayer[]
  readonly roster: readonly LeaguePlayer[]
}

const ID_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** An id as the API has them: 26 letters, the same for the same key. */
export const idOf = (key: string) =>
  `01S${[...createHash('sha256').update(key).digest()]
    .slice(0, 23)
    .map((byte) => ID_LETTERS[byte % 32])
    .join('')}`

const COLORS = 'Amber Copper Ivory Cobalt Umber Russet'.split(' ')
const ANIMALS = 'Herons Badgers Lynxes Otters Ravens'.split(' ')

/** Names that readers stumble over: one name in two regions, a long one, other letters. */
function nameOf(region: RegionKey, index: number): string {
  if (index === 1) return 'Ember'
  if (index === 2) return region === 'emea' ? '零式 Rabbits' : "O'Neill & Sons Esports Club"
  const plural = region === 'emea' ? ' United' : ''
  return `${COLORS[index % 6]} ${ANIMALS[Math.floor(index / 6)]}${plural}`
}

export const CLUBS: readonly Club[] = (['americas', 'emea'] as const).flatMap((region) =>
  Array.from({ length: 30 }, (_, index) => {
    const key = `${region}/${index}`
    const random = createRandom('club', key)
    const person = (
      slot: number | string,
      role: LeaguePlayer['role'],
      name: string,
    ): LeaguePlayer => ({
      id: idOf(`player/${key}/${slot}`),
      name,
      role,
    })
    const nick = (slot: number) => `${region === 'emea' ? 'E' : 'A'}${index}-${'abcd'[slot]}`
    // A tag in front, a blank behind, and two players of one name.
    const special: Readonly<Record<string, string>> = {
      '0/0': `HRN ${nick(0)}`,
      '0/1': `${nick(1)} `,
      '10/2': 'Milo',
      '11/2': 'Milo',
    }
    return {
      key,
      region,
      group: 'ABC'[index % 3] ?? '',
      name: nameOf(region, index),
      strength: random.normal(0, 0.7),
      players: [0, 1, 2].map((slot) =>
        person(slot, 'player', special[`${index}/${slot}`] ?? nick(slot)),
      ),
      reserve: person(3, 'player', nick(3)),
      coach: index % 3 === 0 ? person('coach', 'coach', `${nick(0)}_coach`) : null,
    }
  }),
)

const club = (key: string) => CLUBS.find((one) => one.key === key)

/** From week 3 on, a player has moved from one club to another, with the same id. */
function playersOf({ key, players, reserve }: Club, week: number): readonly LeaguePlayer[] {
  const [first, second, third] = players
  const moved = club('americas/5')?.players[2]
  if (!first || !second || !third || !moved) return players
  if (key === 'americas/5' && week >= 3) return [first, second, reserve]
  if (key === 'americas/8' && week >= 3) return [first, second, moved]
  if (key === 'americas/4' && week === 2) return [first, second, reserve]
  return players
}

/** Null for a club that has disbanded. Team ids are new every season, player ids stay. */
export function teamIn(own: Club, season: string, week: number, slot: number): Team | null {
  if (own.key === 'emea/29' && week >= 3) return null
  const isRenamed = own.key === 'americas/3' && week >= 2
  const lineup = playersOf(own, week)
  return {
    club: own,
    id: idOf(`team/${season}/${own.key}`),
    versionId: idOf(`version/${season}/${own.key}/${isRenamed ? 2 : 1}`),
    name: isRenamed ? 'Northline Herons' : own.name,
    // The short name is always the newest one, so it can contradict the name.
    shortName: own.key === 'americas/3' ? 'NLH' : own.name.slice(0, 3).toUpperCase(),
    region: LEAGUE_REGIONS[own.region].slug,
    group: own.group,
    lobbyIndex: slot + 2,
    lineup,
    roster: [...new Set([...lineup, own.reserve, ...(own.coach ? [own.coach] : [])])],
  }
}
