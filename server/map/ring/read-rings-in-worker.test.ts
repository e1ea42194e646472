import { expect, onTestFinished, test } from 'vitest'
import { setMaps } from '#domain/catalog/map.ts'
import { readRingsInWorker } from './read-rings-in-worker.ts'

const LIMITS = { inlineBytes: 0, memoryMb: 256, readMs: 30_000 }
const HEAD = 'map,x1,y1,x2,y2,x3,y3'

// Finding X12.
test('a worker reads a ring file like the main thread, with added maps', async () => {
  const talos = {
    id: 'talos',
    name: 'Talos',
    spellings: [],
    picture: null,
    calibration: null,
    pois: [],
    isRetired: false,
  }
  setMaps([talos])
  onTestFinished(() => void setMaps([]))
  const lines = ['talos', 'stormpoint', 'nowhere'].map((map) => `${map},0.5,0.5,0.5,0.5,0.5,0.5`)
  const bytes = Buffer.from(`\uFEFF${[HEAD, ...lines].join('\n')}`)
  const file = await readRingsInWorker(bytes, LIMITS)
  expect(file.games.map(({ map }) => map)).toEqual(['talos', 'stormpoint'])
  expect(file.faults).toEqual([{ line: 4, fault: 'map' }])
  expect(await readRingsInWorker(bytes)).toEqual(file)
})

test('a ring file that takes too long is refused with a sentence', async () => {
  await expect(readRingsInWorker(Buffer.from(HEAD), { ...LIMITS, readMs: 1 })).rejects.toThrow(
    'takes too long',
  )
})
