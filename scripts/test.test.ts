import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const script = join(import.meta.dirname, 'test.mjs')

test.each([
  ['', 'Nothing to compare: set REAL_DATA to the folder of the real match files.'],
  ['/nowhere', 'REAL_DATA names /nowhere, but there is no folder "overstat" in it.'],
  [
    'docs',
    `REAL_DATA names ${join(import.meta.dirname, '..', 'docs')}, but there is no folder "overstat" in it.`,
  ],
])('a comparison with REAL_DATA "%s" fails with a sentence', (REAL_DATA, sentence) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--real'], {
    env: { ...process.env, REAL_DATA },
    encoding: 'utf8',
  })
  expect([status, stderr, stdout]).toEqual([1, `${sentence}\n`, '0 passed, 1 failed\n'])
})
