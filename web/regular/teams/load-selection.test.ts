import { expect, test } from 'vitest'
import { loadSelection } from './load-selection.ts'

const known = ['Alliance', 'Owls, Copper', ...Array.from({ length: 30 }, (_, n) => `Team ${n}`)]

test.each([
  [
    ['Alliance', 'owls, copper'],
    ['Alliance', 'Owls, Copper'],
  ],
  ['["Alliance"]', ['Alliance']],
])('the teams of %j are loaded under the names the archive has', (saved, want) => {
  const { teams, toasts } = loadSelection(saved, known)
  expect(teams).toEqual(want)
  expect(toasts).toEqual([{ kind: 'success', text: `Loaded ${want.length} teams successfully` }])
})

test('unknown teams are dropped and named', () => {
  const { teams, toasts } = loadSelection(['Alliance', 'Nobody'], known)
  expect(teams).toEqual(['Alliance'])
  expect(toasts.map(({ text }) => text)).toEqual([
    'Loaded 1 teams successfully',
    "Not loaded because they're not in the archive: Nobody",
  ])
})

test('of more than 20 the first 20 are loaded', () => {
  const { teams, toasts } = loadSelection(known, known)
  expect(teams).toHaveLength(20)
  expect(toasts.at(-1)?.text).toBe('Loaded the first 20 of 32 teams (20 is the maximum)')
})

test.each([
  [['Nobody'], 'No valid teams found in selection'],
  [[], 'No teams found in selection'],
  ['no list', 'Invalid team data format'],
  [{ a: 1 }, 'Invalid team data format'],
])('%j loads nothing: %s', (saved, text) => {
  const loaded = loadSelection(saved, known)
  expect([loaded.teams, loaded.toasts[0]?.text]).toEqual([null, text])
})
