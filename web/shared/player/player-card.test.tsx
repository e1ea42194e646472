import { expect, test } from 'vitest'
import type { PlayerDetail } from '#contract/stats/player.ts'
import { attributesOf, htmlText, renderHtml, renderText } from '../ui/test-render.tsx'
import { platformText } from './platform-text.ts'
import { PlayerCard } from './PlayerCard.tsx'
import { PlayerName } from './PlayerName.tsx'
import { playerQuery } from './player.queries.ts'

const NONE = { n: 0, sum: 0, sumOfSquares: 0 }
/** 2, 4, 6 and 8: 5 ± 2.353 x 2.582 / 2. */
const FOUR = { n: 4, sum: 20, sumOfSquares: 120 }

const MIKA: PlayerDetail = {
  player: '77',
  name: 'mika',
  otherNames: [],
  games: 4,
  kills: FOUR,
  damage: NONE,
  knockdowns: NONE,
  survival: NONE,
  placement: NONE,
  accuracy: { n: 0, shots: 0, hits: 0, shotsSquared: 0, hitsSquared: 0, shotsByHits: 0 },
  teams: [{ team: 'Copper Owls', games: 4 }],
  legends: [{ legend: 'Ash', games: 3, kills: FOUR, score: NONE }],
  counted: 4,
  hardware: [{ hardware: 'PC-STEAM', games: 4 }],
  recent: [],
  without: [],
}

test('a card has games, platform, kills, damage, legends, teams and a link to the tab', () => {
  const { queryKey } = playerQuery({ player: '77', regions: [] })
  const html = renderHtml(<PlayerCard player="77" />, { answers: [[queryKey, MIKA]] })
  expect(htmlText(html)).toBe(
    '4 games, PC (Steam) few Kills a game 5.00 1.96 to 8.04 Damage a game – Ash 75% Copper Owls 4 games Open player page All numbers',
  )
  expect(attributesOf(html, 'href').at(-1)).toBe(
    '/dashboard?view=statsboard&tab=players&regions=ALL&min=1&q=mika&player=77',
  )
})

test('a name says that it opens something', () => {
  const html = renderHtml(<PlayerName player="77" name="mika" />)
  expect(attributesOf(html, 'aria-haspopup')).toEqual(['dialog'])
  expect(renderText(<PlayerName player="77" name="mika" />)).toBe('mika')
})

test.each([
  ['PC_STEAM', 'PC (Steam)'],
  ['ps5', 'PlayStation 5'],
  ['Toaster', 'Toaster'],
])('the platform %s is called %s', (hardware, want) => {
  expect(platformText(hardware)).toBe(want)
})
