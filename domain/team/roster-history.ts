import { byText } from '../catalog/comp.ts'
import type { TeamGame } from './team-game.ts'

/** A member of a team in a series, as the league lists it. */
export interface ListedMember {
  readonly series: number
  readonly player: string
  readonly name: string
  readonly isCoach: boolean
}

type RosterPart = 'starter' | 'substitute' | 'coach'

/** Who belonged to a team over consecutive series. */
export interface PastRoster {
  /** Epoch seconds of the first and the last game. */
  readonly from: number
  readonly to: number
  readonly series: number
  readonly games: number
  /** Starters first, then those with the most games. */
  readonly members: readonly RosterMember[]
}

interface RosterMember {
  readonly player: string
  readonly name: string
  readonly part: RosterPart
  readonly games: number
}

interface ListedSeries {
  readonly games: readonly TeamGame[]
  readonly members: readonly ListedMember[]
  readonly key: string
}

/** The rosters of a team, newest first. Series without a list, such as scrims, don't count. */
export function rosterHistory(
  games: readonly TeamGame[],
  listed: readonly ListedMember[],
): PastRoster[] {
  const bySeries = Map.groupBy(games, ({ series }) => series)
  const byTime = [...Map.groupBy(listed, ({ series }) => series)]
    .flatMap(([series, members]): ListedSeries[] => {
      const own = bySeries.get(series)
      return own ? [{ games: own, members, key: keyOf(members) }] : []
    })
    .toSorted((a, b) => firstOf(a.games) - firstOf(b.games))
  const spans: ListedSeries[][] = []
  for (const one of byTime) {
    const span = spans.at(-1)
    if (span?.[0]?.key === one.key) span.push(one)
    else spans.push([one])
  }
  return spans.map(describe).toReversed()
}

const keyOf = (members: readonly ListedMember[]) =>
  members
    .map(({ player, isCoach }) => `${player} ${isCoach}`)
    .toSorted(byText)
    .join('\n')

const firstOf = (games: readonly TeamGame[]) =>
  games.reduce((first, { playedAt }) => Math.min(first, playedAt), Infinity)

const PARTS: readonly RosterPart[] = ['starter', 'substitute', 'coach']

function describe(span: readonly ListedSeries[]): PastRoster {
  const games = span.flatMap((series) => series.games)
  const played = games.flatMap(({ players }) => [...new Set(players.map(({ id }) => id))])
  const members = (span.at(-1)?.members ?? []).map(({ player, name, isCoach }): RosterMember => {
    const own = played.filter((id) => id === player).length
    const isStarter = own > 0 && 2 * own >= games.length
    return {
      player,
      name,
      part: isCoach ? 'coach' : isStarter ? 'starter' : 'substitute',
      games: own,
    }
  })
  return {
    from: firstOf(games),
    to: games.reduce((last, { playedAt }) => Math.max(last, playedAt), 0),
    series: span.length,
    games: games.length,
    members: members.toSorted(
      (a, b) =>
        PARTS.indexOf(a.part) - PARTS.indexOf(b.part) ||
        b.games - a.games ||
        byText(a.name, b.name),
    ),
  }
}
