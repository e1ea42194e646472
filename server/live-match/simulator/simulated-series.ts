import { addBan, mostPicked, type TeamPicks } from '#domain/draft/ban.ts'
import { legendKey, LEGENDS } from '#domain/catalog/legend.ts'
import type { SpecifiedMapId } from '#domain/catalog/shipped-maps.ts'
import { gamePoints } from '#domain/archive/score.ts'
import { createRandom } from '../../archive/demo/season/random.ts'
import { addFaults, type SeriesStep, stopped } from './simulated-faults.ts'
import { type KnownGame, simulateLiveGame } from './simulated-game.ts'
import { simulatedLobby, type SimulatedPlayer, type SimulatedTeam } from './simulated-lobby.ts'

export interface SimulatedMatch {
  readonly steps: readonly SeriesStep[]
  /** Null for a match that was stopped. */
  readonly known: KnownGame | null
  /** Keys of the legends banned in it, in the order of banning. */
  readonly bans: readonly string[]
}

export interface SeriesPlan {
  readonly seed: number
  /** Epoch seconds of the first match setup. */
  readonly startedAt: number
  readonly hasFaults: boolean
  /** All six if it isn't given. */
  readonly games?: number
}

const MAPS_OF_SERIES: readonly SpecifiedMapId[] = [
  'stormpoint',
  'stormpoint',
  'worldsedge',
  'worldsedge',
  'edistrict',
  'brokenmoon',
]
const BREAK_S = 240

/** Six games with the ban rule: the most picked legend of each game is banned in all later ones. */
export function simulateSeries(plan: SeriesPlan): SimulatedMatch[] {
  const { seed, startedAt, hasFaults, games: count = MAPS_OF_SERIES.length } = plan
  const teams = simulatedLobby()
  const games: SimulatedMatch[] = []
  const played: TeamPicks[][] = []
  let bans: readonly string[] = []
  let nextAt = startedAt
  const play = (map: SpecifiedMapId, name: string) => {
    const gameSeed = `${seed}:${name}`
    const legends = pickLegends(teams, bans, gameSeed)
    const { steps, known } = simulateLiveGame({
      map,
      teams,
      legends,
      startedAt: nextAt,
      seed: gameSeed,
    })
    nextAt = Math.ceil(steps.at(-1)?.at ?? nextAt) + BREAK_S
    return { steps, known }
  }
  for (const [index, map] of MAPS_OF_SERIES.slice(0, count).entries()) {
    const { steps, known } = play(map, `${index + 1}`)
    const sent = hasFaults
      ? addFaults(steps, index + 1)
      : steps.map(({ at, event }) => ({ at, send: event }))
    games.push({ steps: sent, known, bans })
    const picks = picksOf(known)
    const banned = mostPicked(picks, 'points', played)
    if (banned) bans = addBan(bans, banned.legend, known.startedAt * 1000)
    played.push(picks)
    if (hasFaults && index === 3) {
      games.push({ steps: stopped(play(map, 'stopped').steps), known: null, bans })
    }
  }
  return games
}

/** Three different legends per team; some are far more popular than others, differently in each series. */
function pickLegends(
  teams: readonly SimulatedTeam[],
  bans: readonly string[],
  seed: string,
): Map<SimulatedPlayer, string> {
  const [series = ''] = seed.split(':')
  const popular = createRandom('popular', series).shuffled(LEGENDS)
  const open = popular.filter(({ key }) => !bans.includes(key))
  const random = createRandom('picks', seed)
  return new Map(
    teams.flatMap(({ players }) => {
      const left = [...open]
      return players.map((player) => {
        const [legend] = left.splice(random.weighted(left.map((_, rank) => 1 / (rank + 2))), 1)
        return [player, legend?.label ?? ''] as const
      })
    }),
  )
}

/** The winner of the lobby first, as the tie rule needs it. */
const picksOf = ({ teams }: KnownGame): TeamPicks[] =>
  teams
    .map(({ name, placement, players }) => ({
      team: name,
      legends: players.map(({ legend }) => legendKey(legend)),
      points: gamePoints(
        placement,
        players.reduce((sum, { kills }) => sum + kills, 0),
      ),
      placement,
    }))
    .toSorted((a, b) => b.points - a.points)
