import { listCompNotes } from '#contract/note/comp-note.ts'
import { getDraftFollow } from '#contract/draft/draft-follow.ts'
import { getRoomResults } from '#contract/draft/draft-result.ts'
import { getRecommendedCompositions } from '#contract/regular/recommendation.ts'
import { getSeriesPlan } from '#contract/series-plan/series-plan.ts'
import { server } from './test-server.ts'

/** What the draft asks besides its own state, without plan and live game. */
export function answerAroundDraft() {
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
}
