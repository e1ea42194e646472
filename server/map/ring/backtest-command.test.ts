import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { commandMessages as texts } from '#contract/base/command.texts.ts'

const SCRIPT = join(import.meta.dirname, '../../../scripts/backtest.mjs')

const HEAD = 'map,x1,y1,x2,y2,x3,y3,r3'
/** Storm Point's ring 3 has a radius of 8,000 / 102,105 of the picture: 1,283.7 in a square of 16,384. */
const TRAIN = [
  'stormpoint,8192,8192,8192,8192,8192,8192,1284',
  'stormpoint,8192,8192,8192,8192,8192,8192,1284',
  // Of another map, and a ring that was moving.
  'worldsedge,8192,8192,8192,8192,8192,7500,1457',
  'stormpoint,8192,8192,8192,8192,100,100,1400',
]
const TEST = [
  'stormpoint,8192,8192,8192,8192,8192,8192,1284',
  // 321 / 1283.7 = 0.25 radii.
  'stormpoint,8192,8192,8192,8192,8513,8192,1284',
  // 963 / 1283.7 = 0.75 radii.
  'stormpoint,8192,8192,8192,8192,8192,7229,1284',
  'stormpoint,8192,8192,8192,8192,8192,6908,1000',
]

/** Runs `npm run backtest -- rings` as its own process. */
async function run(...args: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'ringwise-rings-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const files = { 'train.csv': TRAIN, 'test.csv': TEST, 'empty.csv': [] }
  for (const [name, lines] of Object.entries(files))
    await writeFile(join(folder, name), [HEAD, ...lines].join('\n'))
  return new Promise<{ code: number; out: string; errors: string }>((resolve) => {
    const { PATH } = process.env
    const child = execFile(
      process.execPath,
      [SCRIPT, 'rings', ...args],
      { cwd: folder, env: { PATH } },
      (_, out, errors) => resolve({ code: child.exitCode ?? -1, out, errors }),
    )
  })
}

test('the back-test of two files prints three numbers as JSON', async () => {
  const { code, out } = await run('--train', 'train.csv', '--test', 'test.csv', '--json')
  expect([code, JSON.parse(out)]).toEqual([0, { n: 3, median: 0.2501, withinHalf: 66.67 }])
})

test('without JSON it is a table by map, with the lines that were left out', async () => {
  const { code, out } = await run('--train', 'train.csv', '--test', 'test.csv')
  expect(code).toBe(0)
  expect(out).toMatch(/Storm Point +2 +3 +0\.25 +66\.7%/)
  expect(out).toContain('median miss 0.25 radii, 66.7% within half a radius')
  expect(out).toContain('train.csv: 1 line left out.')
  expect(out).toContain('test.csv: 1 line left out.')
})

test('missing options, missing files and empty files are refused', async () => {
  expect(await run('--train', 'train.csv')).toEqual({
    code: 2,
    out: '',
    errors: `${texts.ringBacktestUsage}\n`,
  })
  expect((await run('--tune')).code).toBe(2)
  expect(await run('--train', 'none.csv', '--test', 'test.csv')).toMatchObject({
    code: 1,
    errors: "Couldn't read none.csv.\n",
  })
  expect(await run('--train', 'train.csv', '--test', 'empty.csv')).toMatchObject({
    code: 1,
    errors: 'empty.csv has no usable ring games.\n',
  })
})
