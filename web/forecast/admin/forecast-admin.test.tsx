import { expect, test } from 'vitest'
import type { ForecastSettings } from '#contract/forecast/forecast-admin.ts'
import { forecastAdminMessages as texts } from '#contract/forecast/forecast-admin.texts.ts'
import { formatDateTime } from '../../shared/page/time.ts'
import { attributesOf, htmlText, renderHtml, renderText } from '../../shared/ui/test-render.tsx'
import { ForecastAdminPanel } from './ForecastAdminPanel.tsx'

const SETTINGS: ForecastSettings = {
  seasonStarts: [1_739_293_200, 1_770_746_400],
  trainedAt: 1_770_000_000,
  examples: 4210,
  failure: null,
  isTraining: false,
}

const options = (change: Partial<ForecastSettings>) => ({
  answers: [[['forecast-settings'], { ...SETTINGS, ...change }]] as const,
})
const panel = (change: Partial<ForecastSettings> = {}) =>
  renderText(<ForecastAdminPanel />, options(change))

test('the panel is loading until the server has answered', () => {
  expect(renderText(<ForecastAdminPanel />)).toContain(texts.loading)
})

test('it says when the forecast was trained and on how many examples', () => {
  const text = panel()
  expect(text).toContain(`${texts.trainedAt} ${formatDateTime(1_770_000_000)}`)
  expect(text).toContain('4,210 examples')
  expect(text).toContain(texts.idle)
  expect(text).not.toContain(texts.weightsStay)
})

test('before a training, and after one without any game, the shipped weights are in use', () => {
  for (const text of [panel({ trainedAt: null, examples: 0 }), panel({ examples: 0 })]) {
    expect(text).toContain(texts.shipped)
    expect(text).toContain(`${texts.trainedAt} ${texts.never}`)
  }
})

test('a running training is shown', () => {
  expect(panel({ isTraining: true })).toContain(texts.running)
})

test('after a failure it says why, and that the last weights stay in use', () => {
  const text = panel({ failure: { at: 1_770_100_000, message: 'the disk is full' } })
  expect(text).toContain(texts.trainingFailed(formatDateTime(1_770_100_000), 'the disk is full'))
  expect(text).toContain(texts.weightsStay)
})

const daysAgo = (days: number) => Math.floor(Date.now() / 1000) - days * 86_400

test('an old newest start is noticed, because a season has probably begun since', () => {
  expect(panel({ seasonStarts: [daysAgo(300), daysAgo(101)] })).toContain(texts.oldSeason(101, 100))
  expect(panel({ seasonStarts: [daysAgo(300), daysAgo(99)] })).not.toContain('days old')
  expect(panel({ seasonStarts: [] })).not.toContain('days old')
})

test('season starts are listed in UTC, newest first, each with its buttons', () => {
  const html = renderHtml(<ForecastAdminPanel />, options({}))
  const text = htmlText(html)
  expect(text).toContain('10 Feb 2026, 18:00 UTC 11 Feb 2025, 17:00 UTC')
  expect(text).toContain('Games from before a season start count for 40%.')
  expect(attributesOf(html, 'aria-label')).toEqual([
    texts.changeStart('10 Feb 2026, 18:00'),
    texts.delete('10 Feb 2026, 18:00'),
    texts.changeStart('11 Feb 2025, 17:00'),
    texts.delete('11 Feb 2025, 17:00'),
  ])
})

test('a list without season starts says so', () => {
  expect(panel({ seasonStarts: [] })).toContain(texts.noSeasonStarts)
})
