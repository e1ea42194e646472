import { getArchive } from '#contract/archive.ts'
import { listRooms } from '#contract/draft-room.ts'
import { listLegends } from '#contract/legend.ts'
import { getClubTeams } from '#contract/own-team.ts'
import { getRecommendedComps } from '#contract/recommendation.ts'
import { getRoster } from '#contract/roster.ts'
import { getSeriesStrength, listSeries } from '#contract/series.ts'
import { getPortraits } from '#contract/system.ts'
import { getTeams } from '#contract/team.ts'
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
  server.answerIfAsked(getRecommendedComps, { recommended_comps: [] })
  // For the tooltips of legends.
  server.answerIfAsked(listLegends, {})
  server.answerIfAsked(listSeries, { series: [], total: 0 })
  server.answerIfAsked(getSeriesStrength, { field: 5.7, teams: [] })
  server.answerIfAsked(listRooms, { rooms: [] })
}
