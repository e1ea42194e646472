import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readGuide, readSpans } from '../web/app/guide/guide-text.ts'

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

const guide = readGuide(read('docs/guide.md'))

test('every picture of the guide exists and is used, and together they are small', () => {
  const shown = guide.flatMap((block) => (block.kind === 'picture' ? [block.file] : []))
  const taken = readdirSync(join(root, 'docs/guide'))
  expect(taken.toSorted()).toEqual(shown.toSorted())
  const bytes = taken.map((file) => statSync(join(root, 'docs/guide', file)).size)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_500_000)
  expect(guide.filter((block) => block.kind === 'picture' && block.alt.length < 20)).toEqual([])
})

test('every link of the guide leads to one of its headings', () => {
  const anchors = guide.flatMap((block) => (block.kind === 'heading' ? [`#${block.id}`] : []))
  const texts = guide.flatMap((block) =>
    block.kind === 'list' ? block.items : block.kind === 'paragraph' ? [block.text] : [],
  )
  const links = texts.flatMap(readSpans).flatMap((span) => (span.kind === 'link' ? [span.to] : []))
  expect(links).toEqual(anchors)
})
