import { expect, test } from 'vitest'
import type { MergeSuggestionRow } from '#contract/archive/team-admin.ts'
import { teamAdminMessages as texts } from '#contract/archive/team-admin.texts.ts'
import { renderHtml, renderText } from '../ui/test-render.tsx'
import { LastMergeNotice } from './LastMergeNotice.tsx'
import { MergeChoices } from './MergeChoices.tsx'

const suggestion = (id: number, shared: string[] = []): MergeSuggestionRow => ({
  from: { id, name: `Otter ${id}`, games: 1 },
  into: { id: 1000 + id, name: `Heron ${id}`, games: 4 },
  reason: 'roster',
  shared,
})

test('a suggestion says why and names the shared players', () => {
  expect(renderText(<MergeChoices suggestions={[suggestion(1, ['ann', 'ben', 'cleo'])]} />)).toBe(
    'Choose all Merge chosen teams Otter 1 (1 game) might be Heron 1 (4 games) : ' +
      'the teams share three or more players 3 shared players: ann, ben, cleo',
  )
})

test('nothing is chosen at first, and ten suggestions are shown', () => {
  const html = renderHtml(
    <MergeChoices suggestions={Array.from({ length: 12 }, (_, id) => suggestion(id))} />,
  )
  expect(html).not.toContain('checked=""')
  expect(html.match(/<li/g)).toHaveLength(10)
  expect(html).toContain(texts.showMore(2))
})

test('the last merge says who merged what, and can be undone', () => {
  const merges = [1, 2, 3, 4, 5, 6].map((id) => ({ from: `Otter ${id}`, into: 'Heron' }))
  const text = renderText(<LastMergeNotice merge={{ id: 1, by: 'mika', at: 0, merges }} />)
  expect(text).toContain('Merged by mika')
  expect(text).toContain('Otter 5 into Heron and 1 more.')
  expect(text).toContain(texts.undoMerge)
})
