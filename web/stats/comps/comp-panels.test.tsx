import { expect, test } from 'vitest'
import { sampleMessages } from '#contract/base/sample.texts.ts'
import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import { type CompPerformance, rateOf } from '#domain/stats/comp-performance.ts'
import { htmlText, renderHtml, renderText } from '../../shared/ui/test-render.tsx'
import { banStats } from '#domain/draft/ban-stats.ts'
import { BanGrid } from '../bans/BanGrid.tsx'
import { EmptyStats } from '../parts/EmptyStats.tsx'
import { parseAsRegions } from '../filter/region-filter.ts'
import { StatsState } from '../parts/StatsState.tsx'
import { FOUR_GAMES, NO_GAMES, ONE_GAME } from '../test-stats.ts'
import { CompPlot } from './CompPlot.tsx'

const comp = (key: string, points: CompPerformance['points']): CompPerformance => ({
  key,
  comp: key.split('|'),
  games: points.n,
  points,
  wins: rateOf(0, 1),
  placement: NO_GAMES,
  survival: NO_GAMES,
  matches: [],
})

test('the plot has the mean over all games and each composition with its interval', () => {
  const rows = [comp('ash|fuse|loba', FOUR_GAMES), comp('alter|seer|wraith', ONE_GAME)]
  const text = renderText(<CompPlot rows={rows} />)
  // (20 + 7) / 5 games = 5.40.
  expect(text).toContain(texts.teamMean('5.40', 5))
  expect(text).toContain(`${texts.gamesOf(4)} 5.00 1.96 to 8.04 ${sampleMessages.few}`)
  expect(text).toContain(`${texts.gamesOf(1)} 7.00`)
})

test('compositions without points are not drawn, and without any there is no plot', () => {
  expect(renderText(<CompPlot rows={[comp('ash|fuse|loba', NO_GAMES)]} />)).toBe('')
})

const state = (props: Partial<Parameters<typeof StatsState>[0]>) =>
  renderText(
    <StatsState
      loading="Loading"
      fault={null}
      hasData={false}
      isFetching={false}
      isStale={false}
      onRetry={() => {}}
      {...props}
    >
      The table
    </StatsState>,
  )

test('a statistic is loading, failed, or there', () => {
  expect(state({})).toBe('Loading')
  expect(state({ fault: 'It failed' })).toContain('It failed')
  expect(state({ hasData: true })).toBe('The table')
  expect(state({ hasData: true, fault: 'It failed', instead: 'Old numbers' })).toMatch(
    /It failed.*Old numbers.*The table/,
  )
})

test('numbers of the filters before are marked as being replaced', () => {
  const html = renderHtml(
    <StatsState loading="" fault={null} hasData isFetching isStale onRetry={() => {}}>
      The table
    </StatsState>,
  )
  expect(html).toContain('aria-busy="true"')
})

const empty = (props: Partial<Parameters<typeof EmptyStats>[0]>) =>
  renderText(
    <EmptyStats
      title="Nothing here"
      filters={{
        from: null,
        to: null,
        regions: parseAsRegions.defaultValue,
        kind: null,
        min: null,
        minBans: null,
      }}
      onChange={() => {}}
      set={0}
      onReset={() => {}}
      {...props}
    />,
  )

test('an empty table offers what can bring rows back, and nothing else', () => {
  expect(empty({})).toBe('Nothing here')
  expect(empty({ set: 2 })).toBe(`Nothing here ${texts.resetFilters}`)
  expect(empty({ outside: '3 teams elsewhere' })).toBe(
    `Nothing here 3 teams elsewhere ${texts.showAll}`,
  )
})

test('a period that ends before it starts is named as the reason', () => {
  const filters = {
    from: '2026-10-31',
    to: '2026-10-01',
    regions: parseAsRegions.defaultValue,
    kind: null,
    min: null,
    minBans: null,
  }
  expect(empty({ filters })).toContain(texts.noDays)
})

test('the grid of bans has the share of each game, and how many bans that is', () => {
  const rows = banStats(
    [
      { legend: 'ash', number: 1, bans: 3 },
      { legend: 'fuse', number: 1, bans: 1 },
      { legend: 'fuse', number: 2, bans: 2 },
    ],
    4,
  )
  const text = renderText(<BanGrid rows={rows} all={rows} isSample={false} />)
  expect(text).toContain(texts.byGameBans(4))
  expect(text).toContain(texts.byGameBans(2))
  // Three of the four bans after game 1 fell on Ash.
  expect(text).toContain('75')
  expect(text).toContain('100')
})

test('a game with few bans has an outline, and never the strongest shade', () => {
  const rows = banStats(
    [
      { legend: 'ash', number: 1, bans: 4 },
      { legend: 'fuse', number: 1, bans: 2 },
      { legend: 'loba', number: 2, bans: 2 },
    ],
    6,
  )
  const html = renderHtml(<BanGrid rows={rows} all={rows} isSample={false} />)
  // Ash has 4 of 6 bans, the most of a game with enough of them; Fuse half as many.
  expect(html).toContain('var(--accent-mark) 34.0%')
  expect(html).toContain('var(--accent-mark) 17.0%')
  // Loba has 2 of 2 bans after game 2.
  expect(html.match(/data-few="true"/g)).toHaveLength(1)
  expect(htmlText(html)).toContain(`${texts.byGameBans(2)} ${sampleMessages.few}`)
})
