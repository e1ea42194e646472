import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { getTeamPage, type TeamPageData } from '#contract/team/team-page.ts'
import type { GameKind } from '#domain/archive/game-kind.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { poiName } from '#domain/catalog/poi.ts'
import { compsByGame } from '#domain/team/comps-by-game.ts'
import { lastFullSeries } from '#domain/team/last-series.ts'
import { type LandingSpot, landingSpots, splitByMap } from '#domain/team/places.ts'
import { type LegendPool, rosterOf } from '#domain/team/roster.ts'
import { rosterHistory } from '#domain/team/roster-history.ts'
import type { TeamGame } from '#domain/team/team-game.ts'
import { playedWithout } from '#domain/team/without-legend.ts'
import { findTeam } from '../archive/team/find-teams.ts'
import { landingsOf, type ResultLanding } from '../archive/landing/landing.ts'
import type { Database } from '../db/schema.ts'
import { type AnswerCache, servePrebuilt } from '../http/answer-cache.ts'
import { toSeconds } from '../http/to-seconds.ts'
import { type TeamGameRow, teamPageRepository, type TeamPlayerRow } from './team-page.repository.ts'

/** No one reads longer lists. */
const LIMITS = {
  form: 10,
  poolLegends: 8,
  comps: 12,
  bans: 12,
  compsPerBan: 3,
  landingsPerMap: 8,
  seriesGames: 20,
  spellings: 10,
  rosters: 20,
}

/** As much work as an answer about one team, for this many games. */
const GAMES_PER_COST = 100

const UNKNOWN = {
  region: null,
  rosters: [],
  spellings: [],
  games: 0,
  firstPlayed: null,
  lastPlayed: null,
}

interface PageInput {
  team: string
  games: number
  kind?: GameKind | undefined
}

export function teamPageRoutes(app: FastifyInstance, db: Kysely<Database>, answers: AnswerCache) {
  const pages = teamPageRepository(db)

  const build = async (input: PageInput): Promise<TeamPageData> => {
    const found = await findTeam(db, input.team)
    if (!found) return { ...UNKNOWN, team: input.team, ...summarize([]) }
    const totals = await pages.totals(found.id, input.games, input.kind)
    const rows = await pages.games(found.id, totals.since, input.games, input.kind)
    const ids = rows.map(({ id }) => id)
    const players = await pages.players(ids)
    const games = toGames(rows, players, await landingsOf(db, ids))
    const series = [...new Set(rows.map((row) => row.series_id))]
    const listed = await pages.listed(found.id, series)
    return {
      team: found.name,
      region: await pages.region(found.id),
      spellings: await pages.spellings(found.id, LIMITS.spellings),
      games: totals.games,
      firstPlayed: totals.first && toSeconds(totals.first),
      lastPlayed: totals.last && toSeconds(totals.last),
      rosters: rosterHistory(games, listed).slice(0, LIMITS.rosters),
      ...summarize(games),
    }
  }
  servePrebuilt(app, getTeamPage, answers, build, {
    cost: ({ games }) => Math.ceil(games / GAMES_PER_COST),
  })
}

function toGames(
  rows: readonly TeamGameRow[],
  players: readonly TeamPlayerRow[],
  landings: readonly ResultLanding[],
): TeamGame[] {
  const byResult = Map.groupBy(players, (row) => row.team_result_id)
  const landingOf = new Map(landings.map((row) => [row.team_result_id, row]))
  return rows.map((row) => ({
    series: row.series_id,
    event: row.event,
    number: row.number,
    map: row.map,
    playedAt: toSeconds(row.played_at),
    placement: row.placement,
    kills: row.kills,
    points: row.points,
    legends: row.legends,
    bans: row.bans,
    players: (byResult.get(row.id) ?? []).map(({ player, name, legend }) => ({
      id: player,
      name,
      legend,
    })),
    poi: landingOf.get(row.id)?.poi ?? null,
    poiId: landingOf.get(row.id)?.poi_id ?? null,
    landingSource: landingOf.get(row.id)?.source ?? null,
  }))
}

const summarize = (games: readonly TeamGame[]) => ({
  counted: { games: games.length, series: new Set(games.map(({ series }) => series)).size },
  form: games.slice(0, LIMITS.form).map(presentGame),
  roster: rosterOf(games, LIMITS.poolLegends).map((player) => ({
    ...player,
    withRoster: presentPool(player.withRoster),
    whole: presentPool(player.whole),
  })),
  comps: compsByGame(games, LIMITS.comps).map(named),
  without: playedWithout(games, LIMITS.bans, LIMITS.compsPerBan).map((ban) => ({
    ...ban,
    legend: nameOf(ban.legend),
    comps: ban.comps.map(named),
  })),
  maps: splitByMap(games),
  landings: landingSpots(games, LIMITS.landingsPerMap).map(presentLanding),
  lastSeries: presentSeries(lastFullSeries(games).slice(0, LIMITS.seriesGames)),
})

const nameOf = (legend: string) => findLegend(legend).name

const named = <T extends { readonly legends: readonly string[] }>(it: T) => ({
  ...it,
  legends: it.legends.map(nameOf),
})

const presentGame = (game: TeamGame) => ({ ...game, legends: game.legends.map(nameOf) })

const presentPool = ({ games, legends }: LegendPool) => ({
  games,
  legends: legends.map((it) => ({ ...it, legend: nameOf(it.legend) })),
})

/** Files name a POI in many ways; ours is the same on every screen. */
function presentLanding(spot: LandingSpot): LandingSpot {
  return { ...spot, poi: spot.poiId === null ? spot.poi : poiName(spot.map, spot.poiId) }
}

function presentSeries(games: readonly TeamGame[]) {
  const [first] = games
  return first ? { id: first.series, event: first.event, games: games.map(presentGame) } : null
}
