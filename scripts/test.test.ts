import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const script = join(import.meta.dirname, 'test.mjs')

test.each([
  ['', 'Nothing to compare. Set REAL_DATA to the folder with real match files.'],
  ['/nowhere', 'REAL_DATA is /nowhere, but it has no folder "overstat".'],
  [
    'docs',
    `REAL_DATA is ${join(import.meta.dirname, '..', 'docs')}, but it has no folder "overstat".`,
  ],
])('a comparison with REAL_DATA "%s" fails with a sentence', (REAL_DATA, sentence) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--real'], {
    env: { ...process.env, REAL_DATA },
    encoding: 'utf8',
  })
  expect([status, stderr, stdout]).toEqual([1, `${sentence}\n`, '0 passed, 1 failed\n'])
})
