import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const EXPORT =
  /^export (?:default )?(?:async )?(?:const|function\*?|class|interface|type|enum) (\w+)/gm

/** Names that exist more than once, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  setup: 'Vitest and Playwright require this name for what runs once before all tests.',
}

test('an exported name means one thing in the whole repository', () => {
  const files = globSync('{domain,contract,server,web,e2e,bench,scripts}/**/*.{ts,tsx}', {
    cwd: ROOT,
  })
  const found = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(EXPORT)].map(([, name = '']) => ({
      name,
      file,
    })),
  )
  expect(found.length).toBeGreaterThan(1500)
  const twice = [...Map.groupBy(found, ({ name }) => name)]
    .map(([name, places]) => [name, [...new Set(places.map(({ file }) => file))]] as const)
    .filter(([, places]) => places.length > 1)
  expect(twice.filter(([name]) => ALLOWED[name] === undefined)).toEqual([])
  expect(Object.keys(ALLOWED).filter((name) => twice.every(([it]) => it !== name))).toEqual([])
})
