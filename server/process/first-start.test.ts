import { readdir } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { dataFolder, logInTo, spawnServer } from '../testing/test-server.ts'

const PASSWORD = 'correct horse 9'

// Nothing is there yet, its lock is, initdb has begun and goes on alone, and initdb is nearly done.
test.each([0, 1, 10, 900])('a kill in the first start at %i files is healed', async (files) => {
  const DATA_DIR = await dataFolder()
  const killed = spawnServer({ DATA_DIR, ADMIN_PASSWORD: PASSWORD })
  const count = async () => (await readdir(DATA_DIR, { recursive: true }).catch(() => [])).length
  const isReady = killed.ready().then(
    () => true,
    () => true,
  )
  while ((await count()) < files && !(await Promise.race([isReady, pause(1, false)]))) {
    // The folder grows while initdb works. Kill at the wanted size, or at the latest when the server is ready.
  }
  await killed.kill('SIGKILL')
  const next = spawnServer({ DATA_DIR, ADMIN_PASSWORD: PASSWORD })
  expect((await logInTo(await next.ready(), 'admin', PASSWORD)).status).toBe(200)
  expect((await readdir(DATA_DIR)).filter((name) => name.startsWith('postgres.new'))).toEqual([])
})
