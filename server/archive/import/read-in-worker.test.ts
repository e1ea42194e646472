import { expect, onTestFinished, test } from 'vitest'
import { MATCH_FILE_BYTES } from '#contract/archive/import.ts'
import { setRoster } from '#domain/catalog/legend.ts'
import { setMaps } from '#domain/catalog/map.ts'
import { lines } from '../ingest/testing/test-match-csv.ts'
import { readMatchFileInWorker } from './read-in-worker.ts'

const LIMITS = { inlineBytes: 0, memoryMb: 512, readMs: 30_000 }
const sheet = Buffer.from('team,game,placement,kills\nAlliance,1,1,7\n')
const large = Buffer.from(`team,game,placement,kills\n${'Alliance,1,1,7\n'.repeat(200_000)}`)

test('a worker reads a file like the main thread', async () => {
  const read = await readMatchFileInWorker('a.csv', sheet, LIMITS)
  expect(read).toEqual(await readMatchFileInWorker('a.csv', sheet))
})

test('a worker knows the legends that administrators added', async () => {
  const axion = {
    name: 'Axion',
    short: 'Axion',
    classes: [{ class: 'Assault', from: null }],
    spellings: ['nightfall'],
    retiredFrom: null,
  } as const
  setRoster([axion], () => 0)
  onTestFinished(() => void setRoster([], () => 0))
  const cup = Buffer.from(lines({ games: 1 }).join('\n').replaceAll(',ash,', ',nightfall,'))
  const { sets, findings } = await readMatchFileInWorker('a.csv', cup, LIMITS)
  expect(sets[0]?.games[0]?.teams[0]?.legends.toSorted()).toEqual(['axion', 'fuse', 'wattson'])
  expect(findings.map(({ kind }) => kind)).not.toContain('unknown_legend')
})

test('a worker knows the maps that administrators added', async () => {
  const talos = {
    id: 'talos',
    name: 'Talos',
    spellings: ['mp_rr_talos'],
    picture: null,
    calibration: null,
    pois: [],
    isRetired: false,
  }
  setMaps([talos])
  onTestFinished(() => void setMaps([]))
  const cup = Buffer.from(
    lines({ games: 1 }).join('\n').replaceAll('mp_rr_desertlands_hu', 'mp_rr_talos_mu1'),
  )
  const { sets } = await readMatchFileInWorker('a.csv', cup, LIMITS)
  expect(sets[0]?.games[0]?.map).toBe('talos')
})

test('a file that needs too much memory is refused with a sentence', async () => {
  await expect(readMatchFileInWorker('a.csv', large, { ...LIMITS, memoryMb: 32 })).rejects.toThrow(
    'Reading this file needs too much memory. Split it into several files.',
  )
})

test('a file that takes too long is refused with a sentence', async () => {
  await expect(
    readMatchFileInWorker('a.csv', large, { ...LIMITS, readMs: 1 }),
  ).rejects.toMatchObject({
    status: 400,
    message: 'Reading this file takes too long. Split it into several files.',
  })
})

test('a file that is refused for its content says so from a worker too', async () => {
  const tooLarge = Buffer.alloc(MATCH_FILE_BYTES + 1)
  await expect(readMatchFileInWorker('a.json', tooLarge, LIMITS)).rejects.toThrow(
    'larger than 64 MB',
  )
})
