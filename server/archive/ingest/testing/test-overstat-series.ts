import { FIRST_TEAM_SLOT } from '#domain/live-match/feed/live-match.ts'

/** Legends are separated by commas, because one has a space in its name. */
type Row = readonly [team: string, kills: number, legends: string]

interface Game {
  readonly map: string
  readonly hasLivedata?: boolean
  /** In order of placement. */
  readonly rows: readonly Row[]
}

export interface Series {
  readonly id: number
  readonly event: string
  readonly startedAt: string
  /** Live data alone lacks what Respawn's statistics count, but has what an observer sees. */
  readonly isLiveOnly: boolean
  /** By slot. */
  readonly teams: readonly string[]
  readonly games: readonly Game[]
  readonly settings: object
}

/** For placements 1 to 20; a kill is one more point. */
export const PLACEMENT_POINTS = [12, 9, 7, 5, 4, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0]

const SECONDS_BETWEEN_GAMES = 1500

/** A saved overstat set `{ stats, match, settings }` with every field that real ones have. */
export function buildSeries(series: Series) {
  const games = series.games.map((game, index) => buildGame(series, game, index))
  const standings = series.teams
    .map((name, slot) => buildStanding(name, slot + FIRST_TEAM_SLOT, games))
    .toSorted((a, b) => b.overall_stats.score - a.overall_stats.score)
  for (const [index, { overall_stats: total }] of standings.entries()) total.position = index + 1
  return {
    stats: {
      total: games.length,
      source: series.isLiveOnly ? 'livedata' : 'statscode+livedata',
      matchId: String(series.id),
      games,
      teams: standings,
      analytics: { qualityScore: 5.5 },
    },
    match: matchOf(series.id, series.event, true),
    settings: series.settings,
  }
}

/** A set before its first game has neither games nor numbers. */
export const buildUnplayed = ({
  id,
  event,
  teams,
  settings,
}: Pick<Series, 'id' | 'event' | 'teams' | 'settings'>) => ({
  stats: {
    teams: teams.map((name, slot) => ({
      name,
      teamId: slot + FIRST_TEAM_SLOT,
      player_stats: [],
      overall_stats: { name },
    })),
  },
  match: matchOf(id, event, false),
  settings,
})

const matchOf = (id: number, event: string, hasLivedata: boolean) => ({
  hasLivedata,
  id,
  eventId: event,
  organizer: 7,
  username: 'lanternscrims',
  displayName: 'Lantern Scrims',
  organizerName: 'Lantern Scrims',
})

type BuiltGame = ReturnType<typeof buildGame>
type BuiltTeam = ReturnType<typeof buildTeam>

function buildGame(series: Series, { map, hasLivedata = true, rows }: Game, index: number) {
  const id = series.id * 10 + index
  const start = Date.parse(series.startedAt) / 1000 + index * SECONDS_BETWEEN_GAMES
  const statscode = hasLivedata ? 'statscode+livedata' : 'statscode'
  const teams = rows
    .map((row, place) => buildTeam(series, id, place + 1, row))
    .toSorted((a, b) => b.overall_stats.score - a.overall_stats.score)
  return {
    id,
    organizer: null,
    eventId: null,
    game: index + 1,
    match_start: start,
    mid: `${id}:10000:${start - 8}`,
    map_name: map,
    aim_assist_allowed: false,
    matchId: series.id,
    source: series.isLiveOnly ? 'livedata' : statscode,
    livedata: hasLivedata ? id + 100_000 : null,
    livedata_checked: !series.isLiveOnly,
    teams,
    analytics: { qualityScore: 5.5, rawScore: 5.5, legendBan: mostPicked(teams) },
  }
}

/** Given for every game, with or without bans. Ties go to the first team by points. */
function mostPicked(teams: readonly BuiltTeam[]): string {
  const picks = Map.groupBy(
    teams.flatMap((team) => team.overall_stats.characters),
    (legend) => legend,
  )
  return [...picks].reduce((most, next) => (next[1].length > most[1].length ? next : most))[0]
}

function buildTeam(series: Series, gameId: number, placement: number, [name, kills, legends]: Row) {
  const teamId = series.teams.indexOf(name) + FIRST_TEAM_SLOT
  const score = (PLACEMENT_POINTS[placement - 1] ?? 0) + kills
  const ofTeam = { gameId, teamId, teamPlacement: placement, matchId: series.id, score }
  const played = legends.split(', ')
  const players = played.map((legend, seat) => {
    const playerId = series.id * 1000 + teamId * 10 + seat
    return {
      id: gameId * 1000 + teamId * 10 + seat,
      playerId,
      name: `Player-${playerId}`,
      teamName: name.trim(),
      characterName: legend,
      ...ofTeam,
      ...playerNumbers(series, placement, seat, share(kills, seat, played.length)),
    }
  })
  return {
    teamId,
    name,
    overall_stats: {
      id: gameId * 100 + teamId,
      name,
      ...ofTeam,
      ...sumsOf(players),
      kills,
      characters: played.toSorted(),
    },
    player_stats: players,
  }
}

/** Deals kills in turn: 7 become 3, 2 and 2. */
const share = (kills: number, seat: number, seats: number) =>
  Math.floor((kills + seats - 1 - seat) / seats)

/** The winner's first player survives 1200 seconds; each placement below subtracts 100 and each seat 10. */
function playerNumbers({ isLiveOnly }: Series, placement: number, seat: number, kills: number) {
  const ofStatistics = (value: number) => (isLiveOnly ? null : value)
  const ofLiveData = (value: number) => (isLiveOnly ? value : null)
  return {
    kills,
    knockdowns: kills + 1,
    damageDealt: kills * 350 + 200,
    survivalTime: 1300 - placement * 100 - seat * 10,
    shots: isLiveOnly ? 0 : 300,
    hits: ofStatistics(60),
    headshots: ofStatistics(8),
    assists: ofStatistics(2),
    revivesGiven: ofStatistics(1),
    respawnsGiven: ofStatistics(0),
    hardware: isLiveOnly ? null : 'PC_STEAM',
    grenadesThrown: ofLiveData(3),
    ultimatesUsed: ofLiveData(2),
    tacticalsUsed: ofLiveData(9),
    damageTaken: ofLiveData(450),
    skin: isLiveOnly ? 'Quiet Evening' : null,
  }
}

const SUMMED = [
  'kills',
  'knockdowns',
  'damageDealt',
  'survivalTime',
  'shots',
  'hits',
  'headshots',
  'assists',
  'revivesGiven',
  'respawnsGiven',
  'grenadesThrown',
  'ultimatesUsed',
  'tacticalsUsed',
  'damageTaken',
] as const

/** For a team or a whole set. Values that are unknown for every player sum to 0, as in overstat. */
const sumsOf = (parts: readonly Readonly<Record<(typeof SUMMED)[number], number | null>>[]) =>
  Object.fromEntries(
    SUMMED.map((name) => [name, parts.reduce((sum, part) => sum + (part[name] ?? 0), 0)]),
  )

/** Over all games, with lists sorted best first: they don't say which game a number is from. */
function buildStanding(name: string, teamId: number, games: readonly BuiltGame[]) {
  const own = games.flatMap(({ teams }) => teams.filter((team) => team.teamId === teamId))
  const scores = own.map((team) => team.overall_stats.score).toSorted((a, b) => b - a)
  const places = own.map((team) => team.overall_stats.teamPlacement).toSorted((a, b) => a - b)
  const kills = own.map((team) => team.overall_stats.kills).toSorted((a, b) => b - a)
  const score = scores.reduce((sum, next) => sum + next, 0)
  const players = own.flatMap((team) => team.player_stats)
  return {
    teamId,
    name,
    overall_stats: {
      id: String(teamId),
      name,
      position: 0,
      score,
      bestGame: Math.max(...scores),
      bestPlacement: Math.min(...places),
      bestKills: Math.max(...kills),
      scoreArray: scores,
      placementArray: places,
      killsArray: kills,
      ...sumsOf(players),
      accuracy: accuracyOf(players),
    },
    player_stats: [...Map.groupBy(players, ({ playerId }) => playerId)].map(
      ([playerId, seats]) => ({
        name: `Player-${playerId}`,
        playerId,
        ...sumsOf(seats),
        score,
        accuracy: accuracyOf(seats),
        characters: [...new Set(seats.map(({ characterName }) => characterName))],
      }),
    ),
  }
}

const accuracyOf = (seats: readonly { readonly hits: number | null }[]) =>
  seats.some(({ hits }) => hits === null) ? null : 0.2
