import { expect, test } from 'vitest'
import type { PlanInputsAnswer } from '#contract/series-plan/series-plan.ts'
import { importFile } from './archive/import-file.ts'
import { file } from './archive/test-archive.ts'
import { PLAN, seriesOn } from './forecast/test-season.ts'
import { buildTestApp } from './testing/test-app.ts'

const LOBBY = ['Alliance', 'Copper Owls', 'Herons']

/** A series that is over: its lobby plans the next one. */
const newestSeries = async ({ db }: Awaited<ReturnType<typeof buildTestApp>>) => {
  const { id } = await db
    .selectFrom('series')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return id
}

async function testEnv() {
  const built = await buildTestApp()
  for (const day of [0, 1, 2, 3]) {
    await importFile(built.db, file(`day-${day}`, [seriesOn(day, PLAN)]))
  }
  const { headers } = await built.as('user')
  const series = await newestSeries(built)
  return async (change: object = {}): Promise<PlanInputsAnswer> => {
    const payload = {
      team: 'Alliance',
      teams: LOBBY,
      series,
      game: 1,
      maps: ['stormpoint', null],
      ...change,
    }
    const answer = await built.app.inject({
      method: 'POST',
      url: '/api/series-plan/inputs',
      payload,
      headers,
    })
    expect(answer.statusCode).toBe(200)
    return answer.json()
  }
}

test('candidates are what our players play, most often first, with who plays it', async () => {
  const ask = await testEnv()
  const { candidates, uses, strength, past } = await ask()
  expect(candidates).toHaveLength(1)
  expect(candidates[0]).toMatchObject({
    comp: ['Bangalore', 'Crypto', 'Newcastle'],
    players: ['Alliance 0', 'Alliance 1', 'Alliance 2'],
    games: 12,
  })
  expect(strength.variance).toBeCloseTo(22 / 12)
  expect(past).toHaveLength(4)
  expect(uses).toContainEqual({ player: 'Alliance 1', legend: 'crypto', games: 12 })
})

test('legends that no one of us plays are candidates if they are allowed, banned ones never', async () => {
  const ask = await testEnv()
  const { candidates } = await ask({ allowUnplayed: true, bannedLegends: ['Ash'] })
  const comps = candidates.map(({ comp }) => comp.join(' '))
  expect(comps).toContain('Fuse Loba Wattson')
  expect(comps.filter((comp) => comp.includes('Ash'))).toEqual([])
  expect(candidates.find(({ comp }) => comp[0] === 'Fuse')?.players).toEqual([null, null, null])
})

test('each game says what it bans if we are not counted, and how our pick changes that', async () => {
  const ask = await testEnv()
  const { outlooks } = await ask()
  expect(outlooks).toHaveLength(2)
  const [first = []] = outlooks
  expect(first.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
  expect(first.every(({ lift }) => lift >= 1)).toBe(true)
  // Owls and Herons open with Ash; Newcastle is played by Alliance only.
  expect(first[0]?.legend).toBe('Ash')
  const chanceOf = (legend: string) => first.find((one) => one.legend === legend)?.chance ?? 0
  expect(chanceOf('Newcastle')).toBeLessThan(chanceOf('Loba'))
})

test('an empty archive has nothing to plan with', async () => {
  const { app, as } = await buildTestApp()
  const { headers } = await as('user')
  const payload = { teams: [], game: 1, maps: [null] }
  const answer = await app.inject({
    method: 'POST',
    url: '/api/series-plan/inputs',
    payload,
    headers,
  })
  expect(answer.json()).toMatchObject({ candidates: [], outlooks: [[]], past: [], uses: [] })
})
