import { expect, test } from 'vitest'
import { currentLegends } from '../catalog/legend.ts'
import { judgeLaterBans, judgePlan } from './judge-plan.ts'
import { candidateOf, outlookOf } from './test-plan.ts'

/** Ash is banned after game 1 in all 20 series before, and Loba after game 2 in half of them. */
const PAST = Array.from({ length: 20 }, (_, age) => (age % 2 === 0 ? ['ash', 'loba'] : ['ash']))
const SERIES = { series: 7, past: PAST, games: [[], ['ash'], ['ash', 'seer']] }
const OUTLOOKS = [outlookOf('ash 1'), outlookOf('loba 1'), []]

test('each legend has a chance to be banned by each later game, beside its share of the last 20 series', () => {
  const judged = [...judgeLaterBans(SERIES, { outlooks: OUTLOOKS })]
  // In the roster's order.
  const find = (legend: string, step: number) =>
    judged.filter((one) => one.step === step)[
      currentLegends().findIndex(({ key }) => key === legend)
    ]
  // Ash is sure in past and forecast, and no chance is above 95 %.
  expect(find('ash', 2)).toMatchObject({ chance: 0.95, counted: 1, happened: true })
  expect(find('loba', 3)).toMatchObject({ counted: 0.5, happened: false })
  expect(find('seer', 3)).toMatchObject({ chance: 0, counted: 0, happened: true })
  expect(judged.every(({ kind, series }) => kind === 'bannedBy' && series === 7)).toBe(true)
})

test('a plan from before game 1 is held against the bans of each later game, without and with Plan B', () => {
  const candidates = [candidateOf('ash valkyrie wattson', 9), candidateOf('fuse seer mirage', 4)]
  const judged = [...judgePlan(SERIES, { outlooks: OUTLOOKS, candidates })]
  // Ash is always gone, so Fuse is planned. In game 3 Seer was banned, and Ash is no Plan B that could have helped.
  expect(judged).toEqual([
    expect.objectContaining({ kind: 'planLegal', step: 2, happened: true, alsoHappened: true }),
    expect.objectContaining({ kind: 'planLegal', step: 3, happened: false, alsoHappened: false }),
  ])
})
