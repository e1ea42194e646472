import { expect, test } from 'vitest'
import { statsDetailMessages as details } from '#contract/stats/stats-detail.texts.ts'
import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import { rateOf } from '#domain/stats/comp-performance.ts'
import { renderHtml, renderText } from '../../shared/ui/test-render.tsx'
import { RateCell } from '../comps/RateCell.tsx'
import { WhyRate } from '../comps/WhyRate.tsx'
import { FOUR_GAMES, NO_GAMES, ONE_GAME } from '../test-stats.ts'
import { GAME_BANNED, TEAM_FIGURES } from './figure.ts'
import { MeanCell } from './MeanCell.tsx'
import { Whisker } from '../../shared/ui/table/Whisker.tsx'
import { WhyMean } from './WhyMean.tsx'

const { score, survival } = TEAM_FIGURES

test('a mean is shown with its interval', () => {
  expect(renderText(<MeanCell figure={score} sums={FOUR_GAMES} games={4} />)).toBe(
    '5.00 1.96 to 8.04',
  )
})

test('the mean of one game says so instead of an interval', () => {
  const html = renderHtml(<MeanCell figure={score} sums={ONE_GAME} games={1} />)
  expect(html).toContain(texts.only.mean)
  expect(renderText(<MeanCell figure={GAME_BANNED} sums={ONE_GAME} games={1} />)).toContain(
    texts.only.gameBanned,
  )
})

test('without a game there is a dash', () => {
  expect(renderText(<MeanCell figure={score} sums={NO_GAMES} games={9} />)).toBe(texts.missing)
})

test('fewer than five games are marked', () => {
  const fiveGames = { n: 5, sum: 25, sumOfSquares: 150 }
  expect(renderHtml(<MeanCell figure={score} sums={FOUR_GAMES} games={4} />)).toContain('data-few')
  expect(renderHtml(<MeanCell figure={score} sums={fiveGames} games={5} />)).not.toContain(
    'data-few',
  )
})

test('the bar of a mean is as long as its share of the best one', () => {
  const html = renderHtml(<MeanCell figure={score} sums={FOUR_GAMES} games={4} best={8} />)
  expect(html).toContain('--share:0.625')
})

test('the explanation of a mean has its sum, its games and how much it varies', () => {
  const text = renderText(<WhyMean figure={score} sums={FOUR_GAMES} games={4} />)
  expect(text).toContain(details.mean('20', 4, '5.00'))
  expect(text).toContain(details.meanInterval('1.96', '8.04', '2.58', 4))
  expect(text).toContain(details.fewOf(4))
  expect(text).not.toContain(details.ofGames(4, 4))
})

test('games without the figure are named', () => {
  const text = renderText(<WhyMean figure={score} sums={FOUR_GAMES} games={6} />)
  expect(text).toContain(details.ofGames(4, 6))
})

test('survival is explained as the sum of the players', () => {
  // Four games with 10,464 s of three players: 2,616 s a game, 872 s a player.
  const sums = { n: 4, sum: 10_464, sumOfSquares: 4 * 2616 ** 2 }
  const text = renderText(<WhyMean figure={survival} sums={sums} games={4} />)
  expect(text).toContain(details.survival('10,464', 4, '2,616', '14:32'))
})

test('one game has no interval to explain, and no game no explanation', () => {
  expect(renderText(<WhyMean figure={score} sums={ONE_GAME} games={1} />)).toContain(
    details.oneOnly,
  )
  expect(renderText(<WhyMean figure={score} sums={NO_GAMES} games={0} />)).toBe('')
})

test('a win rate is shown with its interval, and explained by its wins', () => {
  expect(renderText(<RateCell title="Wins" rate={rateOf(1, 4)} />)).toBe('25.00% 5.8% to 64.4%')
  const why = renderText(<WhyRate rate={rateOf(1, 4)} words="wins" />)
  expect(why).toMatch(/\b1\b.*\b4\b/)
  expect(why).toContain('25')
})

test('a figure on its track is drawn in percent of the range, and never beyond its ends', () => {
  const range = { low: 0, high: 10 }
  const html = renderHtml(
    <Whisker at={5} interval={{ low: 2, high: 12 }} range={range} games={5} line={4} />,
  )
  expect(html).toContain('inset-inline-start:20%;inline-size:80%')
  expect(html).toContain('inset-inline-start:50%')
  expect(html).toContain('inset-inline-start:40%')
  const alone = renderHtml(<Whisker at={-3} interval={null} range={range} games={1} />)
  expect(alone).toContain('inset-inline-start:0%')
  expect(alone).not.toContain('inline-size')
})

test('the dot of fewer than five games is an outline, and its interval stays', () => {
  const range = { low: 0, high: 10 }
  const dot = (games: number) =>
    renderHtml(<Whisker at={5} interval={{ low: 2, high: 8 }} range={range} games={games} />)
  expect(dot(4)).toContain('data-few')
  expect(dot(5)).not.toContain('data-few')
  for (const html of [dot(4), dot(5)]) expect(html).toContain('inline-size:60%')
})
