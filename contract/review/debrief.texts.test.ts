import { expect, test } from 'vitest'
import { INSIGHT_KINDS } from '#domain/review/debrief/insight.ts'
import { debriefMessages, type InsightTexts } from './debrief.texts.ts'

const { sentences } = debriefMessages
const TOLD = {
  own: 1,
  other: 2.25,
  n: 7,
  game: 2,
  facts: {
    kills: 9,
    atLeast: 8,
    damage: 3100,
    seconds: 23,
    worth: 2,
    place: 4,
    before: 1,
    games: 6,
    beforeGames: 12,
  },
}

/** What would say why something happened, or what to do. */
const CAUSES =
  /\b(because|due to|therefore|caused?|should|must|cost you|led to|thanks to|so that)\b/i

test.each(INSIGHT_KINDS)('the sentences of %s say numbers, and never a cause', (kind) => {
  const words: InsightTexts = sentences[kind]
  for (const few of [false, true]) {
    const told = { ...TOLD, n: few ? 3 : 7 }
    const all = [words.first(told), words.second(told), words.n(told), words.how]
    expect(all.filter((text) => CAUSES.test(text))).toEqual([])
    expect(all.join(' ')).not.toMatch(/undefined|NaN|null/)
    expect(words.first(told)).toMatch(/\d/)
  }
})

test('a comparison with few says so', () => {
  const { second } = sentences.killsWithoutPlacement
  expect(second({ ...TOLD, n: 4 })).toContain('read it as a hint')
  expect(second({ ...TOLD, n: 5 })).not.toContain('hint')
})
