import { expect, test } from 'vitest'
import { sampleMessages } from '#contract/base/sample.texts.ts'
import { regularDetailMessages as details } from '#contract/regular/regular-detail.texts.ts'
import { regularMessages as texts } from '#contract/regular/regular.texts.ts'
import { renderHtml, renderText } from '../../shared/ui/test-render.tsx'
import { inSeatOrder, type RecommendedRow } from './recommended.ts'
import { RecommendedEntry } from './RecommendedEntry.tsx'
import { WhyValue } from './WhyValue.tsx'

/** Three games with 8 points on average against a mean of 5 that counts for 57: (24 + 285) / 60 = 5.15. */
const COMP: RecommendedRow = {
  comp: [
    { legend: 'Loba', player: 'south' },
    { legend: 'Ash', player: 'north' },
    { legend: 'Catalyst', player: null },
  ],
  value: 5.15,
  games: 3,
  why: { mean: 8, prior: 5, k: 57, interval: { low: 4.2, high: 6.1 } },
  // 70 games, 1.5 points above: 105 / 300.
  effect: { effect: 0.35, n: 70, raw: 1.5, interval: { low: -0.27, high: 0.97 } },
}

const entry = (comp: RecommendedRow, player: string | null = null) => (
  <RecommendedEntry comp={comp} rank={2} hasTeam player={player} onPlayer={() => {}} />
)

test('an entry shows its rank, value, games and players', () => {
  const text = renderText(entry(COMP))
  expect(text).toContain(texts.rank(2))
  expect(text).toContain(`${texts.games(3)} ${sampleMessages.few}`)
  expect(text).toContain('5.2')
  for (const player of ['north', 'south']) expect(text).toContain(player)
})

test('beside the value is what it adds for the teams that played it, with its interval', () => {
  expect(renderText(entry(COMP))).toContain('+0.4 pts vs. own average , −0.3 to +1.0')
  expect(renderText(entry({ ...COMP, effect: null }))).not.toContain('own average')
  const { effect } = COMP
  expect(renderText(entry({ ...COMP, effect: effect && { ...effect, effect: -0.04 } }))).toContain(
    '0.0 pts vs. own average',
  )
})

test('a value of the sheet is never few, and a missing one is said', () => {
  const text = renderText(entry({ ...COMP, value: null, why: null }))
  expect(text).toContain(texts.noValue)
  expect(text).not.toContain(sampleMessages.few)
})

const marks = (player: string | null) =>
  renderHtml(entry(COMP, player)).match(/data-marked/g)?.length ?? 0

test('the player under the pointer is marked, and an open seat never is', () => {
  expect(marks('north')).toBe(1)
  expect(marks('west')).toBe(0)
  expect(marks(null)).toBe(0)
})

test('seats are in the order in which every composition is drawn', () => {
  const legends = inSeatOrder(COMP).map(({ legend }) => legend)
  expect(legends.toSorted()).toEqual(['Ash', 'Catalyst', 'Loba'])
  expect(
    inSeatOrder({ ...COMP, comp: COMP.comp.toReversed() }).map(({ legend }) => legend),
  ).toEqual(legends)
})

test('a value is explained by its own mean and the mean of all', () => {
  const text = renderText(<WhyValue comp={COMP} />)
  expect(text).toContain(details.valueTerms(3, '8.00', '57', '5.00'))
  expect(text).toContain(details.weightIs('5.15'))
  expect(text).toContain(details.interval('4.2', '6.1'))
  expect(text).toContain('In 70 games teams scored +1.5 points per game')
  expect(text).toContain('70 × +1.5 / (70 + 230) = +0.4')
  expect(text).toContain(details.interval('−0.3', '+1.0'))
})

test('a value of the sheet has no explanation but its source', () => {
  expect(renderText(<WhyValue comp={{ ...COMP, why: null }} />)).toBe(details.valueGiven)
})
