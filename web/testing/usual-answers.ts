import { listDevices } from '#contract/account/device.ts'
import { listGameTwins } from '#contract/archive/game-twin.ts'
import { listPlayerMerges } from '#contract/archive/player-admin.ts'
import { listMergeSuggestions } from '#contract/archive/team-admin.ts'
import { getArchive } from '#contract/archive/archive.ts'
import { type DraftRoom, getRoom, listRooms } from '#contract/draft/draft-room.ts'
import { listLegends } from '#contract/catalog/legend.ts'
import { getClubTeams } from '#contract/catalog/own-team.ts'
import { getMenu } from '#contract/base/menu.ts'
import { getNote } from '#contract/note/note.ts'
import { getPlayThis } from '#contract/regular/play-this.ts'
import { getRecommendedComps } from '#contract/regular/recommendation.ts'
import { getRoster } from '#contract/catalog/roster.ts'
import { getSeriesStrength, listSeries } from '#contract/series/series.ts'
import { listAccountLinks } from '#contract/share/account-link.ts'
import { findPlayers } from '#contract/stats/player.ts'
import { getPortraits } from '#contract/base/system.ts'
import { getTeamRatings } from '#contract/team/team-rating.ts'
import { getTeams } from '#contract/team/team.ts'
import { server } from './test-server.ts'

export const MAIN_ROOM: DraftRoom = {
  id: 1,
  name: 'Main room',
  event: '',
  team: null,
  series: null,
  teams: [],
  maps: [],
  isPrivate: false,
  createdBy: null,
  createdAt: 0,
  finishedAt: null,
  changedAt: null,
  bannedLegends: [],
  games: 0,
  firstGame: 1,
  lastPlayed: 0,
  nextGame: 1,
  points: null,
  people: [],
  editors: null,
  role: 'edit',
}

/** What every page, the palette and the dashboard's first view may ask, from a server without games and settings. */
export function answerTheUsual() {
  // For the counts beside the sections of the admin panel.
  server.answerIfAsked(listMergeSuggestions, { suggestions: [], lastMerge: null })
  server.answerIfAsked(listPlayerMerges, { suggestions: [] })
  server.answerIfAsked(listGameTwins, { twins: [], joined: [] })
  server.answerIfAsked(getRoster, { legends: [], maps: [] })
  server.answerIfAsked(listDevices, { devices: [] })
  server.answerIfAsked(listAccountLinks, { links: [] })
  server.answerIfAsked(getPortraits, { portraits: {} })
  server.answerIfAsked(getClubTeams, { teams: [], defaultTeam: null })
  server.answerIfAsked(getArchive, {
    hasDemo: false,
    isFilling: false,
    games: 0,
    teamGames: 0,
    lastPlayed: null,
  })
  server.answerIfAsked(getMenu, { isRunning: false, hasPins: false, hasLootpaths: false })
  server.answerIfAsked(getTeams, { teams: [], regions: {} })
  server.answerIfAsked(getTeamRatings, { teams: [], record: null })
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
  const note = { text: '', version: 0, updated_at: null, updated_by: null }
  server.answerIfAsked(getNote, { note })
  // For the tooltips of legends.
  server.answerIfAsked(listLegends, {})
  server.answerIfAsked(listSeries, { series: [], total: 0 })
  server.answerIfAsked(getSeriesStrength, { field: 5.7, teams: [] })
  server.answerIfAsked(listRooms, { rooms: [] })
  server.answerIfAsked(getRoom, { room: MAIN_ROOM, members: [], removed: [] })
}
