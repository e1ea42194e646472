import { expect, test } from 'vitest'
import type { DraftReplay } from '#contract/draft/draft-replay.ts'
import { draftPageMessages } from '#contract/draft/draft-page.texts.ts'
import { draftReplayMessages as texts } from '#contract/draft/draft-replay.texts.ts'
import type { ReplayStep } from '#domain/draft/draft-replay.ts'
import { INES, MIKA } from '../../shared/draft/test-draft.ts'
import { attributesOf, renderHtml, renderText } from '../../shared/ui/test-render.tsx'
import { DraftReplayPage } from './DraftReplayPage.tsx'
import { replayRows } from './replay-rows.ts'

const AT = Date.UTC(2026, 10, 16, 12)
const GAME = {
  id: 7,
  comp: ['ash', 'seer', 'loba'],
  bannedLegends: ['mad_maggie'],
  timestamp: '',
  user: MIKA,
  version: 13,
}

const pick = (version: number, legend: string): ReplayStep => ({
  type: 'pick',
  action: 'add',
  legend,
  index: version - 10,
  version,
  at: AT,
  user: INES,
})

const STEPS: ReplayStep[] = [
  pick(10, 'ash'),
  pick(11, 'seer'),
  pick(12, 'loba'),
  { type: 'draft_history', action: 'add', entry: GAME, version: 13, at: AT, user: MIKA },
  { type: 'ban', legend: 'ash', index: 0, version: 14, at: null, user: null },
]

const replay = (change: Partial<DraftReplay> = {}): DraftReplay => ({
  steps: STEPS,
  isCut: false,
  before: null,
  ...change,
})

interface Asked {
  room?: number
  until?: number | null
}

const htmlOf = (search: string, answer: unknown, { room = 1, until = null }: Asked = {}) =>
  renderHtml(<DraftReplayPage />, {
    search,
    answers: answer === undefined ? [] : [[['draft-replay', room, until], answer]],
  })

const textOf = (search: string, answer: unknown, asked: Asked = {}) =>
  htmlOf(search, answer, asked)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

const stepOf = (html: string) => attributesOf(html, 'aria-valuetext')[0]

test('a replay opens at its last step', () => {
  const html = htmlOf('', replay())
  expect(stepOf(html)).toBe('Step 5 of 5. banned Ash')
  expect(html).toMatch(/aria-current="step"[^>]*>.*Ash/)
  const text = textOf('', replay())
  expect(text).toContain(`${texts.bans} Ash ${texts.picks} ${texts.none} ${texts.games} Game 1`)
  expect(text).toContain(`${draftPageMessages.someone} banned Ash ${texts.noTime}`)
})

test('the address names a step by the version after it', () => {
  const html = htmlOf('?step=11', replay())
  expect(stepOf(html)).toBe('Step 2 of 5. ines picked Seer')
  const text = textOf('?step=11', replay())
  expect(text).toContain(`${texts.picks} Ash Seer ${texts.games} ${texts.none}`)
  // A step of another series shows the last one.
  expect(stepOf(htmlOf('?step=99', replay()))).toBe('Step 5 of 5. banned Ash')
})

const disabled = (search: string) =>
  Array.from(
    htmlOf(search, replay()).matchAll(/<button[^>]*aria-label="([^"]*)"[^>]*disabled=""/g),
    ([, label]) => label,
  )

test('the first and the last step have no step beyond them', () => {
  expect(disabled('?step=10')).toEqual([texts.previous])
  expect(disabled('?step=14')).toEqual([texts.next])
  expect(disabled('?step=12')).toEqual([])
})

test('a room and an earlier series have their own replay', () => {
  expect(textOf('?room=4&until=9', replay(), { room: 4, until: 9 })).toContain(texts.current)
  expect(textOf('?room=4', replay(), { room: 4 })).not.toContain(texts.current)
  expect(textOf('', replay({ before: 9 }))).toContain(texts.before)
  expect(textOf('', replay())).not.toContain(texts.before)
})

test('a series without steps says whether there was one before', () => {
  expect(textOf('', replay({ steps: [] }))).toContain(texts.empty)
  expect(textOf('', replay({ steps: [], before: 9 }))).toContain(texts.emptySeries)
  expect(htmlOf('', replay({ steps: [] })).match(/disabled=""/g)).toHaveLength(2)
})

// Finding D3.
test('a draft whose steps are not stored says so, and not that nothing was drafted', () => {
  expect(textOf('', replay({ steps: [], isCut: true }))).toContain(
    texts.lost.replace("'", '&#x27;'),
  )
})

test('a replay that is cut, loading or failed says so', () => {
  expect(textOf('', replay({ isCut: true }))).toContain(texts.cut)
  expect(textOf('', undefined)).toContain(texts.loading)
  expect(textOf('', new Error('away'))).toContain(texts.failed.replace("'", '&#x27;'))
})

test('a game that was saved before the first step can be removed without a trace', () => {
  const removed: ReplayStep = {
    type: 'draft_history',
    action: 'remove',
    entry: { id: 2, version: 3 },
    version: 15,
    at: AT,
    user: MIKA,
  }
  const rows = replayRows([...STEPS, removed], 1)
  expect(rows.at(-1)?.draft.draft_history.map(({ id }) => id)).toEqual([7])
  expect(renderText(<p>{rows.at(-1)?.action}</p>)).toBe('removed Game 1')
})
