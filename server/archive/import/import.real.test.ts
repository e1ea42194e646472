import { expect, test } from 'vitest'
import { readRealSample } from '../../testing/real-data.ts'
import { buildImportApp } from './test-import.ts'

test('a real file is imported as its preview says', async () => {
  const { upload, get } = await buildImportApp()
  const { name, bytes } = readRealSample('ban_era_6games.json')
  const preview = await upload('/api/admin/imports/preview', name, bytes)
  const result = await upload('/api/admin/imports', name, bytes)
  expect([preview.body.games, preview.body.teamGames]).toEqual([
    result.body.games,
    result.body.teamGames,
  ])
  await expect.poll(async () => (await get('/api/archive')).games).toBe(6)
  const { banStats } = await get('/api/legend_bans')
  expect(banStats).toHaveLength(5)
})
