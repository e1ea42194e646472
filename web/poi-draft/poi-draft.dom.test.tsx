import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  changePoiDraft,
  getPoiDraft,
  getSpotRecords,
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
  server.answer(getSpotRecords, { spots: [], landings: [] })
})

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
