import { expect, test } from 'vitest'
import type { PlayThis } from '#contract/regular/play-this.ts'
import { importFile } from './archive/import-file.ts'
import { file } from './archive/test-archive.ts'
import { PLAN, seriesOn } from './forecast/test-season.ts'
import { buildTestApp } from './testing/test-app.ts'

const LOBBY = ['Alliance', 'Copper Owls', 'Herons']

/** Eight series of three games: 24 games of each team. */
async function testEnv() {
  const { app, db } = await buildTestApp()
  const series = Array.from({ length: 8 }, (_, day) => seriesOn(day, PLAN))
  await importFile(db, file('season', series))
  return async (change: object = {}): Promise<PlayThis> => {
    const payload = { team: 'Alliance', teams: LOBBY, game: 1, ...change }
    const answer = await app.inject({ method: 'POST', url: '/api/play-this', payload })
    expect(answer.statusCode).toBe(200)
    return answer.json()
  }
}

test('the card names our three with their games on the legend, and what the composition is worth', async () => {
  const ask = await testEnv()
  const { games, three, cards, isClearBest, usual, tooRare } = await ask()
  expect(games).toBe(24)
  expect(three).toEqual(
    [0, 1, 2].map((seat) => ({
      id: expect.any(String),
      name: `Alliance ${seat}`,
      games: 24,
    })),
  )
  expect(cards).toHaveLength(1)
  expect(cards[0]).toMatchObject({
    label: 'practiced',
    seats: [
      { legend: 'Bangalore', player: 'Alliance 0', games: 24, recent: 24 },
      { legend: 'Crypto', player: 'Alliance 1', games: 24, recent: 24 },
      { legend: 'Newcastle', player: 'Alliance 2', games: 24, recent: 24 },
    ],
    games: { field: 24, own: 24 },
    // The Herons play Crypto, too.
    contested: { legend: 'Crypto' },
    shift: null,
  })
  expect(cards[0]?.contested.teams).toBeGreaterThan(0.5)
  expect(cards[0]?.others).toBeLessThan(0.3)
  expect(isClearBest).toBe(false)
  expect(usual).toEqual({ comp: ['Bangalore', 'Crypto', 'Newcastle'], closed: [], isAsGood: true })
  expect(tooRare).toBeNull()
})

test('the next ban counts our pick, and what it would be without that legend', async () => {
  const ask = await testEnv()
  const [card] = (await ask()).cards
  expect(card?.nextBan?.legend).toBe('Crypto')
  expect(card?.nextBan?.without).toBeLessThan(card?.nextBan?.chance ?? 0)
  expect(card?.legal).toBeLessThan(1 - (card?.nextBan?.chance ?? 0) + 1e-9)
})

test('with a ban on it nothing practiced is left, and it says what each player has', async () => {
  const ask = await testEnv()
  const { cards, usual, left } = await ask({ bannedLegends: ['crypto'], game: 2 })
  expect(cards).toEqual([])
  expect(usual).toMatchObject({ closed: ['Crypto'], isAsGood: false })
  expect(left).toEqual([
    { player: 'Alliance 0', legends: [{ legend: 'Bangalore', games: 24 }] },
    { player: 'Alliance 1', legends: [] },
    { player: 'Alliance 2', legends: [{ legend: 'Newcastle', games: 24 }] },
  ])
})

test('a composition with few games in the field is only told about, unless asked for', async () => {
  const ask = await testEnv()
  // The Herons played Ash, Crypto, Wattson 8 times and Alter, Crypto, Wattson 16 times.
  const { cards, tooRare } = await ask({ team: 'Herons' })
  expect(cards).toEqual([])
  expect(tooRare).toEqual({ comp: ['Alter', 'Crypto', 'Wattson'], games: 16 })
  const rare = await ask({ team: 'Herons', rare: true })
  expect(rare.cards.map(({ seats }) => seats.map(({ legend }) => legend).toSorted())).toEqual([
    ['Alter', 'Crypto', 'Wattson'],
    ['Ash', 'Crypto', 'Wattson'],
  ])
})

test('other players can be chosen, and a card names no one else', async () => {
  const ask = await testEnv()
  const { three } = await ask()
  const herons = (await ask({ team: 'Herons' })).three
  const players = [three[0]?.id, three[1]?.id, herons[2]?.id]
  const changed = await ask({ players })
  expect(changed.three.map(({ id }) => id)).toEqual(players)
  const named = changed.cards.flatMap(({ seats }) => seats.map(({ player }) => player))
  expect(named).not.toContain('Alliance 2')
})

test('a team without games gets what the field plays', async () => {
  const ask = await testEnv()
  const { games, cards, three, field } = await ask({ team: 'Nobody Knows' })
  expect([games, cards, three]).toEqual([0, [], []])
  expect(field[0]?.comp).toHaveLength(3)
})

test('a locked pick of ours stays in every suggestion', async () => {
  const ask = await testEnv()
  const known = [{ team: 'Alliance', legends: ['Wraith'] }]
  expect((await ask({ known })).cards).toEqual([])
  expect((await ask({ known: [{ team: 'Alliance', legends: ['Crypto'] }] })).cards).toHaveLength(1)
})
