import { expect, test } from 'vitest'
import { sampleMessages } from '#contract/base/sample.texts.ts'
import { rankingMessages as texts } from '#contract/regular/ranking.texts.ts'
import { regularDetailMessages as details } from '#contract/regular/regular-detail.texts.ts'
import { regularMessages as viewTexts } from '#contract/regular/regular.texts.ts'
import type { CompRecord } from '#domain/catalog/comp.ts'
import { likelyComps, topComps, topLegends } from '#domain/regular/ranking.ts'
import { attributesOf, renderHtml, renderText } from '../../shared/ui/test-render.tsx'
import { WeightedCell } from '../table/WeightedCell.tsx'
import { GameTags } from './GameTags.tsx'
import { pointsHint, pointsInterval, pointsText } from './points.ts'
import { PointsCell } from './PointsCell.tsx'
import { WhyLegend } from './why/WhyLegend.tsx'
import { orderCounts, WhyLikely } from './why/WhyLikely.tsx'
import { WhyTop } from './why/WhyTop.tsx'

const NOW = Date.UTC(2026, 10, 16)
const DAY_S = 24 * 60 * 60
// Four games with 2, 4, 6 and 8 points: 5 on average, 90 % interval 1.96 to 8.04.
const POINTS = { n: 4, sum: 20, sumOfSquares: 120 }
const NO_POINTS = { n: 0, sum: 0, sumOfSquares: 0 }

const record = (comp: readonly string[], change: Partial<CompRecord> = {}): CompRecord => ({
  comp: [...comp],
  games: 4,
  avg_points: 5,
  points: POINTS,
  game_orders: [1, 1, 1, 3],
  banned_with: [],
  last_played: NOW / 1000 - 3 * DAY_S,
  is_available: true,
  ...change,
})

/**
 * In Game 1 without bans: mean order 1.5 is within 0.5 (+1000), played in Game 1 (+300), orders 100 + 100 + 100 + 25
 * (+325), no banned legend (+5), three days ago (× 3): 1630 × 3 = 4890.
 */
const ASH = record(['Ash', 'Fuse', 'Loba'])
/** The same, 30 days ago: 1630 × 0.15 = 244.5. */
const SEER = record(['Alter', 'Seer', 'Wraith'], { last_played: NOW / 1000 - 30 * DAY_S })

const alliance = likelyComps({ team: 'Alliance', comps: [ASH, SEER] }, [], NOW)
const [first, second] = alliance.likely
if (!first || !second) throw new Error('two compositions are expected')

test('mean points are written with one digit, or that there are none', () => {
  expect(pointsText(POINTS)).toBe(texts.points('5.0'))
  expect(pointsText(NO_POINTS)).toBe(texts.noPoints)
})

test('the interval of points does not fall below 0', () => {
  expect(pointsInterval(POINTS)?.low).toBeCloseTo(1.962, 3)
  // Two games with 0 and 4 points: 2 ± 6.314 × 2.83 / √2.
  expect(pointsInterval({ n: 2, sum: 4, sumOfSquares: 16 })?.low).toBe(0)
  expect(pointsInterval({ n: 1, sum: 4, sumOfSquares: 16 })).toBeNull()
})

test('the hint says how sure a mean is', () => {
  expect(pointsHint(POINTS)).toBe(`${texts.pointsHint(4, '2.0', '8.0')}, ${sampleMessages.few}`)
  expect(pointsHint({ n: 1, sum: 4, sumOfSquares: 16 })).toBe(texts.oneGameHint)
  expect(pointsHint(NO_POINTS)).toBe('')
  const many = { n: 12, sum: 60, sumOfSquares: 360 }
  expect(pointsHint(many)).not.toContain(sampleMessages.few)
})

test('a cell of points has the mean and its interval', () => {
  expect(renderText(<PointsCell points={POINTS} />)).toBe(`5.0 ${details.between('2.0', '8.0')}`)
  expect(renderText(<PointsCell points={{ n: 1, sum: 4, sumOfSquares: 16 }} />)).toBe(
    `4.0 ${details.oneGame}`,
  )
  expect(renderText(<PointsCell points={NO_POINTS} />)).toBe('–')
})

test('up to three games are named, of more the first two and how many follow', () => {
  expect(renderText(<GameTags orders={[3, 1, 1, 2]} />)).toBe('G1 G2 G3')
  expect(renderText(<GameTags orders={[6, 5, 2, 1, 1]} />)).toBe(`G1 G2 ${texts.moreGames(2)}`)
  const labels = attributesOf(renderHtml(<GameTags orders={[6, 5, 2, 1]} />), 'aria-label')
  expect(labels.at(-1)).toBe([5, 6].map(texts.usedInGame).join(', '))
})

test('the games of a composition are counted in order', () => {
  expect(orderCounts([1, 3, 1, 1])).toBe('G1 3x, G3')
})

test('a composition is shown with its share of the weight, its games and its points', () => {
  const shownWeight = 4890 + 244.5
  const text = renderText(
    <WeightedCell comp={first} team="Alliance" shownWeight={shownWeight} bans={[]} hasFacts />,
  )
  // 4890 / 5134.5 = 95.2 %.
  expect(text).toContain('95%')
  expect(text).toContain(`${texts.times(4)} ${texts.points('5.0')}`)
  expect(text).not.toContain(texts.isBanned)
})

// Finding W4.
test('beside the forecast, a composition has its games with its share', () => {
  const text = renderText(
    <WeightedCell comp={first} team="Alliance" shownWeight={5134.5} bans={[]} hasFacts={false} />,
  )
  expect(text).toContain(`${texts.times(4)} 95%`)
  expect(text).not.toContain(texts.points('5.0'))
})

test('the weight of a composition is explained term by term', () => {
  const text = renderText(<WhyLikely comp={first} shownWeight={5134.5} />)
  const { terms } = details
  for (const line of [
    terms.near('1,000', '1.5', 1),
    terms.same('300', 1),
    terms.orders('325', 4),
    terms.available('5'),
    terms.recency('3', details.days(3)),
    details.weightIs('4,890'),
    details.shareText(95, '4,890', '5,134.5'),
    details.meanOf('5.0', 4),
    details.interval('2.0', '8.0'),
  ])
    expect(text).toContain(line)
})

test('a composition with a banned legend has no share, and the bans of its games are named', () => {
  const [closed] = likelyComps(
    { team: 'Alliance', comps: [{ ...ASH, banned_with: ['Seer'] }] },
    ['ash'],
    NOW,
  ).likely
  if (!closed) throw new Error('a composition is expected')
  const cell = renderText(
    <WeightedCell comp={closed} team="Alliance" shownWeight={0} bans={['ash']} hasFacts />,
  )
  expect(cell).toContain(texts.isBanned)
  expect(cell).not.toContain('%')
  const why = renderText(<WhyLikely comp={closed} shownWeight={0} />)
  expect(why).toContain(details.notRanked)
  expect(why).toContain(details.terms.unavailable('-1,000'))
  expect(why).toContain(details.bannedThen(['Seer']))
})

test('a top composition is explained by the weights of its teams', () => {
  const teams = [
    alliance,
    likelyComps({ team: 'Fjord', comps: [SEER] }, [], NOW),
    likelyComps({ team: 'Nova', comps: [ASH] }, [], NOW),
  ]
  const [top] = topComps(teams)
  if (!top) throw new Error('a composition is expected')
  const text = renderText(<WhyTop comp={top} shownWeight={10_024.5} ofTeams={3} />)
  // Ash, Fuse and Loba are first of two of three teams: 2 × 4890 = 9780 of 10,024.5.
  expect(text).toContain(details.teamWeight('Nova', '4,890'))
  expect(text).toContain(details.weightIs('9,780'))
  expect(text).toContain(details.topShareText(98, '9,780', '10,024.5'))
  expect(text).toContain(details.percentOfTeams(2, 3, 67))
})

test('a top legend is explained by the teams whose first composition has it', () => {
  const legends = topLegends([alliance, likelyComps({ team: 'Fjord', comps: [SEER] }, [], NOW)])
  const ash = legends.find(({ legend }) => legend === 'Ash')
  if (!ash) throw new Error('Ash is expected')
  const text = renderText(<WhyLegend legend={ash} />)
  expect(text).toContain(details.legendOfTeams(1, 2, 50))
  expect(text).toContain(details.inTop(1, 2))
  expect(text).toContain(details.weightIs('4,890'))
  expect(viewTexts.teamCount(ash.teams.length)).toContain('1')
})
