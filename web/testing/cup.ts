import { getArchive } from '#contract/archive/archive.ts'
import { getHistoricalTeamComps } from '#contract/regular/comp.ts'
import { getForecast, type TeamForecast } from '#contract/forecast/forecast.ts'
import { getTrackRecord } from '#contract/forecast/forecast-record.ts'
import { listSeries } from '#contract/series/series.ts'
import { getTeamRanking } from '#contract/team/team-ranking.ts'
import { getTeams } from '#contract/team/team.ts'
import { LEGENDS } from '#domain/catalog/legend.ts'
import { NEW_RECORD } from '../forecast/record/test-report.ts'
import { server } from './test-server.ts'

// A series of three games, as the server answers when its file is imported: e2e/files/regular-games.ts has the same.

export const OWLS = 'Owls, Copper'
/** Their regular view. */
export const CUP_LOBBY = '/dashboard?teams=Alliance,Owls%252C Copper,Reed'

/** A day and a half ago, so that every weight is times 3. */
const PLAYED = Math.floor(Date.now() / 1000) - 36 * 3600

/** A composition with the points of its games, by their number in the series. */
function record(comp: string, points: Readonly<Record<number, number>>) {
  const games = Object.keys(points).map(Number)
  const scores = Object.values(points)
  const sum = scores.reduce((total, score) => total + score, 0)
  const sumOfSquares = scores.reduce((total, score) => total + score ** 2, 0)
  return {
    comp: comp.split(' '),
    games: games.length,
    avg_points: sum / games.length,
    points: { n: games.length, sum, sumOfSquares },
    game_orders: games,
    banned_with: [
      ...(games.some((game) => game > 1) ? ['Ash'] : []),
      ...(games.includes(3) ? ['Newcastle'] : []),
    ],
    is_available: true,
    last_played: PLAYED,
  }
}

const PLAYED_BY = new Map([
  [
    'Alliance',
    [
      record('Ash Crypto Newcastle', { 1: 17 }),
      record('Catalyst Newcastle Wraith', { 2: 12 }),
      record('Catalyst Gibraltar Horizon', { 3: 14 }),
    ],
  ],
  [
    OWLS,
    [record('Ash Crypto Newcastle', { 1: 10 }), record('Catalyst Gibraltar Horizon', { 2: 16 })],
  ],
  ['Reed', [record('Catalyst Newcastle Wraith', { 1: 7, 2: 9 })]],
])

const compsOf = (team: string) => PLAYED_BY.get(team) ?? []
const gamesOf = (comps: readonly { games: number }[]) =>
  comps.reduce((sum, { games }) => sum + games, 0)

/** Everything the regular view asks about the teams of the cup. */
export function answerCup() {
  server.answerIfAsked(getArchive, {
    hasDemo: false,
    isFilling: false,
    games: 3,
    teamGames: 7,
    lastPlayed: PLAYED * 1000,
  })
  server.answerIfAsked(getTeams, { teams: ['Alliance', OWLS, 'Reed'], regions: {} })
  server.answerIfAsked(getTeamRanking, {
    least: 5,
    field: 0,
    ranked: 0,
    unranked: 3,
    teams: [],
  })
  server.answerIfAsked(listSeries, { series: [CUP_SERIES], total: 1 })
  server.answerIfAsked(getTrackRecord, NEW_RECORD)
  answerComps()
  answerForecast()
}

export const CUP_SERIES = {
  id: 5,
  event: 'Cup',
  set: null,
  region: 'EMEA' as const,
  lastPlayed: PLAYED,
  isDemo: false,
  games: 3,
  teams: ['Alliance', OWLS, 'Reed'],
  bans: ['Ash', 'Newcastle', 'Catalyst'],
  map: 'stormpoint',
  nextMap: { map: 'stormpoint', times: 9, of: 10 },
}

export const answerComps = () =>
  server.answerEachIfAsked(getHistoricalTeamComps, ({ teams }) => ({
    team_comps: teams.map((team) => {
      const comps = compsOf(team)
      return { team, games: gamesOf(comps), comps }
    }),
  }))

/** Invented chances. Picks that are known are the only composition, and what is banned isn't banned again. */
export const answerForecast = () =>
  server.answerEachIfAsked(getForecast, ({ teams, bannedLegends, known }) => ({
    countedFrom: PLAYED + 86_400,
    isOldArchive: false,
    isNewSeason: false,
    trained: null,
    teams: teams.map((team) => forecastOf(team, known)),
    nextBan: LEGENDS.filter(({ key }) => !bannedLegends.includes(key)).map(({ name }) => ({
      legend: name,
      chance: 0.1,
      expectedPicks: 2,
    })),
    tieRule: 'points' as const,
    record: { composition: null, nextBan: null },
  }))

interface KnownPicks {
  team: string
  legends: string[]
}

function forecastOf(team: string, known: readonly KnownPicks[]): TeamForecast {
  const picks = known.find((one) => one.team === team)?.legends ?? []
  const comps = picks.length === 3 ? [picks] : compsOf(team).map(({ comp }) => comp)
  return {
    team,
    games: gamesOf(compsOf(team)),
    knowledge: 'thin',
    situation: 'opener',
    last:
      team === 'Alliance'
        ? { comp: ['Catalyst', 'Gibraltar', 'Horizon'], placement: 1, game: 3 }
        : null,
    comps: comps.map((comp) => ({
      comp,
      chance: 0.9 / comps.length,
      isLast: false,
      players: comp.map((legend) => ({ legend, player: null, id: null })),
      reasons: [],
    })),
    other: 0.1,
  }
}
