import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const blocks = [...read('docs/EXAMPLE.md').matchAll(/```tsx? file=(\S+)\n(.*?)```/gs)].map(
  ([, file = '', code = '']) => [file, code] as const,
)

test('the example has a block of every layer', () => {
  expect(new Set(blocks.map(([file]) => file.split('/')[0]))).toEqual(
    new Set(['domain', 'contract', 'server', 'web']),
  )
})

test.each(blocks)('the example shows %s as it is', (file, code) => {
  expect(read(file)).toContain(code)
})

test('every package of the lock file has its hash and no address', () => {
  const lock: { packages: Record<string, { integrity?: string; resolved?: string }> } = JSON.parse(
    read('package-lock.json'),
  )
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '')
  expect(packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
  expect(packages.filter(([, { resolved }]) => resolved)).toEqual([])
})

test('the changelog begins with what is unreleased and then the version of the package', () => {
  const { version }: { version: string } = JSON.parse(read('package.json'))
  const [first, second] = [...read('CHANGELOG.md').matchAll(/^## (.+)$/gm)].map(([, text]) => text)
  expect([first, second?.split(' - ')[0]]).toEqual(['Unreleased', version])
})

test('every variable that the server reads is in the README', () => {
  const names = [...read('server/process/env.ts').matchAll(/^ {2}([A-Z_]+):/gm)].map(
    ([, name = '']) => name,
  )
  expect(names.length).toBeGreaterThan(8)
  expect(names.filter((name) => name !== 'NODE_ENV' && !read('README.md').includes(name))).toEqual(
    [],
  )
})
