import { expect, test } from 'vitest'
import { shareLinkMessages as texts } from '#contract/share/share-link.texts.ts'
import { attributesOf, renderHtml, renderText } from '../ui/test-render.tsx'
import { NewShareLink } from './NewShareLink.tsx'
import { shareLinksQuery } from './share-link.queries.ts'
import { ShareLinkList } from './ShareLinkList.tsx'

const SUBJECT = { kind: 'game_replay', room: null, series: null, game: 12 } as const
const OTHER = { ...SUBJECT, game: 13 }

const link = (id: number, uses: number) => ({
  id,
  created_by: 'mika',
  created_at: new Date(2026, 9, 3, 12).getTime(),
  expires_at: new Date(2026, 9, 10, 12).getTime(),
  uses,
  canTurnOff: id !== 9,
})

const options = (answer: unknown) => ({
  answers: [[shareLinksQuery(SUBJECT).queryKey, answer]] as const,
})

test('links are listed with their maker, their end and how often they were opened', () => {
  const list = <ShareLinkList subject={SUBJECT} />
  const text = renderText(list, options({ links: [link(1, 0), link(2, 1), link(3, 5)] }))
  expect(text).toContain('By mika, 3 Oct 2026, 12:00 Expires 10 Oct 2026, 12:00, not opened yet')
  expect(text).toContain('opened 1 time ')
  expect(text).toContain('opened 5 times')
  const html = renderHtml(list, options({ links: [link(1, 0)] }))
  expect(attributesOf(html, 'aria-label')).toEqual([texts.revokeOf('mika', '3 Oct 2026, 12:00')])
})

// Finding C1.
test('a link that the user can not turn off has no button', () => {
  const html = renderHtml(<ShareLinkList subject={SUBJECT} />, options({ links: [link(9, 0)] }))
  expect(attributesOf(html, 'aria-label')).toEqual([])
})

test('each subject has its own links', () => {
  const list = <ShareLinkList subject={OTHER} />
  expect(renderText(list, options({ links: [link(1, 0)] }))).toContain(texts.loading)
})

test('a list without links, or one that failed, says so', () => {
  const list = <ShareLinkList subject={SUBJECT} />
  expect(renderText(list, options({ links: [] }))).toContain(texts.none)
  const failed = renderText(list, options(new Error('away')))
  expect(failed).toContain(texts.listFailed)
  expect(failed).not.toContain(texts.none)
})

test('an address is shown only after its link was made', () => {
  const html = renderHtml(<NewShareLink subject={SUBJECT} path="/replay" />)
  expect(html).toContain(texts.create)
  expect(html).not.toContain(texts.once)
  expect(html).not.toContain(texts.copy)
})
