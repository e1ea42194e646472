import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { getClubTeams } from '#contract/catalog/own-team.ts'
import { getDraft, pickLegend } from '#contract/draft/draft.ts'
import { getPlayThis } from '#contract/regular/play-this.ts'
import { getSeriesPlan } from '#contract/series-plan/series-plan.ts'
import { EMPTY_SERIES_PLAN } from '#domain/series-plan/series-plan.ts'
import { PLAY_THIS } from '../../shared/play-this/test-play-this.ts'
import { answerCup, CUP_SERIES } from '../../testing/cup.ts'
import { answerAroundDraft } from '../../testing/draft-answers.ts'
import { openPage } from '../../testing/open-page.ts'
import { NOAH } from '../../testing/people.ts'
import { server } from '../../testing/test-server.ts'

const PLAN = {
  ...EMPTY_SERIES_PLAN,
  teams: CUP_SERIES.teams,
  games: [{ map: 'worldsedge', comp: null, planB: null }],
}

const DRAFT = {
  version: 4,
  banned_legends: ['ash'],
  picked_legends: ['alter', 'seer'],
  draft_history: [],
}

beforeEach(() => {
  answerCup()
  answerAroundDraft()
  server.answerIfAsked(getClubTeams, { teams: [], defaultTeam: 'Alliance' })
  server.answerIfAsked(getPlayThis, PLAY_THIS)
  server.answer(getDraft, DRAFT)
})

const panel = () => screen.findByRole('region', { name: 'Play this' })

test('the draft says what our three play against the lobby of the plan, and picks it at once', async () => {
  server.answer(getSeriesPlan, { version: 1, plan: PLAN, updatedBy: null, updatedAt: null })
  server.answer(pickLegend, {
    ...DRAFT,
    success: true,
    message: '',
    version: 7,
    picked_legends: ['alter', 'crypto', 'catalyst'],
  })
  const user = await openPage('/dashboard?view=calculator', { as: NOAH })
  const cards = within(await panel())
  await user.click(
    await cards.findByRole('button', { name: 'Pick all three: Alter, Crypto, Catalyst' }),
  )
  expect(server.sent(getPlayThis)).toEqual([
    expect.objectContaining({
      team: 'Alliance',
      teams: CUP_SERIES.teams,
      bannedLegends: ['ash'],
      game: 1,
      map: 'worldsedge',
    }),
  ])
  // Alter stays.
  await waitFor(() =>
    expect(server.sent(pickLegend).map(({ legend, action }) => `${action} ${legend}`)).toEqual([
      'remove seer',
      'add crypto',
      'add catalyst',
    ]),
  )
})

test('without a lobby the draft asks for no suggestions', async () => {
  await openPage('/dashboard?view=calculator', { as: NOAH })
  await screen.findByRole('group', { name: 'Pick 3 Legends' })
  expect(screen.queryByRole('region', { name: 'Play this' })).toBeNull()
  expect(server.sent(getPlayThis)).toEqual([])
})
