import { expect, test } from 'vitest'
import { type ChanceReport, getTrackRecord } from '#contract/forecast/forecast-record.ts'
import { trackMessages as texts } from '#contract/forecast/track.texts.ts'
import { allMaps } from '#domain/catalog/map.ts'
import { allRingsQuery } from '../../shared/queries/rings.queries.ts'
import { attributesOf, htmlText, renderHtml, renderText } from '../../shared/ui/test-render.tsx'
import { NEW_RECORD, RECORD, REPORT } from './test-report.ts'
import { trackRecordQuery } from '../../shared/forecast/track.queries.ts'
import { firstSource, type TrackRecord } from '../../shared/forecast/track-source.ts'
import { TrackView } from './TrackView.tsx'

const page = (record: TrackRecord, search = '') =>
  renderHtml(<TrackView />, { answers: [[trackRecordQuery.queryKey, record]], search })
const textOf = (record: TrackRecord, search = '') => htmlText(page(record, search))

/** The rows of a table, one text each. */
const rowsOf = (html: string, caption: string) => {
  const table = new RegExp(`<table[^>]*>(?:(?!</table>).)*${caption}.*?</table>`).exec(html)?.[0]
  return Array.from((table ?? '').matchAll(/<tr.*?<\/tr>/g), ([row]) => htmlText(row))
}

test('the invented reports are answers of the route', () => {
  expect(getTrackRecord.output.parse(RECORD)).toEqual(RECORD)
  expect(getTrackRecord.output.parse(NEW_RECORD)).toEqual(NEW_RECORD)
})

test('four facts say how good the forecast is', () => {
  const text = textOf(RECORD)
  expect(text).toContain(`${texts.facts.first} 43% 40% to 46%`)
  expect(text).toContain(`${texts.facts.three} 71% 69% to 73%`)
  // 61.8 % of 34.
  expect(text).toContain('of 34 bans named 21')
  expect(text).toContain(`${texts.facts.gap} 2.1 points`)
})

test('live forecasts and the back-test each have their own numbers, label and period', () => {
  const live = textOf(RECORD, '?part=live')
  expect(live).toContain(texts.partTexts.live)
  expect(live).toContain('6 Oct 2025 to 21 Dec 2025')
  expect(live).not.toContain(texts.partTexts.backtest)
  const backtest = textOf(RECORD, '?part=backtest')
  expect(backtest).toContain(texts.partTexts.backtest)
  expect(backtest).not.toContain(texts.partTexts.live)
})

test('games that the shipped weights have seen are counted, where there are any', () => {
  expect(textOf(RECORD, '?part=backtest')).toContain('1,200 of these 4,590 team-games')
  expect(textOf(RECORD, '?part=live')).not.toContain('fit the weights')
})

test('the reliability diagram has its numbers in a table, without empty bins', () => {
  const rows = rowsOf(page(RECORD), texts.reliability)
  expect(rows).toHaveLength(10)
  // 1200 / (250 + 30) = 4.3 percentage points on each side of 37.
  expect(rows[4]).toBe('30% to 40% 35% 37% 33% to 41% 250')
})

test('weeks with too few forecasts are left out of the lines and their table', () => {
  const rows = rowsOf(page(RECORD), texts.overTime)
  expect(rows).toHaveLength(11)
  expect(rows[1]).toBe('6 Oct 31% 29% 24% 112')
  expect(rows.join(' ')).not.toContain('27 Oct')
  // The last of 11 weeks: 31 + 10 x 1.2, 24 + 10 x 0.4, 29 + 10 x 0.3.
  for (const label of ['Forecast 43%', 'Weighted 28%', 'Same as last game 32%'])
    expect(textOf(RECORD)).toContain(label)
})

test('a game number shows all three ways with their count, and the first has no game before', () => {
  const rows = rowsOf(page(RECORD), texts.byGame)
  expect(rows[1]).toBe('Game 1 52% 44% No game before 171')
  expect(rows[2]).toBe('Game 2 44% 31% 37% 171')
  expect(rows[3]).toBe('Game 3 Too few to judge. 12 of 30. – – 12')
})

test('a group with fewer than 30 games is not judged', () => {
  const rows = rowsOf(page(RECORD), texts.byKnowledge)
  expect(rows[1]).toBe('No games Too few to judge. 12 of 30. – 12')
  expect(rows[2]).toContain('35% 32% to 38% 60% 95')
})

test('each chance has its skill with an interval by series, its gap and its steps', () => {
  const text = textOf(RECORD, '?tab=top5&part=backtest')
  expect(text).toContain(`${texts.facts.skill} 9% 4% to 13%`)
  expect(text).toContain(`${texts.facts.gap} 1.2 points`)
  expect(text).toContain(`${texts.facts.series('10,000')} 100`)
  const rows = rowsOf(page(RECORD, '?tab=top5&part=backtest'), texts.chances.top5.bySteps)
  expect(rows[2]).toBe('Game 2 11%, 6% to 15% 1.2 2,000')
})

const withLong = (report: ChanceReport): ChanceReport => ({
  ...report,
  steps: report.steps.map((step, at) => (at === 4 ? { ...step, series: 4 } : step)),
})

test('a step of fewer than five series is left out', () => {
  const all = (RECORD.chances?.all ?? []).map(withLong)
  const record = { ...RECORD, chances: { unseen: [], all } }
  const rows = rowsOf(page(record, '?tab=plans&part=backtest'), texts.chances.planLegal.bySteps)
  expect(rows.map((row) => row.slice(0, 6)).slice(1)).toEqual([
    'Game 2',
    'Game 3',
    'Game 4',
    'Game 5',
  ])
})

test('plans say how often they were legal without and with Plan B', () => {
  const html = page(RECORD, '?tab=plans&part=backtest')
  expect(htmlText(html)).toContain(`${texts.facts.legal} 80% 76% to 84%`)
  expect(htmlText(html)).toContain(`${texts.facts.withPlanB} 95% 93% to 97%`)
  const rows = rowsOf(html, texts.chances.planLegal.bySteps)
  expect(rows[3]).toBe('Game 4 76% 72% to 80% 91% 89% to 93% 1.2 2,000')
})

test('later bans are compared with counting, and bans with known picks by how many teams have locked', () => {
  const banned = rowsOf(page(RECORD, '?tab=banned_by'), texts.chances.bannedBy.bySteps)
  expect(banned[1]).toBe('Game 2 0.60 0.66 11%, 6% to 15% 1,000')
  const known = rowsOf(page(RECORD, '?tab=known_picks'), texts.chances.knownPicks.bySteps)
  expect(known[4]).toBe('15 teams 65% 61% to 69% 80% 78% to 82% 1,000')
})

const withFew = (report: ChanceReport): ChanceReport => ({
  ...report,
  n: 999,
  steps: report.steps.map((step) => ({ ...step, n: 20 })),
})

test('a gap below 1,000 forecasts is chance, so it is left out', () => {
  const record = {
    ...RECORD,
    chances: { all: [], unseen: (RECORD.chances?.unseen ?? []).map(withFew) },
  }
  const html = page(record, '?tab=top10')
  expect(htmlText(html)).toContain(`${texts.facts.gapFew('1,000')} ${texts.none}`)
  expect(rowsOf(html, texts.chances.top10.bySteps)[1]).toBe(
    'Game 1 Too few to judge. 20 of 30. – 20',
  )
})

test('chances that are not stored before a game have no live record and open with unseen games', () => {
  const text = textOf(RECORD, '?tab=next_win')
  expect(text).toContain(texts.partTitles.unseen)
  expect(attributesOf(page(RECORD, '?tab=next_win'), 'value')).not.toContain('live')
  expect(attributesOf(page(RECORD), 'value')).toContain('live')
})

test('every subject says how it is judged', () => {
  for (const subject of [
    'compositions',
    'next_ban',
    'known_picks',
    'top5',
    'banned_by',
    'plans',
    'rings',
  ])
    expect(attributesOf(page(RECORD, `?tab=${subject}`), 'aria-label')).toContain(texts.howJudged)
})

test('the next ban has facts, reliability and games of its own', () => {
  const html = page(RECORD, '?tab=next_ban')
  expect(htmlText(html)).toContain(`${texts.facts.two} 76%`)
  expect(rowsOf(html, texts.byGame)[2]).toBe('Game 2 Too few to judge. 8 of 30. 8')
  expect(htmlText(html)).not.toContain(texts.overTime)
})

test('too few live forecasts are said, and the back-test is one click away if there is one', () => {
  const few = { ...RECORD, live: NEW_RECORD.live }
  expect(textOf(few, '?part=live')).toContain('Too few to judge. 12 of 30.')
  expect(textOf(few, '?part=live')).toContain(texts.toBacktest)
  expect(textOf(NEW_RECORD)).not.toContain(texts.toBacktest)
})

test('without an address live forecasts open, then unseen games, then all: the first that are enough', () => {
  expect(firstSource(RECORD)).toBe('live')
  const few = { ...REPORT, games: 29 }
  expect(firstSource({ ...RECORD, live: few })).toBe('unseen')
  expect(firstSource({ ...RECORD, live: { ...RECORD.live, series: 4 } })).toBe('unseen')
  expect(firstSource({ ...RECORD, live: few, unseen: few })).toBe('backtest')
  expect(firstSource({ ...RECORD, live: few, unseen: null })).toBe('backtest')
  expect(firstSource(NEW_RECORD)).toBe('live')
})

test('a running back-test shows how far it is, before the first has finished and after', () => {
  const first = textOf(NEW_RECORD, '?part=backtest')
  expect(first).toContain('1,200 of 2,700 games replayed')
  expect(first).toContain(texts.noBacktest)
  const again = textOf({ ...RECORD, progress: NEW_RECORD.progress }, '?part=backtest')
  expect(again).toContain('1,200 of 2,700 games replayed')
  expect(again).toContain(texts.facts.first)
})

test('an archive without judged games is told as that', () => {
  const none = { ...REPORT, from: null, to: null, composition: { ...REPORT.composition, n: 0 } }
  expect(textOf({ ...NEW_RECORD, live: none, progress: null })).toContain(
    'Too few to judge. 0 of 30.',
  )
})

test('until the record has loaded the page says so', () => {
  expect(renderText(<TrackView />)).toContain(texts.loading)
})

/** All rings moved alike on Storm Point, each game a little to the right of the last. Other maps have no games. */
const ringsPage = (games: number) =>
  renderHtml(<TrackView />, {
    answers: [
      [
        allRingsQuery.queryKey,
        allMaps().map(({ id: map }) => ({
          map,
          games: Array.from({ length: map === 'stormpoint' ? games : 0 }, (_, n) => ({
            centers: [9000 + n, 9000, 9000 + n, 7800, 9000 + n, 7000],
          })),
        })),
      ],
    ],
    search: '?tab=rings',
  })

test('the rings have a back-test by map with its interval', () => {
  const html = ringsPage(40)
  expect(htmlText(html)).toContain(texts.partTitles.backtest)
  expect(htmlText(html)).toContain(`${texts.rings.games} 40`)
  // 40 of 40: 1 / (1 + 1.6449² / 40) = 94 %.
  expect(htmlText(html)).toContain(`${texts.rings.withinHalf} 100% 94% to 100%`)
  expect(rowsOf(html, texts.rings.byMap).slice(1)).toEqual(['Storm Point 100% 94% to 100% 0.00 40'])
})

test('few rings are not judged, and without any the page says where they come from', () => {
  expect(rowsOf(ringsPage(12), texts.rings.byMap)[1]).toBe(
    'Storm Point Too few to judge. 12 of 30. – 12',
  )
  expect(htmlText(ringsPage(0))).toContain(texts.rings.empty)
})
