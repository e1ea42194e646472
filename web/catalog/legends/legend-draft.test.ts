import { expect, test } from 'vitest'
import { draftFaults, type LegendDraft, NEW_LEGEND, toDraft, toForm } from './legend-draft.ts'

const AXION: LegendDraft = { ...NEW_LEGEND, name: 'Axion', short: 'Axion', class: 'Skirmisher' }

test('what was saved is edited as it was', () => {
  const form = {
    name: 'Axion',
    short: 'Ax',
    classes: [
      { class: 'Assault' as const, from: '2026-02-10' },
      { class: 'Recon' as const, from: '2026-05-12' },
    ],
    spellings: ['nightfall', 'over'],
    retiredFrom: null,
    picture: null,
  }
  expect(toForm(toDraft(form))).toEqual(form)
})

test('a draft without a short name takes the name, and empty spellings are left out', () => {
  expect(toForm({ ...AXION, short: ' ', spellings: ' nightfall, ,OD ' })).toMatchObject({
    short: 'Axion',
    spellings: ['nightfall', 'OD'],
  })
})

test.each([
  ['no name', { name: ' ' }, { name: 'Enter a name' }],
  ['digits in the name', { name: 'Axion 2' }, { name: /letters, spaces/ }],
  ['no class', { class: '' }, { classes: 'Choose a class' }],
  ['a long name as the short name', { name: 'Thunderhead', short: '' }, { short: /at most 7/ }],
  [
    'a change without a day',
    { changes: [{ class: 'Recon', from: '' }] },
    { classes: /needs a day/ },
  ],
  [
    'changes in the wrong order',
    { since: '2026-05-12', changes: [{ class: 'Recon', from: '2026-05-12' }] },
    { classes: /needs a day/ },
  ],
  ['a spelling twice', { spellings: 'nightfall, Night Fall' }, { spellings: /only once/ }],
  ['a spelling without letters', { spellings: '123' }, { spellings: /at least one letter/ }],
  ["another legend's short name", { short: 'Bh' }, { short: '"Bh" already means Bloodhound' }],
  ['a taken spelling', { spellings: 'wattson' }, { spellings: '"wattson" already means Wattson' }],
] as const)('%s is said at its field', (_, change, want) => {
  const faults = draftFaults({ ...AXION, ...change }, [])
  expect(Object.keys(faults)).toEqual(Object.keys(want))
  for (const [field, text] of Object.entries(want)) expect(faults[field]).toMatch(text)
})

test('a good draft has no fault', () => {
  expect(draftFaults({ ...AXION, spellings: 'nightfall', since: '2026-02-10' }, [])).toEqual({})
})
