import { getArchive } from '#contract/archive/archive.ts'
import { listRooms } from '#contract/draft/draft-room.ts'
import { listLegends } from '#contract/catalog/legend.ts'
import { getClubTeams } from '#contract/catalog/own-team.ts'
import { getPlayThis } from '#contract/regular/play-this.ts'
import { getRecommendedComps } from '#contract/regular/recommendation.ts'
import { getRoster } from '#contract/catalog/roster.ts'
import { getSeriesStrength, listSeries } from '#contract/series/series.ts'
import { findPlayers } from '#contract/stats/player.ts'
import { getPortraits } from '#contract/base/system.ts'
import { getTeams } from '#contract/team/team.ts'
import { server } from './test-server.ts'

/** What every page, the palette and the dashboard's first view may ask, from a server without games and settings. */
export function answerTheUsual() {
  server.answerIfAsked(getRoster, { legends: [], maps: [] })
  server.answerIfAsked(getPortraits, { portraits: {} })
  server.answerIfAsked(getClubTeams, { teams: [], defaultTeam: null })
  server.answerIfAsked(getArchive, {
    hasDemo: false,
    isFilling: false,
    games: 0,
    teamGames: 0,
    lastPlayed: null,
  })
  server.answerIfAsked(getTeams, { teams: [], regions: {} })
  server.answerIfAsked(findPlayers, { players: [] })
  server.answerIfAsked(getRecommendedComps, { recommended_comps: [] })
  server.answerIfAsked(getPlayThis, {
    games: 0,
    three: [],
    latest: [],
    bench: [],
    cards: [],
    isClearBest: false,
    usual: null,
    tooRare: null,
    left: [],
    field: [],
  })
  // For the tooltips of legends.
  server.answerIfAsked(listLegends, {})
  server.answerIfAsked(listSeries, { series: [], total: 0 })
  server.answerIfAsked(getSeriesStrength, { field: 5.7, teams: [] })
  server.answerIfAsked(listRooms, { rooms: [] })
}
