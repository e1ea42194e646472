import { LEGENDS } from '#domain/catalog/legend.ts'
import { addBan, mostPicked } from '#domain/draft/ban.ts'
import { gamePoints } from '#domain/archive/score.ts'
import { createRandom, type Random } from '../../demo/season/random.ts'
import type { Club, LeaguePlayer, Team } from './test-clubs.ts'

export interface LeagueRow {
  team: Team
  placement: number
  kills: number
  points: number
  /** Null: the list is missing. */
  players: { player: LeaguePlayer; isNamed: boolean; legend: string; kills: number }[] | null
}

export interface Game {
  id: string
  number: number
  map: string | null
  status: string
  startedAt: number
  playStartedAt: number | null
  completedAt: number | null
  /** Names of the legends banned in it. */
  bans: readonly string[]
  rows: LeagueRow[]
  hasStats: boolean
  hasWinner: boolean
}

/** The last one is known to no one but the league. */
const LEGEND_NAMES: readonly string[] = [...LEGENDS.map(({ label }) => label), 'Halyard']

/** Placement and kills of some teams in each game, by team id. */
export type FixedResults = ReadonlyMap<string, readonly (readonly [number, number])[]>

/** Plays games one after another, each with a ban for the rest. `isPlayed` is false for those that were called off. */
export function playGames(
  key: string,
  games: readonly Game[],
  teams: readonly Team[],
  fixed: FixedResults = new Map(),
  isPlayed: (number: number) => boolean = () => true,
) {
  let bans: readonly string[] = []
  const earlier: ReturnType<typeof picksOf>[] = []
  for (const game of games) {
    game.bans = bans
    if (!isPlayed(game.number)) continue
    const random = createRandom('game', key, game.number)
    const order = finishingOrder(teams, random, (id) => fixed.get(id)?.[game.number - 1]?.[0])
    game.rows = order.map((team, index) => {
      const kills = fixed.get(team.id)?.[game.number - 1]?.[1] ?? random.count(9, 0.5 - index / 45)
      const legends = legendsOf(team.club, bans, random)
      const killers = Array.from({ length: kills }, () => random.index(3))
      return {
        team,
        placement: index + 1,
        kills,
        points: gamePoints(index + 1, kills),
        players: team.lineup.map((player, slot) => ({
          player,
          isNamed: true,
          legend: legends[slot] ?? '',
          kills: killers.filter((one) => one === slot).length,
        })),
      }
    })
    const picks = picksOf(game.rows)
    const ban = mostPicked(picks, 'series', earlier)
    earlier.push(picks)
    if (ban) bans = addBan(bans, ban.legend)
  }
}

function finishingOrder(
  teams: readonly Team[],
  random: Random,
  placeOf: (id: string) => number | undefined,
): Team[] {
  const order = teams
    .filter(({ id }) => placeOf(id) === undefined)
    .map((team) => ({ team, luck: team.club.strength + random.gumbel() }))
    .toSorted((a, b) => b.luck - a.luck)
    .map(({ team }) => team)
  const placed = teams.filter(({ id }) => placeOf(id) !== undefined)
  for (const team of placed.toSorted((a, b) => (placeOf(a.id) ?? 0) - (placeOf(b.id) ?? 0)))
    order.splice((placeOf(team.id) ?? 1) - 1, 0, team)
  return order
}

/** The three legends that the club likes most of those that aren't banned. */
function legendsOf(club: Club, bans: readonly string[], random: Random): readonly string[] {
  const taste = createRandom('taste', club.key)
  return LEGEND_NAMES.map((name, place) => ({
    name,
    like: ((place * 7) % LEGEND_NAMES.length) / LEGEND_NAMES.length + taste.even() * 0.9,
  }))
    .filter(({ name }) => !bans.includes(name))
    .map(({ name, like }) => ({ name, like: like + random.even() * 0.15 }))
    .toSorted((a, b) => b.like - a.like)
    .slice(0, 3)
    .map(({ name }) => name)
}

const picksOf = (rows: readonly LeagueRow[]) =>
  rows.map(({ team, points, placement, players }) => ({
    team: team.id,
    points,
    placement,
    legends: (players ?? []).map(({ legend }) => legend),
  }))
