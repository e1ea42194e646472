import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { getDraft, pickLegend } from '#contract/draft/draft.ts'
import { changeCoPlan, getCoPlan } from '#contract/map/co-drawing.ts'
import { listPlans } from '#contract/map/plan.ts'
import { getPoiCompsData } from '#contract/map/poi.ts'
import { getPoiPositions } from '#contract/map/poi-position.ts'
import {
  changePoiDraft,
  getPoiDraft,
  getSpotRecords,
  listPoiDrafts,
} from '#contract/poi-draft/poi-draft.ts'
import {
  getSeriesPlan,
  saveSeriesPlan,
  type StoredGame,
} from '#contract/series-plan/series-plan.ts'
import { answerAroundDraft } from '../../testing/draft-answers.ts'
import { loadPage, openPage } from '../../testing/open-page.ts'
import { NOAH } from '../../testing/people.ts'
import { server } from '../../testing/test-server.ts'

/** What the server of a test does, and what the user does and sees, in one of the shared documents. */
interface TestDocument {
  readonly path: string
  /** What the document is before the change of the user, or after it. */
  readonly answerReads: (isChanged: boolean) => void
  readonly cutOff: () => void
  readonly accept: () => void
  readonly change: (user: UserEvent) => Promise<void>
  /** Fails until the change is on the screen. */
  readonly expectChange: () => void
  /** Whether it is shown before the server has accepted it. */
  readonly isOptimistic: boolean
  /** That it isn't sent yet. */
  readonly notice: string
  readonly sent: () => object[]
  /** Unlike in a browser, the page from before a reload still runs; that of the draft goes on until all is sent. */
  readonly senders: number
}

const DRAFT = { version: 0, banned_legends: [], picked_legends: [], draft_history: [] }
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const done = { success: true, message: 'Done' } as const

const ashTile = () =>
  within(screen.getByRole('group', { name: 'Pick 3 Legends' })).getByRole('button', {
    name: /^Ash/,
  })
const PICKED = { ...DRAFT, version: 1, picked_legends: ['ash'] }
const legendDraft: TestDocument = {
  path: '/dashboard?view=calculator',
  answerReads: (isChanged) => server.answer(getDraft, isChanged ? PICKED : DRAFT),
  cutOff: () => server.cutOff(pickLegend),
  accept: () => server.answer(pickLegend, { ...done, ...PICKED }),
  change: async (user) => user.click(ashTile()),
  expectChange: () => expect(ashTile()).toHaveAttribute('aria-pressed', 'true'),
  isOptimistic: true,
  notice: '1 change not sent yet',
  sent: () => server.sent(pickLegend),
  senders: 2,
}

const BOARD = {
  id: 5,
  version: 1,
  name: 'Harbor Open, Week 3',
  maps: ['stormpoint'],
  teams: ['Alliance', 'Team 2'],
  mode: 'snake' as const,
  turns: [],
  allowSharing: false,
  team: 'Alliance',
  seed: null,
  claims: [],
  wishes: [],
  timer: null,
  order: [],
  timedOut: [],
  now: 0,
  createdBy: 'noah',
  series: null,
  seriesEvent: null,
  landedSeries: null,
}
const CLAIMED = {
  ...BOARD,
  version: 2,
  claims: [{ team: 'Alliance', map: 'stormpoint', poi: 8, by: 'noah', at: 0 }],
}
const poiDraft: TestDocument = {
  path: '/poi-draft?draft=5',
  answerReads: (isChanged) => {
    server.answerIfAsked(getPoiPositions, { success: true, positions: {} })
    server.answerIfAsked(getSpotRecords, { spots: [], landings: [], drafts: [], drafted: [] })
    server.answerIfAsked(listPoiDrafts, { drafts: [] })
    server.answer(getDraft, DRAFT)
    server.answer(getPoiDraft, isChanged ? CLAIMED : BOARD)
  },
  cutOff: () => server.cutOff(changePoiDraft),
  accept: () => server.answer(changePoiDraft, { ...done, draft: CLAIMED }),
  change: async (user) => {
    await user.click(button(/^Barometer,/))
    await user.click(await screen.findByRole('button', { name: 'Claim Barometer' }))
  },
  expectChange: () => void screen.getByText('On the clock: Team 2'),
  isOptimistic: false,
  notice: "Couldn't send your last change. Retrying...",
  sent: () => server.sent(changePoiDraft),
  senders: 1,
}

const RING = { id: 1, kind: 'ring', centre: { x: 50, y: 50 }, radius: 20 } as const
const LINK = 'A'.repeat(22)
const drawing: TestDocument = {
  path: `/interactive-map/?map=stormpoint&draw=${LINK}`,
  answerReads: (isChanged) => {
    server.answerIfAsked(getPoiCompsData, { poiCompsData: {} })
    server.answerIfAsked(getPoiPositions, { success: true, positions: {} })
    server.answerIfAsked(listPlans, { plans: [] })
    const [version, shapes] = isChanged ? [2, []] : [1, [RING]]
    const plan = { name: 'Push', map: 'stormpoint', version, shapes, ownId: null }
    server.answer(getCoPlan, { plan })
  },
  cutOff: () => server.cutOff(changeCoPlan),
  accept: () =>
    server.answerEachIfAsked(changeCoPlan, ({ operations }) => ({
      ...done,
      results: operations.map(({ operationId }, at) => ({ operationId, version: 2 + at })),
    })),
  change: async (user) => user.click(button(/^Remove Ring 1/)),
  expectChange: () => {
    const shapes = screen.getByRole('region', { name: 'Shapes' })
    expect(within(shapes).queryAllByRole('listitem')).toEqual([])
  },
  isOptimistic: true,
  // In these tests no socket connects.
  notice: 'Connecting...',
  sent: () => server.sent(changeCoPlan),
  senders: 1,
}

const OPEN: StoredGame = { map: null, comp: null, planB: null }
const GAMES = Array.from({ length: 6 }, () => OPEN)
const planOf = (isChanged: boolean) => ({
  version: isChanged ? 4 : 3,
  plan: {
    games: isChanged ? GAMES.with(0, { ...OPEN, map: 'worldsedge' }) : GAMES,
    team: null,
    teams: [],
    series: null,
    allowRepeats: false,
    allowUnplayed: false,
  },
  updatedBy: null,
  updatedAt: null,
})
const mapOfGame1 = () => screen.getByRole('combobox', { name: 'Map of game 1' })
const seriesPlan: TestDocument = {
  path: '/plan',
  answerReads: (isChanged) => {
    server.answer(getDraft, DRAFT)
    server.answer(getSeriesPlan, planOf(isChanged))
  },
  cutOff: () => server.cutOff(saveSeriesPlan),
  accept: () => server.answer(saveSeriesPlan, { ...done, ...planOf(true) }),
  change: async (user) => user.selectOptions(mapOfGame1(), 'worldsedge'),
  expectChange: () => expect(mapOfGame1()).toHaveValue('worldsedge'),
  isOptimistic: true,
  notice: "Your last change isn't saved yet. Retrying...",
  sent: () => server.sent(saveSeriesPlan),
  senders: 1,
}

beforeEach(answerAroundDraft)

test.each([
  ['legend draft', legendDraft],
  ['POI draft', poiDraft],
  ['drawing', drawing],
  ['plan for the series', seriesPlan],
])(
  'a change of a %s that the server does not get says so, survives a reload and is sent again under its ID',
  async (_, shared) => {
    const expectNotice = async () => {
      const [notice] = await screen.findAllByText(shared.notice, { exact: false })
      expect(notice).toBeVisible()
    }
    shared.answerReads(false)
    shared.cutOff()
    const user = await openPage(shared.path, { as: NOAH })
    await waitFor(() => shared.change(user))
    await expectNotice()
    await waitFor(() => expect(shared.sent()).not.toEqual([]))

    await loadPage()
    await expectNotice()
    if (shared.isOptimistic) await waitFor(shared.expectChange)
    shared.accept()
    const before = shared.sent().length
    await waitFor(() => expect(shared.sent()).toHaveLength(before + shared.senders))
    await waitFor(shared.expectChange)
    const [first, ...others] = shared.sent()
    for (const other of others) expect(other).toEqual(first)

    shared.answerReads(true)
    await loadPage()
    await waitFor(shared.expectChange)
    expect(shared.sent()).toHaveLength(before + shared.senders)
  },
)
