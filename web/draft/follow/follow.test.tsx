import { expect, test } from 'vitest'
import type { DraftAsk } from '#contract/draft/draft-follow.ts'
import { draftFollowMessages as texts } from '#contract/draft/draft-follow.texts.ts'
import { renderHtml, renderText } from '../../shared/ui/test-render.tsx'
import { draftFollowQuery } from './draft-follow.queries.ts'
import { FollowLine } from './FollowLine.tsx'

const ask = (type: DraftAsk['type'], legends: string[]): DraftAsk => ({
  operationId: `${type} ${legends.join()}`,
  type,
  legends,
  askedAt: 0,
})

const ROOM = 4
const line = <FollowLine room={ROOM} />
const answers = (answer: unknown) => ({
  answers: [[draftFollowQuery(ROOM).queryKey, answer]] as const,
})
const FEEDS = [{ id: 7, name: 'Observer' }]
const follow = (isOn: boolean, changedBy: string | null, asks: DraftAsk[] = []) =>
  answers({ isOn, feed: null, feeds: FEEDS, changedBy, asks })

test('nothing is shown until it is known, and a failure says so', () => {
  expect(renderText(line)).toBe('')
  expect(renderText(line, answers(new Error('away')))).toBe(texts.loadFailed)
})

test('the switch says who switched it on, not who switched it off', () => {
  const on = follow(true, 'mika')
  expect(renderHtml(line, on)).toContain('checked=""')
  expect(renderText(line, on)).toContain(texts.changedBy('mika'))
  const off = follow(false, 'mika')
  expect(renderHtml(line, off)).not.toContain('checked=""')
  expect(renderText(line, off)).not.toContain('mika')
  expect(renderText(line, follow(true, null))).toContain(texts.hint)
})

// Finding L6.
test('a draft that follows says whose games it follows', () => {
  const text = renderText(line, follow(true, null))
  expect(text).toContain(texts.ownGames)
  expect(text).toContain(texts.ofFeed('Observer'))
  expect(renderText(line, follow(false, null))).not.toContain(texts.ownGames)
})

test('each question names the legends that it is about', () => {
  const text = renderText(
    line,
    follow(true, null, [ask('game', ['fuse', 'mad_maggie', 'seer']), ask('ban', ['mad_maggie'])]),
  )
  expect(text).toContain('We played Fuse, Mad Maggie, Seer, but other legends are picked here.')
  expect(text).toContain(texts.acceptGame)
  expect(text).toContain(`${texts.askBan('Mad Maggie')} ${texts.acceptBan('Mad Maggie')}`)
  expect(text.split(texts.dismiss)).toHaveLength(3)
})
