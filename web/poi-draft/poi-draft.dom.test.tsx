import { screen, waitFor, within } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  changePoiDraft,
  createLeagueDraft,
  getPoiDraft,
  getSpotRecords,
  listLeagueDrafts,
  listPoiDrafts,
  type StoredPoiDraft,
} from '#contract/poi-draft/poi-draft.ts'
import { getDraft } from '#contract/draft/draft.ts'
import { getPoiPositions } from '#contract/map/poi-position.ts'
import { openPage } from '../testing/open-page.ts'
import { ADA } from '../testing/people.ts'
import { server } from '../testing/test-server.ts'

const TEAMS = ['Alliance', 'Team 2']
const DRAFT: StoredPoiDraft = {
  id: 5,
  version: 1,
  name: 'Harbor Open, Week 3',
  maps: ['stormpoint', 'worldsedge'],
  teams: TEAMS,
  mode: 'snake',
  turns: [0, 1, 1, 0],
  allowSharing: false,
  team: 'Alliance',
  seed: null,
  claims: [],
  wishes: [],
  timer: null,
  order: [],
  timedOut: [],
  now: 0,
  createdBy: 'ada',
  series: null,
  seriesEvent: null,
  landedSeries: null,
}

const spot = (name: string) =>
  within(screen.getByRole('list', { name: 'Spots' })).getByRole('button', {
    name: new RegExp(`^${name},`),
  })

const CLAIMED: StoredPoiDraft = {
  ...DRAFT,
  version: 2,
  claims: [{ team: 'Alliance', map: 'stormpoint', poi: 8, by: 'ada', at: 0 }],
}

beforeEach(() => {
  server.answer(getPoiDraft, DRAFT)
  server.answer(listPoiDrafts, {
    drafts: [{ id: 5, name: DRAFT.name, claimed: 0, picks: 4, updatedAt: 0 }],
  })
  const empty = { version: 0, banned_legends: [], picked_legends: [], draft_history: [] }
  server.answer(getDraft, empty)
  server.answer(getPoiPositions, { success: true, positions: {} })
  server.answer(getSpotRecords, { spots: [], landings: [], drafts: [], drafted: [] })
})

afterEach(() => void vi.useRealTimers())

test('a claim pressed before anyone could have seen that another team is on the clock is not sent', async () => {
  vi.setSystemTime(Date.now())
  const user = await openPage('/poi-draft?draft=5', { as: ADA })
  await screen.findByText('Pick 1 of 4')
  await user.click(spot('Outpost North'))
  const claims = [{ team: 'Alliance', map: 'stormpoint', poi: 8, by: 'noah', at: 0 }]
  server.answer(getPoiDraft, { ...CLAIMED, claims })
  // The page has just loaded its own.
  const { announceChange } = await import('../shared/realtime/announced.ts')
  announceChange('poiDraft')
  await user.click(await screen.findByRole('button', { name: 'Claim Outpost North for Team 2' }))
  expect(
    await screen.findByText(
      'Someone else changed the draft just now, and Team 2 is on the clock. Nothing was claimed.',
    ),
  ).toBeVisible()
  expect(server.sent(changePoiDraft)).toEqual([])

  vi.setSystemTime(Date.now() + 3000)
  server.answer(changePoiDraft, { success: true, message: 'Claimed', draft: CLAIMED })
  await user.click(screen.getByRole('button', { name: 'Claim Outpost North for Team 2' }))
  await waitFor(() => expect(server.sent(changePoiDraft)).toHaveLength(1))
})

test('a pick that times out by the server clock goes to the next team without a request', async () => {
  // The server's clock is an hour ahead.
  const now = Date.now() + 3_600_000
  const timer = { seconds: 30, until: now + 300, leftMs: 30_000, missed: 0 }
  server.answer(getPoiDraft, { ...DRAFT, timer, now })
  const user = await openPage('/poi-draft?draft=5', { as: ADA })
  expect(await screen.findByText('On the clock: Team 2')).toBeVisible()
  expect(screen.getByLabelText('Timed out at pick 1')).toBeVisible()
  expect(screen.getByRole('timer')).toHaveTextContent(/^(30|29) s$/)
  server.answer(changePoiDraft, {
    success: true,
    message: '',
    draft: { ...DRAFT, version: 2, now, timer: { ...timer, until: null, leftMs: 12_000 } },
  })
  await user.click(screen.getByRole('button', { name: 'Pause the timer' }))
  expect(await screen.findByText('Paused')).toBeVisible()
  expect(screen.getByRole('timer')).toHaveTextContent('12 s')
  expect(server.sent(changePoiDraft)).toMatchObject([
    { operation: { type: 'pause', paused: true } },
  ])
})

test('a spot says when it was claimed in drafts of the league', async () => {
  server.answer(getSpotRecords, {
    spots: [],
    landings: [],
    drafts: [{ map: 'stormpoint', drafts: 6 }],
    drafted: [{ map: 'stormpoint', poi: 2, places: [1, 1, 4, 6] }],
  })
  const user = await openPage('/poi-draft?draft=5', { as: ADA })
  await screen.findByText('Pick 1 of 4')
  await user.click(spot('Outpost North'))
  // Alliance picks again at 4. Team 2 has two picks and two open maps before that: one claim on this map.
  const drafted = await screen.findByText('In drafts of the league')
  expect(drafted.nextElementSibling).toHaveTextContent(
    /^claimed as number 3.0 of its map on average, in 4 of 6 drafts; open until about your pick 4 in 4 of 6 drafts in which it was open now$/,
  )
})

test("a league's draft is opened as one of ours", async () => {
  server.answer(listPoiDrafts, { drafts: [] })
  server.answer(listLeagueDrafts, {
    series: [{ series: 7, event: 'ALGS Split 1', startedAt: Date.UTC(2026, 2, 7), claims: 40 }],
  })
  server.answer(createLeagueDraft, { success: true, message: '', draft: DRAFT })
  const user = await openPage('/poi-draft', { as: ADA })
  await user.click(await screen.findByRole('button', { name: "Open a league's draft" }))
  expect(
    await screen.findByRole('option', { name: 'ALGS Split 1, 7 Mar 2026, 40 claims' }),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Open draft' }))
  expect(await screen.findByText('Pick 1 of 4')).toBeVisible()
  expect(server.sent(createLeagueDraft)).toEqual([{ series: 7 }])
})
