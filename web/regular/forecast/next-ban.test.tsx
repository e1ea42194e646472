import { expect, test } from 'vitest'
import { forecastMessages as texts } from '#contract/forecast/forecast.texts.ts'
import { attributesOf, renderHtml, renderText } from '../../shared/ui/test-render.tsx'
import { NextBanPanel } from './NextBanPanel.tsx'
import { RecordLine } from './RecordLine.tsx'
import { testForecast } from '../../shared/forecast/test-forecast.ts'
import type { ForecastState } from '../../shared/forecast/use-forecast.ts'

const state = (change: Partial<ForecastState> = {}): ForecastState => ({
  data: testForecast(),
  hasFailed: false,
  isFetching: false,
  retry: () => {},
  ...change,
})

const panel = (forecast: ForecastState, bans: readonly string[] = []) => (
  <NextBanPanel forecast={forecast} bans={bans} game={4} onBan={() => {}} />
)

test('the likely bans have their chances, and the expected picks as a tooltip', () => {
  const html = renderHtml(panel(state()))
  expect(attributesOf(html, 'title')).toContain(texts.expectedPicks('7.3'))
  expect(renderText(panel(state()))).toContain(`Wattson 41% ${texts.banRow} Ash 24%`)
  expect(renderText(panel(state()))).toContain(texts.afterGame(4))
})

test('a bar is as long as its chance', () => {
  expect(attributesOf(renderHtml(panel(state())), 'style').join(' ')).toMatch(
    /inline-size:41%.*inline-size:24%/,
  )
})

test('the class guard is explained for the first legend', () => {
  expect(renderText(panel(state(), ['caustic']))).toContain(texts.guardIdle('Controller', 3, 4))
  expect(renderText(panel(state(), ['caustic', 'rampart', 'catalyst']))).toContain(
    texts.guard('Wattson', 'Controller', 'Caustic'),
  )
})

test('the tie rule is the one of the server', () => {
  expect(renderText(panel(state()))).toContain(texts.tie['points'])
  const byName = state({ data: testForecast({ tieRule: 'name' }) })
  expect(renderText(panel(byName))).toContain(texts.tie['name'])
})

test('a record needs ten games', () => {
  expect(renderText(panel(state()))).toContain(texts.hits(21, 34, true))
  const record = { composition: null, nextBan: { source: 'live' as const, right: 5, of: 6 } }
  const few = state({ data: testForecast({ record }) })
  expect(renderText(panel(few))).toContain(texts.tooFewBans(6))
})

test('the record line says that first games of a new season are guesses', () => {
  expect(renderText(<RecordLine forecast={testForecast({ isNewSeason: true })} />)).toContain(
    texts.newSeason,
  )
  expect(renderText(<RecordLine forecast={testForecast()} />)).not.toContain(texts.newSeason)
})

test('a failed forecast says so in the panel, with a way to try again', () => {
  const text = renderText(panel(state({ data: undefined, hasFailed: true })))
  expect(text).toContain(texts.failed)
  expect(text).toContain('Retry')
  expect(renderText(panel(state({ data: undefined })))).toContain(texts.loading)
})

const line = (
  change: Parameters<typeof testForecast>[0] | null = {},
  lastPlayed: number | null = null,
) =>
  renderText(<RecordLine forecast={change ? testForecast(change) : undefined} />, {
    answers: [[['archive'], { games: 5, hasDemo: false, lastPlayed }]],
  })

test('the line below the table says how often forecasts were right, and from when recency counts', () => {
  expect(line({})).toBe(`${texts.hits(41, 100, true)} ${texts.trackRecord}`)
  expect(line({}, Date.UTC(2025, 8, 3, 12))).toContain(texts.countedFrom('4 Sep 2025'))
  expect(line(null, Date.UTC(2025, 8, 3, 12))).toBe(texts.countedFrom('4 Sep 2025'))
  expect(line(null)).toBe('')
  expect(line({ record: { composition: null, nextBan: null } })).toContain(texts.noHits)
})
