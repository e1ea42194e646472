import { getTeamPage, type TeamPageData } from '#contract/team/team-page.ts'
import { teamKey } from '#domain/team/team.ts'
import { answerCup, CUP_SERIES } from './cup.ts'
import { server } from './test-server.ts'

/** Answers what the page of a team of the cup asks, with only its last series on it. */
export function answerTeamPages(change: Partial<TeamPageData> = {}) {
  answerCup()
  server.answerEachIfAsked(getTeamPage, ({ team }) => {
    const name = CUP_SERIES.teams.find((other) => teamKey(other) === teamKey(team))
    return name === undefined ? { ...NO_GAMES, team } : { ...PLAYED, ...change, team: name }
  })
}

const NO_GAMES: TeamPageData = {
  team: '',
  region: null,
  spellings: [],
  games: 0,
  firstPlayed: null,
  lastPlayed: null,
  counted: { games: 0, series: 0 },
  form: [],
  roster: [],
  rosters: [],
  comps: [],
  without: [],
  maps: [],
  landings: [],
  lastSeries: null,
}

const GAME = {
  number: 1,
  map: 'stormpoint',
  playedAt: CUP_SERIES.lastPlayed,
  placement: 1,
  kills: 5,
  points: 17,
  legends: ['Ash', 'Crypto', 'Newcastle'],
}

const PLAYED: TeamPageData = {
  ...NO_GAMES,
  games: 1,
  counted: { games: 1, series: 1 },
  form: [GAME],
  lastSeries: { id: CUP_SERIES.id, event: CUP_SERIES.event, games: [GAME] },
}
