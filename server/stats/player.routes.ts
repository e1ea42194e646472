import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import {
  findPlayers,
  type FoundPlayer,
  getPlayer,
  getPlayerStats,
  type PlayerDetail,
} from '#contract/stats/player.ts'
import { findLegend, legendKey } from '#domain/catalog/legend.ts'
import { picksWithout } from '#domain/stats/picks-without.ts'
import { findTeamsBySpelling } from '../archive/team/find-teams.ts'
import { latestPlayerNames } from '../archive/player/player-names.ts'
import type { Database } from '../db/schema.ts'
import { type AnswerCache, servePrebuilt } from '../http/answer-cache.ts'
import type { PlayerFilter } from './player-rows.ts'
import { type GameOfPlayer, playerRepository } from './player.repository.ts'
import { playerStatsRepository } from './player-stats.repository.ts'
import { presentGame, presentNumbers, presentResults } from './present-player.ts'

/** No one reads longer lists. */
const LIMITS = {
  rowTeams: 3,
  rowLegends: 3,
  teams: 8,
  legends: 12,
  names: 5,
  without: 3,
  picks: 4,
  recent: 24,
  found: 12,
}

/** What a player did long ago says little about what they play when a legend is banned. */
const LATEST_GAMES = 300

/** Compared with an answer about one team: it adds up the days of all players. */
const LIST_COST = 8

export function playerRoutes(app: FastifyInstance, db: Kysely<Database>, answers: AnswerCache) {
  const stats = playerStatsRepository(db)
  const details = playerRepository(db)

  servePrebuilt(
    app,
    getPlayerStats,
    answers,
    async ({ sort, direction, limit, minGames, teams, ...rest }) => {
      const filter = { ...toFilter(rest), teamIds: teams && (await teamIds(db, teams)) }
      const order = { sort, direction, limit, minGames }
      const { players, ...counts } = await stats.list(filter, order)
      const numbers = await stats.numbers({ ...filter, players })
      const names = await latestPlayerNames(db, players)
      const teamsOf = Map.groupBy(await stats.teams({ ...filter, players }), (it) => it.player)
      const legendsOf = Map.groupBy(await stats.legends({ ...filter, players }), (it) => it.player)
      return {
        ...counts,
        hasPlayers: players.length > 0 || (await stats.hasPlayers()),
        players: players.map((player) => ({
          ...presentNumbers(numbers.get(player) ?? {}),
          player,
          name: names.get(player) ?? player,
          teams: (teamsOf.get(player) ?? []).slice(0, LIMITS.rowTeams),
          legends: (legendsOf.get(player) ?? [])
            .slice(0, LIMITS.rowLegends)
            .map(({ legend, games }) => ({ legend: findLegend(legend).name, games })),
        })),
      }
    },
    { cost: () => LIST_COST },
  )

  servePrebuilt(app, getPlayer, answers, async ({ player: key, ...rest }) => {
    const player = await details.resolve(key)
    const filter = { ...toFilter(rest), players: [player] }
    const games = await details.latestGames(player, filter, LATEST_GAMES)
    const name = (await latestPlayerNames(db, [player])).get(player) ?? player
    const numbers = await stats.numbers(filter)
    const legends = await details.legends(filter)
    return {
      ...presentResults(numbers.get(player) ?? {}),
      player,
      name,
      otherNames: (await details.names(player)).filter((it) => it !== name).slice(0, LIMITS.names),
      teams: (await stats.teams(filter)).slice(0, LIMITS.teams),
      legends: legends.slice(0, LIMITS.legends).map((row) => {
        const { kills, score } = presentResults(row)
        return { legend: findLegend(row.legend).name, games: row.games, kills, score }
      }),
      counted: games.length,
      hardware: hardwareOf(games),
      recent: games.slice(0, LIMITS.recent).map(presentGame),
      without: withoutOf(games),
    }
  })

  servePrebuilt(app, findPlayers, answers, ({ search }) => findByName(db, search.trim()))
}

const withoutOf = (games: readonly GameOfPlayer[]): PlayerDetail['without'] =>
  picksWithout(games, LIMITS.without, LIMITS.picks).map(({ legend, legends, ...it }) => ({
    ...it,
    legend: findLegend(legend).name,
    legends: legends.map((pick) => ({ ...pick, legend: findLegend(pick.legend).name })),
  }))

async function findByName(
  db: Kysely<Database>,
  search: string,
): Promise<{ players: FoundPlayer[] }> {
  if (search === '') return { players: [] }
  const found = await playerRepository(db).find(search, LIMITS.found)
  const players = found.map(({ player }) => player)
  const names = await latestPlayerNames(db, players)
  const teams = Map.groupBy(
    await playerStatsRepository(db).teams({ regions: [], players }),
    (it) => it.player,
  )
  return {
    players: found.map(({ player, games, names: matching }) => {
      const name = names.get(player) ?? player
      return {
        player,
        name,
        otherNames: matching.filter((other) => other !== name).slice(0, LIMITS.names),
        team: teams.get(player)?.[0]?.team ?? null,
        games,
      }
    }),
  }
}

type Requested = Omit<PlayerFilter, 'teamIds' | 'players'>

const toFilter = ({ legend, ...rest }: Requested): PlayerFilter => ({
  ...rest,
  legend: legend === undefined ? undefined : legendKey(legend),
})

async function teamIds(db: Kysely<Database>, names: readonly string[]): Promise<number[]> {
  return [...(await findTeamsBySpelling(db, names)).values()].map(({ id }) => id)
}

/** The platform of most of these games first. */
function hardwareOf(games: readonly { hardware: string | null }[]): PlayerDetail['hardware'] {
  const known = games.flatMap(({ hardware }) => hardware ?? [])
  return [...Map.groupBy(known, (hardware) => hardware)]
    .map(([hardware, own]) => ({ hardware, games: own.length }))
    .toSorted((a, b) => b.games - a.games)
}
