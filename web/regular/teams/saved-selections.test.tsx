import { afterEach, expect, test } from 'vitest'
import { selectionMessages as texts } from '#contract/regular/selection.texts.ts'
import type { Selection } from '#contract/regular/selection.ts'
import { ApiError } from '../../shared/api/api.ts'
import { asUser, MIKA } from '../../shared/draft/test-draft.ts'
import { endSession, startSession } from '../../shared/session/session-store.ts'
import { renderText } from '../../shared/ui/test-render.tsx'
import { SavedSelections } from './SavedSelections.tsx'
import { selectionsQuery } from './selection.queries.ts'

afterEach(() => endSession('failed-login'))

const selection = (id: number, teams: Selection['teams'], saved_by: string | null = 'ines') => ({
  id,
  name: `Lobby ${id}`,
  teams,
  saved_by,
  saved_at: Date.UTC(2026, 9, 3, 12),
})

const list = (answer?: unknown) =>
  renderText(<SavedSelections known={['Owls']} onLoad={() => {}} />, {
    answers: answer === undefined ? [] : [[selectionsQuery.queryKey, answer]],
  })

const saved = (...team_selections: Selection[]) => ({ team_selections })

test('guests are asked to log in, whatever was loaded before', () => {
  expect(list(saved(selection(1, ['Owls'])))).toContain(texts.logInToView)
})

test('a list that is loading, failed or empty says so', () => {
  startSession('token', asUser(MIKA))
  expect(list()).toContain(texts.loadingSelections)
  expect(list(new ApiError(500, 'internal', 'x'))).toContain(texts.selectionsFailed)
  expect(list(saved())).toContain(texts.noSelections)
})

test('each selection counts its teams, stored as a list, as text or broken', () => {
  startSession('token', asUser(MIKA))
  const text = list(
    saved(
      selection(1, ['Owls']),
      selection(2, '["Owls","Foxes"]'),
      selection(3, 'not a list'),
      selection(4, [], null),
    ),
  )
  expect(text).toContain('Lobby 1 (1 team) by ines')
  expect(text).toContain(texts.selectionName('Lobby 2', 2))
  expect(text).toContain('Lobby 3 (0 teams)')
  expect(text).toMatch(/Lobby 4 \(0 teams\) 3 Oct 2026/)
})
