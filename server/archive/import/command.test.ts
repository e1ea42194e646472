import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { mergeTeams } from '../team/merge-teams.ts'
import { openBackgroundDatabase } from '../../db/pool.ts'
import { createTestDatabase } from '../../testing/test-app.ts'
import { dataFolder, spawnServer } from '../../testing/test-server.ts'
import { fastFolder } from '../../testing/test-databases.ts'

const SCRIPT = join(import.meta.dirname, '../../../scripts/import.mjs')
const HEADER = 'Team,Rank,Game,Placement,Kills,Points'

async function folderWith(files: Readonly<Record<string, string>>) {
  const folder = await fastFolder('ringwise-command-')
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return (name: string) => join(folder, name)
}

/** Runs `npm run import` as its own process. */
const importFiles = (env: Record<string, string>, ...args: readonly string[]) =>
  new Promise<{ code: number; out: string; errors: string }>((resolve) => {
    const { PATH } = process.env
    const child = execFile(
      process.execPath,
      [SCRIPT, ...args],
      { env: { PATH, ...env } },
      (_, out, errors) => resolve({ code: child.exitCode ?? -1, out, errors }),
    )
    child.stdin?.end()
  })

test('the command imports what can be read, once, and says why the rest was refused', async () => {
  const DATABASE_URL = await createTestDatabase()
  const at = await folderWith({
    'friday.csv': `${HEADER}\nAlliance,1,1,1,7,19\nReed,2,1,2,3,12`,
    'saturday.csv': `${HEADER}\nOwls,1,1,1,7,19\nNord,2,1,2,3,12`,
    'final.csv': `${HEADER}\nReed,1,1,1,7,19\nOWLS,2,1,2,3,12`,
    'broken.json': '{"a":',
    'drops 9301 storm-point 3.json': '{"Reed":[{"drop":"Barometer"}],"Owls":[{"drop":"Cascades"}]}',
  })
  const run = (...args: readonly string[]) => importFiles({ DATABASE_URL }, ...args)

  const dry = await run(at('friday.csv'), '--dry-run')
  expect(dry).toMatchObject({ code: 0, errors: '' })
  expect(dry.out).toMatch(/^1\/1 friday.csv: Score sheet, 1 set, 1 game \(0 already imported\)/)
  expect(dry.out).toMatch(/New team: Alliance\n[^]*Nothing was imported\.\n$/)

  const drops = await run(at('drops 9301 storm-point 3.json'), '--dry-run')
  expect(drops.out).toMatch(/: overstat drops, 2 landings of 2 teams\n/)

  const unasked = await run(at('friday.csv'))
  expect(unasked).toMatchObject({ code: 2, errors: expect.stringContaining('Add --yes') })

  const mixed = await run(at('friday.csv'), at('broken.json'), at('saturday.csv'), '--yes')
  expect(mixed.code).toBe(1)
  expect(mixed.errors).toMatch(/^2\/3 broken.json: The JSON is incomplete/)
  expect(mixed.out).toContain('1/2 friday.csv: 1 game imported\n2/2 saturday.csv: 1 game imported')
  const db = openBackgroundDatabase(DATABASE_URL)
  onTestFinished(() => db.destroy())
  await db.updateTable('import').set({ is_demo: true }).execute()
  const again = await run(at('friday.csv'), '--yes')
  expect(again.out).toContain('Already imported. Nothing changed.')
  expect(again.out).toContain('Your statistics include demo data')

  const teams = await db.selectFrom('team').select(['id', 'name']).execute()
  const idOf = (name: string) => teams.find((team) => team.name === name)?.id ?? 0
  await mergeTeams(db, idOf('Reed'), idOf('Owls'))
  const met = await run(at('final.csv'), '--dry-run')
  expect(met.code).toBe(1)
  expect(met.errors).toContain('Reed and OWLS are merged into one team, but both played in Game 1.')
})

const archiveOf = async (address: string): Promise<unknown> =>
  (await fetch(`${address}/api/archive`)).json()

test('the command works on the data folder, whether the server is running or not', async () => {
  const DATA_DIR = await dataFolder()
  const at = await folderWith({
    'friday.csv': `${HEADER}\nAlliance,1,1,1,7,19\nReed,2,1,2,3,12`,
    'saturday.csv': `${HEADER}\nOwls,1,1,1,7,19\nNord,2,1,2,3,12`,
  })
  const before = await importFiles({ DATA_DIR }, at('friday.csv'), '--yes')
  expect(before).toMatchObject({ code: 0, errors: '' })
  const address = await spawnServer({ DATA_DIR }).ready()
  expect(await archiveOf(address)).toMatchObject({ games: 1 })
  expect(await importFiles({ DATA_DIR }, at('saturday.csv'), '--yes')).toMatchObject({ code: 0 })
  await expect.poll(() => archiveOf(address)).toMatchObject({ games: 2 })
})
