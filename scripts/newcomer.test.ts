import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const SOURCES = globSync('{domain,contract,server,web}/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, text: `${file}\n${read(file)}`.toLowerCase() }))

/** More hits would not be read one by one. */
const MAX_HITS = 8

const rows = [...read('CONTRIBUTING.md').matchAll(/^\| (.+?) +\| `(.+?)` +\| `(.+?)` +\|$/gm)].map(
  ([, question = '', word = '', file = '']) => [question, word, file] as const,
)

test('CONTRIBUTING.md has ten questions of a newcomer', () => {
  expect(rows.length).toBeGreaterThanOrEqual(10)
})

test.each(rows)('%s A search for "%s" finds %s', (_, word, wanted) => {
  const hits = SOURCES.filter(({ text }) => text.includes(word.toLowerCase())).map(
    ({ file }) => file,
  )
  expect(hits).toContain(wanted)
  expect(hits.length).toBeLessThanOrEqual(MAX_HITS)
})
