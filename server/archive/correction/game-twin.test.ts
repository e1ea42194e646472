import { afterAll, expect, test } from 'vitest'
import { listGameTwins } from '#contract/archive/game-twin.ts'
import { importFile } from '../import-file.ts'
import { file, game, playersOf, set, team } from '../test-archive.ts'
import { buildTestApp } from '../../testing/test-app.ts'

const built = await buildTestApp({}, afterAll)
const { headers } = await built.as('editor', 'mika')

const COMP = 'ash crypto newcastle'
const START = 1_789_997_600

const teams = (second: string) => [
  team('Alliance', 1, COMP, { players: playersOf('Alliance', COMP) }),
  team('Copper Owls', 2, COMP, { players: playersOf(second, COMP) }),
]

/** The second team has new players in the file. */
async function importPair(number: number) {
  const startedAt = START + 3600 * number
  const [mid, otherMid] = [`made-up:${number}`, `m${number}`]
  const live = game(mid, 1, '', teams('Owls'), { startedAt: startedAt + 90 })
  await importFile(built.db, file(mid, [set('Live', [live])], 'liveapi'))
  const other = game(otherMid, 1, '', teams('Others'), { startedAt })
  await importFile(built.db, file(otherMid, [set('Harbor Open', [other])], 'statscode'))
  return { mid, otherMid, startedAt }
}

const list = async () => {
  const answer = await built.app.inject({ url: '/api/admin/game_twins', headers })
  return listGameTwins.output.parse(answer.json()).twins
}
const decide = async (payload: object) => {
  const url = '/api/admin/game_twins'
  const answer = await built.app.inject({ method: 'POST', url, headers, payload })
  return { status: answer.statusCode, message: answer.json<{ message: string }>().message }
}

test('an editor sees both games of an uncertain pair side by side and joins them', async () => {
  const { mid, otherMid, startedAt } = await importPair(1)
  await expect.poll(list).toHaveLength(1)
  expect(await list()).toEqual([
    {
      game: {
        mid,
        format: 'liveapi',
        event: 'Live',
        number: 1,
        startedAt: 1000 * (startedAt + 90),
        map: 'stormpoint',
        teams: ['Alliance', 'Copper Owls'],
      },
      other: {
        mid: otherMid,
        format: 'statscode',
        event: 'Harbor Open',
        number: 1,
        startedAt: 1000 * startedAt,
        map: 'stormpoint',
        teams: ['Alliance', 'Copper Owls'],
      },
      players: 6,
      samePlayers: 3,
    },
  ])
  expect(await decide({ mid, otherMid, isSame: true })).toEqual({
    status: 200,
    message: 'The two games count as one now',
  })
  expect(await list()).toEqual([])
  const games = built.db.selectFrom('game').select('mid').where('is_current', '=', true)
  expect(await games.execute()).toEqual([{ mid: otherMid }])
})

test('different games are not offered again, and a pair is decided once', async () => {
  const { mid, otherMid } = await importPair(2)
  await expect.poll(list).toHaveLength(1)
  expect((await decide({ mid, otherMid, isSame: false })).status).toBe(200)
  expect(await list()).toEqual([])
  expect(await decide({ mid, otherMid, isSame: true })).toMatchObject({ status: 409 })
  expect((await decide({ mid: 'made-up:9', otherMid, isSame: true })).status).toBe(409)
})
