import { listCompNotes } from '#contract/note/comp-note.ts'
import { getDraftFollow } from '#contract/draft/draft-follow.ts'
import { getRoomResults } from '#contract/draft/draft-result.ts'
import { type DraftRoom, getRoom } from '#contract/draft/draft-room.ts'
import { getNote } from '#contract/note/note.ts'
import { getRecommendedCompositions } from '#contract/regular/recommendation.ts'
import { getSeriesPlan } from '#contract/series-plan/series-plan.ts'
import { server } from './test-server.ts'

const MAIN_ROOM: DraftRoom = {
  id: 1,
  name: 'Main room',
  event: '',
  team: null,
  series: null,
  isPrivate: false,
  createdBy: null,
  createdAt: 0,
  finishedAt: null,
  changedAt: null,
  bannedLegends: [],
  games: 0,
  firstGame: 1,
  nextGame: 1,
  points: null,
  people: [],
  editors: null,
  role: 'edit',
}

/** What the draft asks besides its own state, from a main room without notes, plan and live game. */
export function answerAroundDraft() {
  server.answerIfAsked(getRoom, { room: MAIN_ROOM, members: [], removed: [] })
  server.answerIfAsked(getRoomResults, { results: [] })
  server.answerIfAsked(listCompNotes, { notes: [] })
  server.answerIfAsked(getRecommendedCompositions, {
    recommended_comps: [],
    model: { prior: 0, k: 0, within: null },
  })
  server.answerIfAsked(getDraftFollow, {
    isOn: false,
    feed: null,
    feeds: [],
    changedBy: null,
    asks: [],
  })
  server.answerIfAsked(getSeriesPlan, {
    version: 0,
    plan: {
      games: [],
      team: null,
      teams: [],
      series: null,
      allowRepeats: false,
      allowUnplayed: false,
    },
    updatedBy: null,
    updatedAt: null,
  })
  const note = { text: '', version: 0, updated_at: null, updated_by: null }
  server.answerIfAsked(getNote, { note })
}
