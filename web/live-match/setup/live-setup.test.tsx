import { expect, test } from 'vitest'
import type { LiveFeed } from '#contract/live-match/live-feed.ts'
import { liveSetupMessages as texts } from '#contract/live-match/live-setup.texts.ts'
import { matchPointMessages } from '#contract/series/match-point.texts.ts'
import { attributesOf, renderHtml, renderText } from '../../shared/ui/test-render.tsx'
import { FeedList } from './FeedList.tsx'
import { LaunchOptions } from './LaunchOptions.tsx'
import { SetupSteps } from './SetupSteps.tsx'

const MINUTE_MS = 60_000

const feed = (change: Partial<LiveFeed> = {}): LiveFeed => ({
  id: 1,
  name: 'OBS-PC-2',
  createdBy: 'mika',
  createdAt: 0,
  lastUsedAt: null,
  revokedAt: null,
  games: 0,
  matchPoint: null,
  connection: null,
  ...change,
})

const connected = (change: Partial<NonNullable<LiveFeed['connection']>> = {}) =>
  feed({
    games: 1,
    connection: {
      since: 0,
      lastFrameAt: null,
      frames: 1,
      refused: {},
      map: null,
      teams: 20,
      ...change,
    },
  })

const row = (one: LiveFeed) => renderText(<FeedList feeds={[one]} />)

test('a feed says whether it is connected and when it last was', () => {
  expect(row(feed())).toContain(`OBS-PC-2 ${texts.notConnected} ${texts.neverUsed}`)
  const used = feed({ lastUsedAt: Date.now() - 3 * MINUTE_MS - 500 })
  expect(row(used)).toContain(texts.lastUsed('3 minutes ago'))
  expect(row(connected())).toContain(`${texts.connected} ${texts.noEvent}`)
  const heard = connected({ lastFrameAt: Date.now() - MINUTE_MS - 500, frames: 20 })
  expect(row(heard)).toContain(texts.lastEvent('1 minute ago'))
})

test('events and games are counted in the right number', () => {
  expect(row(connected())).toContain('1 event now, 1 game in the archive')
  expect(row({ ...connected({ frames: 20 }), games: 2 })).toContain(
    '20 events now, 2 games in the archive',
  )
  expect(row(feed())).toContain('0 games in the archive')
})

test('what could not be read is named, also a reason that the page does not know', () => {
  expect(row(connected({ refused: { wrong_type: 3, brand_new: 1 } }))).toContain(
    'Not read: 3 wrong type, 1 brand_new',
  )
  expect(row(connected())).not.toContain('Not read')
})

const labels = (one: LiveFeed) => attributesOf(renderHtml(<FeedList feeds={[one]} />), 'aria-label')

test('a feed that is off can only be removed', () => {
  const always = [matchPointMessages.changeOf('OBS-PC-2')]
  expect(labels(feed())).toEqual([
    ...always,
    texts.turnOffOf('OBS-PC-2'),
    texts.removeOf('OBS-PC-2'),
  ])
  const off = feed({ revokedAt: 5 })
  expect(labels(off)).toEqual([...always, texts.removeOf('OBS-PC-2')])
  expect(row(off)).toContain(texts.turnedOff)
})

const steps = (
  port: number | null,
  isConnected = false,
  problem: string | null = null,
  isLocalOnly = false,
) => (
  <SetupSteps
    port={port}
    problem={problem}
    isLocalOnly={isLocalOnly}
    address={port === null ? null : `ws://ringwise.test:${port}`}
    isConnected={isConnected}
  />
)

const currentStep = (html: string) => html.match(/aria-current="step".*?<h3[^>]*>(.*?)<\/h3>/)?.[1]

test('the step to do next is the first that is not done', () => {
  expect(currentStep(renderHtml(steps(null)))).toBe(texts.off)
  expect(currentStep(renderHtml(steps(7777)))).toBe(texts.options)
  expect(currentStep(renderHtml(steps(7777, true)))).toBe(texts.start)
})

test('feeds are added only while the receiver runs', () => {
  expect(renderText(steps(null))).not.toContain(texts.add)
  expect(renderText(steps(null))).toContain(texts.offText)
  expect(renderText(steps(7777))).toContain(texts.runningText(7777))
})

// Finding L5.
test('a feed says whether its series are played by match point', () => {
  expect(row(feed())).toContain(matchPointMessages.off)
  const finals = feed({ matchPoint: { points: 50, minGames: 3 } })
  expect(row(finals)).toContain('Match point at 50 points, at least 3 games')
})

// Finding L12.
test('a receiver that could not start says why instead of how to switch it on', () => {
  const problem = renderText(steps(null, false, 'Another program uses port 7777.'))
  expect(problem).toContain('Another program uses port 7777.')
  expect(problem).not.toContain(texts.offText)
})

test('an address that only this machine can reach says so, and how to change that', () => {
  expect(renderText(steps(7777, false, null, true))).toContain('LIVE_FEED_HOST=0.0.0.0')
  expect(renderText(steps(7777))).not.toContain(texts.localOnly)
  expect(renderText(steps(7777))).toContain(texts.ownAddress)
})

test('launch options wait for a token', () => {
  const text = renderText(<LaunchOptions address="ws://ringwise.test:7777" />)
  expect(text).toContain(texts.addFirst)
  expect(text).not.toContain('cl_liveapi')
})
