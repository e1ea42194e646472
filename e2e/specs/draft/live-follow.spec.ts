import { addLiveFeed, listLiveFeeds } from '#contract/live-match/live-feed.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { playLive } from '#server/live-match/simulator/play-live.ts'
import { simulateSeries } from '#server/live-match/simulator/simulated-series.ts'
import { DRAFT, games, pickTile } from '../../pages/draft-page.ts'
import { checkBothWidths } from '../../support/check-screen.ts'
import { test as base, expect, type OtherServer, startOther } from '../../support/fixtures.ts'
import { callApi } from '../../support/people.ts'

const startedAt = Math.floor(Date.now() / 1000) - 3600
const played = simulateSeries({ seed: 5, startedAt, hasFaults: false, games: 1 })
const own = played[0]?.known?.teams[4]
const ours = own?.players.map(({ legend }) => legend) ?? []

const test = base.extend<{ feedServer: OtherServer }>({
  // The runner reads from this pattern what a fixture needs.
  // oxlint-disable-next-line no-empty-pattern
  feedServer: async ({}, use) => {
    const env = { LIVE_FEED: 'on', LIVE_FEED_PORT: '0', HOME_TEAM: own?.name ?? '' }
    const server = await startOther('off', env)
    await use(server)
    await server.stop()
  },
})

test('a draft that follows a live game asks before it clears picks, then saves the game', async ({
  feedServer: { address, admin },
  open,
}) => {
  const { token } = admin
  const feeds = await callApi(address, 'GET', listLiveFeeds.path, { token })
  const { port } = listLiveFeeds.output.parse(feeds.body)
  const body = { name: 'OBS-PC-2' }
  const added = await callApi(address, 'POST', addLiveFeed.path, { token, body })
  const feed = addLiveFeed.output.parse(added.body)

  const page = await open(admin, DRAFT, { address })
  const follow = page.getByRole('switch', { name: 'Follow the live game' })
  await expect(follow).not.toBeChecked()
  await follow.click()
  await expect(follow).toBeChecked()
  await expect(page.getByText('The draft follows the live game')).toBeVisible()
  await page.reload()
  await expect(follow).toBeChecked()
  const other = ['Loba', 'Seer', 'Fuse', 'Caustic'].find((legend) => !ours.includes(legend)) ?? ''
  await pickTile(page, new RegExp(`^${other}`)).click()

  const url = `ws://127.0.0.1:${port}`
  const play = { url, token: feed.token, framing: 'protobuf', speed: 1e9, games: played } as const
  await playLive(play)
  const question = page.getByText(/^The live game is over\. We played /)
  await expect(question).toContainText(findLegend(ours[0] ?? '').label)
  await checkBothWidths(page, 'draft-follow')
  await page.getByRole('button', { name: 'Save game' }).click()
  await expect(question).toBeHidden()
  await expect(games(page)).toHaveCount(2)
})
