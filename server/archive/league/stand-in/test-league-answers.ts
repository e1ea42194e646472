import { matchPointWinner, rankedTeams } from './test-standings.ts'
import { idOf, type Team } from './test-clubs.ts'
import type { Game } from './test-games.ts'
import { type inventLeague, LEAGUE_MAPS, type Pick, type LeagueSeries } from './test-league.ts'

/** Builds the API's answers: field names, nesting and types are those of the live API without a key. */
export function leagueAnswers({ seasons, series }: ReturnType<typeof inventLeague>) {
  const seriesOf = (id: string) => series.find((one) => one.id === id)
  const inSeries = (id: string, answer: (of: LeagueSeries) => unknown) => {
    const found = seriesOf(id)
    return found && answer(found)
  }
  const routes: readonly (readonly [RegExp, (id: string, number: string) => unknown])[] = [
    [
      /^\/seasons$/,
      () =>
        seasons.map(({ from, to, ...rest }) => ({
          ...rest,
          startDate: iso(from),
          endDate: iso(to),
        })),
    ],
    [
      /^\/series\/seasons\/(\w+)$/,
      (id) =>
        seasons.some((season) => season.id === id)
          ? { series: series.filter(({ season }) => season.id === id).map(listedSeries) }
          : undefined,
    ],
    [
      /^\/series\/upcoming$/,
      () => ({ series: series.filter(({ status }) => status !== 'completed').map(listedSeries) }),
    ],
    [/^\/series\/(\w+)$/, (id) => inSeries(id, wholeSeries)],
    [
      /^\/series\/(\w+)\/matches$/,
      (id) => inSeries(id, (of) => ({ matches: of.games.map((game) => wholeMatch(of, game)) })),
    ],
    [
      /^\/series\/(\w+)\/teams$/,
      (id) => inSeries(id, ({ teams }) => ({ teams: teams.map(listedTeam) })),
    ],
    [/^\/stats\/series\/(\w+)$/, (id) => inSeries(id, seriesStats)],
    [
      /^\/stats\/series\/(\w+)\/match\/number\/(\d+)$/,
      (id, number) => inSeries(id, (of) => matchStats(of, Number(number))),
    ],
    [
      /^\/poi-drafts\/(\w+)\/pick$/,
      (id) => {
        const found = series.find(({ draftId }) => draftId === id)
        return found && { picks: found.picks.map(draftPick) }
      },
    ],
  ]
  /** Undefined: 404. */
  return (path: string): unknown => {
    for (const [pattern, answer] of routes) {
      const found = pattern.exec(path)
      if (found) return answer(found[1] ?? '', found[2] ?? '')
    }
    return undefined
  }
}

const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())
const mapOf = (name: string | null) =>
  name === null ? null : { id: LEAGUE_MAPS[name]?.[0], name, inGameName: LEAGUE_MAPS[name]?.[1] }

const seriesHead = ({ id, name, status, draftId, startsAt, games, ...rest }: LeagueSeries) => ({
  id,
  name,
  status,
  poiDraftId: draftId,
  startsAt: iso(startsAt),
  completedAt: iso(
    status === 'completed' ? Math.max(...games.map((game) => game.completedAt ?? 0)) : null,
  ),
  isMatchPointFormat: rest.isMatchPoint,
  matchPointThreshold: rest.threshold,
  vodUrl: null,
  seriesNumber: rest.number,
})

const listedSeries = (series: LeagueSeries) => ({
  ...seriesHead(series),
  boothDraftId: null,
  round: null,
  phase: {
    id: idOf(`phase/${series.tournament.id}`),
    name: `${series.tournament.name} Pro League`,
  },
  event: {
    id: idOf(`event/${series.tournament.id}/${series.region.id}`),
    name: series.tournament.name,
  },
  region: series.region,
  tournament: series.tournament,
  season: series.season,
  matches: series.games.map((game) => shortMatch(series, game)),
})

const wholeSeries = (series: LeagueSeries) => ({
  ...seriesHead(series),
  phaseId: idOf(`phase/${series.tournament.id}`),
  eventId: idOf(`event/${series.tournament.id}/${series.region.id}`),
  regionId: series.region.id,
  tournamentId: series.tournament.id,
  seasonId: series.season.id,
  minMatches: series.threshold === null ? null : 6,
  seasonName: series.season.name,
  phaseName: `${series.tournament.name} Pro League`,
  eventName: series.tournament.name,
  regionName: series.region.name,
  tournamentName: series.tournament.name,
})

const listedTeam = ({
  id,
  versionId,
  name,
  shortName,
  region,
  group,
  lobbyIndex,
  roster,
}: Team) => ({
  teamId: id,
  teamVersionId: versionId,
  name,
  shortName,
  logoDark: null,
  logoLight: null,
  group,
  region,
  lobbyIndex,
  disbanded: false,
  players: roster.map((player) => ({ ...player, frontImage: null, teamVersionId: versionId })),
})

const shortMatch = ({ id: seriesId }: LeagueSeries, game: Game) => ({
  id: game.id,
  seriesId,
  matchNumber: game.number,
  map: mapOf(game.map),
  status: game.status,
  inGameStatus: game.status === 'live' ? 'playing' : null,
  winnerDetermined: game.status === 'completed',
  startedAt: iso(game.status === 'pending' ? null : game.startedAt),
  playStartedAt: iso(game.status === 'pending' ? null : game.playStartedAt),
  completedAt: iso(game.completedAt),
})

const wholeMatch = (series: LeagueSeries, game: Game) => ({
  ...shortMatch(series, game),
  winner:
    game.hasWinner && game.rows[0]
      ? { name: game.rows[0].team.name, kills: game.rows[0].kills }
      : null,
  bannedCharacters: game.bans.map((name) => ({ matchId: game.id, character: characterOf(name) })),
})

const characterOf = (name: string) => ({
  id: name === '' ? null : idOf(`legend/${name}`),
  name: name === '' ? null : name,
  image: null,
})

const statsTeam = ({ id, name, shortName, region, versionId }: Team) => ({
  id,
  name,
  shortName,
  region,
  versionId,
  logoLight: null,
  logoDark: null,
})

/** A running game has no placements yet. */
const matchStats = (series: LeagueSeries, number: number) => {
  const game = series.games[number - 1]
  if (!game?.hasStats || game.rows.length === 0) return undefined
  return {
    seriesId: series.id,
    matchId: game.id,
    matchStatus: game.status,
    matchNumber: number,
    map: game.map === null ? null : { id: LEAGUE_MAPS[game.map]?.[0], name: game.map },
    teams: game.rows.map(({ team, placement, kills, points, players }) => ({
      ...statsTeam(team),
      placement,
      placementPoints: points - kills,
      points,
      kills,
      eliminated: placement > 1,
      matchPointEligible: false,
      lobbyIndex: team.lobbyIndex,
      players:
        players &&
        players.map(({ player, isNamed, legend, kills: own }) => ({
          id: player.id,
          name: isNamed ? player.name : null,
          kills: own,
          knockedDown: placement > 1,
          killed: placement > 1,
          character: characterOf(legend),
          frontImage: null,
        })),
    })),
  }
}

const seriesStats = (series: LeagueSeries) => {
  const ranked = rankedTeams(series)
  if (ranked.length === 0) return undefined
  const winner = matchPointWinner(series)
  return {
    seriesId: series.id,
    seriesStatus: series.status,
    teams: ranked.map(({ team, points, kills }, index) => ({
      ...statsTeam(team),
      position: index + 1,
      points,
      placementPoints: points - kills,
      kills,
      matchPointEligible: false,
      wonMatchPoint: team.id === winner,
      eliminated: true,
      players: [],
    })),
  }
}

const draftPick = ({ team, map, spot, pickNumber, actualPickNumber }: Pick) => ({
  id: idOf(`pick/${team.id}/${pickNumber}`),
  pickNumber,
  actualPickNumber,
  timedOut: pickNumber !== actualPickNumber,
  pickByTime: null,
  pickedAt: null,
  isActivePick: false,
  map: spot ? mapOf(map) : { id: null, name: null, inGameName: null },
  spawnLocation: spot
    ? { id: idOf(`spot/${map}/${spot.inGameDropId}`), ...spot }
    : { id: null, name: null, x: null, y: null, inGameDropId: null },
  player: { id: null, name: null, frontImage: null },
  team: statsTeam(team),
})
