import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * docs/formulas.md, "What the data does not support": none of these predicts points, so no text may say or suggest it.
 * They do help to foresee what a team plays, which is another sentence.
 */
const CAUSE =
  /\b(swap\w*|forced|familiar\w*|practi[cs]\w*|experience\w*|consisten\w*|comfort\w*|used to playing|know\w* (a|the) (composition|legend)s?|on this map)\b/i
const OUTCOME =
  /\b(points|scor(e|es|ed|ing)|results|wins?|winning|stronger|weaker|performs?|better|worse|expected value|value on)\b/i

/** Sentences with both that claim nothing. */
const NO_CLAIM = [
  // Says that there is no such effect.
  'Swapping legends, being forced to change, knowing a composition or legend well, and being consistent predict nothing',
]

const ROOT = join(import.meta.dirname, '../..')
const TEXTS = globSync('contract/*/{texts,*.texts}.ts', { cwd: ROOT })
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** What is between quotes. */
const literalsOf = (code: string) =>
  Array.from(
    code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g),
    ([, single, double, template]) => single ?? double ?? template ?? '',
  )

/** Paragraphs and table rows without line breaks. */
const paragraphsOf = (markdown: string) =>
  markdown
    .replaceAll(/\n(?=[|#-])/g, '\n\n')
    .split(/\n\s*\n/)
    .map((one) => one.replaceAll(/\s+/g, ' '))

const sentencesOf = (text: string) => text.split(/(?<=[.!?:])\s+/)

const claimsIn = (texts: readonly string[]) =>
  texts
    .flatMap(sentencesOf)
    .filter((sentence) => CAUSE.test(sentence) && OUTCOME.test(sentence))
    .filter((sentence) => !NO_CLAIM.some((known) => sentence.includes(known)))

test.each([
  'Swapping two legends costs points.',
  'Teams that are forced to change score less',
  'You win more with compositions you practice',
  'Consistent players get better results',
  'Expected points on this map',
])('"%s" would be found', (claim) => {
  expect(claimsIn([claim])).toEqual([claim])
})

test('no text on screen claims what the data does not support', () => {
  expect(TEXTS.length).toBeGreaterThan(50)
  expect(TEXTS.flatMap((file) => claimsIn(literalsOf(read(file))))).toEqual([])
})

test('the mean of everyone who played a composition is never called expected points', () => {
  const texts = TEXTS.flatMap((file) => literalsOf(read(file)))
  expect(texts.filter((text) => /expected points per game/i.test(text))).toEqual([])
})

test('no page of the documentation claims it', () => {
  const files = [...globSync('docs/*.md', { cwd: ROOT }), 'README.md']
  expect(files.flatMap((file) => claimsIn(paragraphsOf(read(file))))).toEqual([])
})
