import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const LISTS = ['specification-texts.test.ts', 'specification-data-texts.test.ts']

const TOAST =
  'A toast after a failed request. It only appears in a browser, where no test fails this request.'
const IN_DIALOG = 'Inside a dialog, which only a browser draws, before its answer arrives.'

/** Texts that no test sees, with the reason. */
const UNSEEN: Readonly<Record<string, string>> = {
  'draftPageMessages.columns.picks':
    'A head of the table of games, drawn in one loop with the other heads, which are seen.',
  'draftPageMessages.loadFailed': 'Needs the first answer of the live connection to fail.',
  'draftPageMessages.loadingNotes': IN_DIALOG,
  'draftPageMessages.noNotesToast':
    'A toast beside the same sentence in the dialog, which is seen.',
  'lootpathMessages.saveFailed': TOAST,
  'pinMessages.deleteFailed': TOAST,
  'poiEditMessages.resetFailed': TOAST,
  'poiMessages.exportFailed': TOAST,
  'poiMessages.exporting': 'On the button only while the workbook is written.',
  'popularMessages.topPerTeam': 'The title of a dialog, which only a browser draws.',
  'selectionMessages.deleteFailed': TOAST,
  'selectionMessages.saveFailed': TOAST,
  'statsMessages.exportFailed': TOAST,
}

interface Quoted {
  readonly text: string
  /** `rankingMessages.noComps` */
  readonly name: string
}

/** The pairs of a list: the specification's words and the text of ours that has them. */
function readList(source: string): Quoted[] {
  const exports = namesOf(source)
  return [...source.matchAll(PAIR)].map(([, , text = '', alias = '', path = '', values = '']) => ({
    text: longestPart(text, values),
    name: `${exports.get(alias) ?? alias}.${path}`,
  }))
}

const PAIR = /\[\s*(['"])((?:(?!\1).)+)\1,\s*(\w+)\.([\w.]+)(?:\(([^)]*)\))?/g

/** Tests have other values than the list: `3 of 80 teams selected` is looked for as ` teams selected`. */
function longestPart(text: string, values: string): string {
  const given = values.split(',').map((value) => value.trim().replaceAll("'", ''))
  const parts = given.reduce(
    (all, value) => (value === '' ? all : all.flatMap((part) => part.split(value))),
    [text],
  )
  return parts.toSorted((a, b) => b.length - a.length)[0] ?? text
}

/** The exported names of messages by the names that a file uses for them. */
function namesOf(source: string): Map<string, string> {
  const known = names.get(source) ?? readNames(source)
  names.set(source, known)
  return known
}

const names = new Map<string, Map<string, string>>()

function readNames(source: string): Map<string, string> {
  const imports = [...source.matchAll(/import \{([^}]*)\} from/g)]
  const imported = imports.flatMap(([, list = '']) => list.split(','))
  return new Map(
    imported.flatMap((one) => {
      const [exported = '', local = exported] = one.trim().split(' as ')
      return exported === '' ? [] : [[local, exported]]
    }),
  )
}

/** Whether a test has the text, or compares with the text of ours. */
function sees(source: string, { text, name }: Quoted): boolean {
  if (text.length >= LONG && source.includes(text)) return true
  if (["'", '"', '`', '/'].some((mark) => source.includes(mark + text + mark))) return true
  const [exported = '', ...path] = name.split('.')
  const locals = [...namesOf(source)].flatMap(([local, one]) => (one === exported ? [local] : []))
  return locals.some((local) => new RegExp(`\\b${local}\\.${path.join('\\.')}\\b`).test(source))
}

/** Whether code has the text of ours, or the group it is in: `texts.tabs[tab]`, `const { tabs } = texts`. */
function uses(source: string, { name }: Quoted): boolean {
  const [exported = '', ...path] = name.split('.')
  const locals = [...namesOf(source)].flatMap(([local, one]) => (one === exported ? [local] : []))
  return locals.some((local) =>
    path.some((part, at) => {
      const owner = [local, ...path.slice(0, at)].join('\\.')
      const isText = at === path.length - 1
      const read = `\\b${owner}\\.${part}\\b${isText ? '' : '(?!\\.)'}`
      const taken = `\\{[^{}]*\\b${part}\\b[^{}]*\\} = ${owner}\\b(?!\\.)`
      return new RegExp(`${read}|${taken}`).test(source)
    }),
  )
}

/** Shorter ones are parts of other words. */
const LONG = 12

const tests = globSync(['{web,server}/**/*.test.{ts,tsx}', 'e2e/**/*.ts'], { cwd: ROOT }).map(
  (path) => readFileSync(join(ROOT, path), 'utf8'),
)
const code = globSync(['{web,server,contract}/**/*.{ts,tsx}'], { cwd: ROOT })
  .filter((path) => !path.includes('.test.') && !path.includes('node_modules'))
  .map((path) => readFileSync(join(ROOT, path), 'utf8'))
const quoted = LISTS.flatMap((name) =>
  readList(readFileSync(join(import.meta.dirname, name), 'utf8')),
)

test('each text of the specification is seen by a test, or has a reason why not', () => {
  expect(quoted.length).toBeGreaterThan(250)
  const unseen = quoted.filter((one) => !tests.some((source) => sees(source, one)))
  const found = [...new Set(unseen.map(({ name }) => name))]
  expect(found.toSorted()).toEqual(Object.keys(UNSEEN).toSorted())
})

test('each text of the specification is used by the product', () => {
  const unused = quoted.filter((one) => !code.some((source) => uses(source, one)))
  expect(unused.map(({ name }) => name)).toEqual([])
})

test('a text that is only mentioned elsewhere counts as neither seen nor used', () => {
  const [one] = readList(
    "import { aMessages as a } from './a.ts'\n['3 of 9 rings', a.rings(3, 9)],",
  )
  expect(one).toEqual({ text: ' rings', name: 'aMessages.rings' })
  if (!one) return
  const imported = "import { aMessages as texts } from '#contract/base/a.texts.ts'\n"
  expect(sees(`${imported}expect(text).toContain(texts.rings(1, 2))`, one)).toBe(true)
  expect(sees(`${imported}expect(text).toContain(texts.ringsLost)`, one)).toBe(false)
  expect(sees('expect(text).toContain(texts.rings(1, 2))', one)).toBe(false)
  expect(sees("expect(text).toBe('All rings are placed')", one)).toBe(false)
  expect(uses(`${imported}const { rings } = texts`, one)).toBe(true)
  expect(uses(`${imported}const { ringsLost } = texts`, one)).toBe(false)
  expect(uses(`${imported}return texts.rings(1, 2)`, one)).toBe(true)
})
