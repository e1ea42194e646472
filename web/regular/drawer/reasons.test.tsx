import { expect, test } from 'vitest'
import { reasonText } from '#contract/forecast/forecast-reason.texts.ts'
import { teamForecastMessages as texts } from '#contract/forecast/team-forecast.texts.ts'
import { FEATURES } from '#domain/forecast/feature.ts'
import { attributesOf, renderHtml, renderText } from '../../shared/ui/test-render.tsx'
import { reasonOf } from '../../shared/forecast/test-forecast.ts'
import { CompPlayers } from './CompPlayers.tsx'
import { KnownPicksField } from './KnownPicksField.tsx'
import { Reasons } from '../../shared/forecast/Reasons.tsx'

test('reasons are said in their order, and one against is marked', () => {
  const reasons = [reasonOf({ feature: 'swapOne' }), reasonOf({ feature: 'keepSome', effect: -1 })]
  expect(renderText(<Reasons reasons={reasons} />)).toBe(reasons.map(reasonText).join(' '))
  expect(attributesOf(renderHtml(<Reasons reasons={reasons} />), 'aria-label')).toEqual([
    texts.against,
  ])
  expect(renderText(<Reasons reasons={[]} />)).toBe(texts.noReasons)
})

test.each([
  [
    { feature: 'stayHabit' as const, games: 7, of: 8 },
    'They kept it 7 of 8 times when nothing was banned',
  ],
  [{ feature: 'stayHabit' as const }, 'They rarely change when nothing was banned'],
  [
    { feature: 'pool' as const, player: 'mika', legend: 'MadMaggie', games: 21, of: 30 },
    'mika played Mad Maggie in 21 of 30 games',
  ],
  [
    { feature: 'team' as const, effect: -1, games: 0, of: 12 },
    'They played it in only 0 of 12 games that allowed it',
  ],
  [
    { feature: 'script' as const, game: 4, games: 2, of: 3 },
    'Shares 2 of 3 legends with Game 4 of their last series',
  ],
  [{ feature: 'stayTop5' as const, games: 2 }, 'They placed 2nd with it last game'],
  [
    { feature: 'lobby' as const, legend: 'Horizon', games: 8, of: 20 },
    '8 of 20 teams played Horizon in the last game',
  ],
  [
    { feature: 'subField' as const, legend: 'Caustic', otherLegend: 'Wattson', games: 9, of: 14 },
    'Wattson often replaces Caustic (9 of 14 times)',
  ],
])('the reason %j is said in words', (change, want) => {
  expect(reasonText(reasonOf(change))).toBe(want)
})

test('every feature has a sentence for and one against, also without any details', () => {
  for (const feature of FEATURES) {
    const [pro, con] = [1, -1].map((effect) => reasonText(reasonOf({ feature, effect })))
    expect(pro).not.toBe(con)
    expect(`${pro} ${con}`).not.toMatch(/null|undefined|NaN/)
  }
})

test('an unknown player is called that', () => {
  const players = [
    { legend: 'MadMaggie', player: 'mika', id: '77' },
    { legend: 'Ash', player: null, id: null },
  ]
  expect(renderText(<CompPlayers players={players} />)).toBe(
    `Mad Maggie mika Ash ${texts.unknownPlayer}`,
  )
})

const field = (legends: string[]) =>
  renderText(<KnownPicksField legends={legends} bans={[]} onChange={() => {}} />)

test('three known picks leave nothing to enter', () => {
  expect(field(['ash'])).not.toContain(texts.allPicked)
  expect(field(['ash', 'fuse', 'loba'])).toContain(texts.allPicked)
})
