import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { logInTo, postJson, spawnServer } from '../../testing/test-server.ts'
import { fastFolder } from '../../testing/test-databases.ts'

const PASSWORD = 'correct horse 9'
const FILES = Array.from({ length: 24 }, (_, n) => `day-${n + 1}.csv`)

/** One game with two teams. */
const sheet = (name: string) =>
  [
    'event,set,game,mid,started_at,map,team,placement,player,legend,kills',
    ...['Alliance', 'Copper Owls'].flatMap((team, place) =>
      ['Ash', 'Crypto', 'Newcastle'].map(
        (legend) =>
          `Scrim,${name},1,${name},2026-10-01T18:00:00Z,Storm Point,${team},${place + 1},${team} ${legend},${legend},1`,
      ),
    ),
  ].join('\n')

async function start(DATA_DIR: string) {
  const server = spawnServer({ DATA_DIR, ADMIN_PASSWORD: PASSWORD })
  const address = await server.ready()
  const { json } = await logInTo(address, 'admin', PASSWORD)
  const { token } = z.object({ token: z.string() }).parse(json)
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/octet-stream',
  }
  const upload = async (name: string) => {
    const url = `${address}/api/admin/imports?name=${name}`
    return (await fetch(url, { method: 'POST', headers, body: sheet(name) })).status
  }
  const imported = async () => {
    const answer = await fetch(`${address}/api/admin/imports`, { headers })
    const { imports } = z
      .object({ imports: z.array(z.object({ fileName: z.string() })) })
      .parse(await answer.json())
    return imports.map(({ fileName }) => fileName)
  }
  return { server, address, upload, imported }
}

test('an import cut off by kill -9 loses no acknowledged file, and doing it again doubles none', async () => {
  const folder = await fastFolder('ringwise-import-')
  onTestFinished(() => rm(folder, { recursive: true }))
  const DATA_DIR = join(folder, 'data')
  const acknowledged = new Set<string>()
  for (const killAfter of [3, 9, 15]) {
    const { server, upload } = await start(DATA_DIR)
    const left = FILES.filter((name) => !acknowledged.has(name))
    let isCut = false
    // Three in parallel, so the kill interrupts some of them.
    const lanes = [0, 1, 2].map(async (lane) => {
      for (let at = lane; at < left.length && !isCut; at += 3) {
        const name = left[at] ?? ''
        if ((await upload(name)) === 200) acknowledged.add(name)
        if (acknowledged.size < killAfter || isCut) continue
        isCut = true
        await server.kill('SIGKILL')
      }
    })
    await Promise.allSettled(lanes)
  }

  const { address, upload, imported } = await start(DATA_DIR)
  const found = await imported()
  expect(found.filter((name) => acknowledged.has(name)).toSorted()).toEqual(
    [...acknowledged].toSorted(),
  )
  for (const name of FILES) expect(await upload(name)).toBe(200)
  expect((await imported()).toSorted()).toEqual(FILES.toSorted())
  const question = { teams: ['Alliance', 'Copper Owls'], bannedLegends: [] }
  const { json } = await postJson(`${address}/api/historical_team_comps`, question)
  // 12 and 9 points for the placements, plus one for each of three kills.
  expect(json).toMatchObject({
    team_comps: [
      { team: 'Alliance', comps: [{ games: 24, avg_points: 15 }] },
      { team: 'Copper Owls', comps: [{ games: 24, avg_points: 12 }] },
    ],
  })
})
