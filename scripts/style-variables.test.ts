import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const textOf = (pattern: string) =>
  globSync(pattern)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name)

test('every variable that a stylesheet uses has a value', () => {
  const styles = textOf('web/**/*.css')
  const code = textOf('web/**/*.{ts,tsx,js}')
  const set = new Set([...namesIn(styles, /(--[\w-]+):/g), ...namesIn(code, /'(--[\w-]+)'/g)])
  const used = new Set(namesIn(styles, /var\((--[\w-]+)/g))
  expect(used.size).toBeGreaterThan(50)
  // Radix sets its own.
  expect([...used].filter((name) => !set.has(name) && !name.startsWith('--radix-'))).toEqual([])
})
